import type { TextStorage } from '../../src/source/wrapped/answer-store.ts';

/** A storage as browsers have one, with as much room as they grant. */
export class FakeStorage implements TextStorage {
  entries = new Map<string, string>();
  roomBytes = 5_000_000;

  get length(): number {
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }

  setItem(key: string, value: string): void {
    const others = [...this.entries].filter(([other]) => other !== key);
    const bytes = [...others, [key, value]].flat().join('').length * 2;
    if (bytes > this.roomBytes) throw new DOMException('Full.', 'QuotaExceededError');
    this.entries.set(key, value);
  }

  /** Bytes of what is ours. */
  get oursBytes(): number {
    const ours = [...this.entries].filter(([key]) => key.startsWith('ws-widgets:'));
    return ours.flat().join('').length * 2;
  }
}
