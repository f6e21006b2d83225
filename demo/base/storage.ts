const PREFIX = 'ws-studio.';

/** As long as the tab is open, or until it is taken back. */
type Place = 'sessionStorage' | 'localStorage';

/** What is kept; nothing where the browser allows no storage. */
export function readStored(name: string, place: Place = 'sessionStorage'): string | undefined {
  try {
    return globalThis[place].getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined; // storage is blocked: the studio does without
  }
}

/** Keeps it. `false` where there is no room, or no storage. */
export function writeStored(name: string, value: string, place: Place = 'sessionStorage'): boolean {
  try {
    globalThis[place].setItem(PREFIX + name, value);
    return true;
  } catch {
    return false; // the caller tells the visitor, where it matters
  }
}
