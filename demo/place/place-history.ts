import { Later } from '../base/later.ts';
import type { Own } from './own.ts';
import { readStored, writeStored } from '../base/storage.ts';

/** The state of an entry in the browser's history, besides its URL. */
interface Entry {
  /** Its position among the studio's entries, from 0. */
  readonly index: number;
  /** `undefined` until it was read. */
  readonly own: Own | undefined;
}

/** Browsers limit how often a page may change its URL. */
const ADDRESS_MS = 250;

const LAST = 'last-entry';

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number';

/** The studio's entries in the browser's history. Each change is an entry, so Back undoes it, and Undo goes back. */
export class PlaceHistory {
  readonly #later = new Later(ADDRESS_MS);
  #entry: Entry = { index: 0, own: undefined };
  #last = 0;

  constructor() {
    // So that nothing is lost when the visitor leaves the page.
    addEventListener('pagehide', () => this.#later.flush());
    // The first entry of a visit gets a state too, so that it is recognized when the visitor comes back to it.
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

  /** The current entry of the browser; `undefined` if it is not one of ours. */
  read(): Entry | undefined {
    const state: unknown = history.state;
    // A URL that is not written yet belongs to another entry.
    this.#later.drop();
    if (!isEntry(state)) return undefined;
    this.#entry = state;
    return state;
  }

  /** Adds an entry. What was undone before can then no longer be redone. */
  push(address: string, own: Own): void {
    this.#later.flush();
    this.#entry = { index: this.#entry.index + 1, own };
    this.#last = this.#entry.index;
    writeStored(LAST, String(this.#last));
    history.pushState(this.#entry, '', address);
  }

  /** Updates the person's own source and look in the current entry, at once. */
  keep(own: Own): void {
    this.#entry = { ...this.#entry, own };
    history.replaceState(this.#entry, '');
  }

  /** Updates the current entry, and after a moment its URL. */
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
