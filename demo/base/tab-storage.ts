const PREFIX = 'ws-studio.';

/** What is kept as long as the tab is open; nothing where the browser allows no storage. */
export function readStored(name: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined; // storage is blocked: the studio does without
  }
}

/** Keeps it. `false` where there is no room, or no storage. */
export function writeStored(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false; // the caller tells the visitor, where it matters
  }
}
