import type { TextStorage } from '../../src/source/wrapped/answer-store.ts';

const bytesOf = (entries: Iterable<readonly [string, string]>): number =>
  [...entries].reduce((sum, [key, value]) => sum + 2 * (key.length + value.length), 0);

/** A `Storage` with as much space as browsers give. */
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
    const after = new Map(this.entries).set(key, value);
    if (bytesOf(after) > this.roomBytes) throw new DOMException('Full.', 'QuotaExceededError');
    this.entries.set(key, value);
  }

  /** The bytes of our entries. */
  get oursBytes(): number {
    return bytesOf([...this.entries].filter(([key]) => key.startsWith('ws-widgets:')));
  }
}
