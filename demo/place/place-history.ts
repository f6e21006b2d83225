import { Later } from '../base/later.ts';
import type { Own } from './own.ts';
import { readStored, writeStored } from '../base/storage.ts';

/** What an entry of the browser's history keeps beside its address. */
interface Entry {
  /** Which of the studio's entries it is. */
  readonly index: number;
  /** `undefined` until that was read. */
  readonly own: Own | undefined;
}

/** Browsers take an address only so often. */
const ADDRESS_MS = 250;

const LAST = 'last-entry';

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number';

/** The studio's entries in the browser's history: each change is one, so that Back undoes it, and Undo goes back. */
export class PlaceHistory {
  readonly #later = new Later(ADDRESS_MS);
  #entry: Entry = { index: 0, own: undefined };
  #last = 0;

  constructor() {
    // Nothing is lost where the page is left.
    addEventListener('pagehide', () => this.#later.flush());
    // The entry that a visit begins with has to be told from none when it is come back to.
    if (!this.read()) history.replaceState(this.#entry, '');
    const last: unknown = JSON.parse(readStored(LAST) ?? '0');
    this.#last = typeof last === 'number' && last > this.#entry.index ? last : this.#entry.index;
  }

  get canUndo(): boolean {
    return this.#entry.index > 0;
  }

  get canRedo(): boolean {
    return this.#entry.index < this.#last;
  }

  /** The entry that the browser is at; `undefined` where it is none of ours. */
  read(): Entry | undefined {
    const state: unknown = history.state;
    // What was not written yet belongs to another entry.
    this.#later.drop();
    if (!isEntry(state)) return undefined;
    this.#entry = state;
    return state;
  }

  /** A new entry, which ends what could be redone. */
  push(address: string, own: Own): void {
    this.#later.flush();
    this.#entry = { index: this.#entry.index + 1, own };
    this.#last = this.#entry.index;
    writeStored(LAST, String(this.#last));
    history.pushState(this.#entry, '', address);
  }

  /** The same entry with what is the person's own, now. */
  keep(own: Own): void {
    this.#entry = { ...this.#entry, own };
    history.replaceState(this.#entry, '');
  }

  /** The same entry with another address, soon. */
  replace(address: string, own: Own): void {
    const entry = (this.#entry = { ...this.#entry, own });
    this.#later.do(() => history.replaceState(entry, '', address));
  }

  undo(): void {
    this.#later.flush();
    if (this.canUndo) history.back();
  }

  redo(): void {
    this.#later.flush();
    if (this.canRedo) history.forward();
  }
}
