const PREFIX = 'ws-studio.';

/** Stored as long as the tab is open, or until it is removed. */
type Place = 'sessionStorage' | 'localStorage';

/** A stored value; `undefined` if there is none, or the browser allows no storage. */
export function readStored(name: string, place: Place = 'sessionStorage'): string | undefined {
  try {
    return globalThis[place].getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined; // storage is blocked: the studio works without it
  }
}

/** Stores a value. Returns `false` if there is no space, or no storage. */
export function writeStored(name: string, value: string, place: Place = 'sessionStorage'): boolean {
  try {
    globalThis[place].setItem(PREFIX + name, value);
    return true;
  } catch {
    return false; // the caller tells the visitor if it matters
  }
}
