// What visitors agreed to, for all elements of a page: a service, by its address, may be contacted.

/** To be raised when what is kept means something else: no older agreement holds for it. */
const PREFIX = 'ws-widgets-consent:1:';
const YES = 'yes';

const agreed = new Set<string>();
/** Those whose consent was withdrawn, and is still stored. */
const revoked = new Set<string>();

/** Those that hold back what is not agreed to, by what tells them of a change. */
const listeners = new Set<() => void>();

/** A storage that is blocked, full or patched by the page is not an error: nothing is kept, or nothing found. */
function isKept(service: string): boolean {
  try {
    return localStorage.getItem(PREFIX + service) === YES;
  } catch {
    return false;
  }
}

/** Returns whether it is kept. */
function keep(service: string): boolean {
  try {
    localStorage.setItem(PREFIX + service, YES);
  } catch {
    return false;
  }
  return isKept(service);
}

/** Returns whether it is gone. */
function forget(service: string): boolean {
  try {
    localStorage.removeItem(PREFIX + service);
  } catch {
    return false;
  }
  return !isKept(service);
}

const tellAll = (): void => listeners.forEach((tell) => tell());

function take(service: string): void {
  agreed.add(service);
  tellAll();
}

/** Whether the visitor agreed that a service is asked; `recalls` looks for what was kept of an earlier visit, too. */
export function isAgreed(service: string, recalls: boolean): boolean {
  if (!agreed.has(service) && !revoked.has(service) && recalls && isKept(service)) take(service);
  return agreed.has(service);
}

/** The visitor agrees; `keeps` keeps it for the next visit. Returns whether it is kept. */
export function agree(service: string, keeps: boolean): boolean {
  const isStored = keeps && keep(service);
  revoked.delete(service);
  take(service);
  return isStored;
}

/** The visitor takes it back, stored or not. */
export function revoke(service: string): void {
  // Where the browser does not let go of what it stored, it is not believed, as long as this page is open.
  if (!forget(service)) revoked.add(service);
  agreed.delete(service);
  tellAll();
}

export const listen = (tell: () => void): void => void listeners.add(tell);

export const unlisten = (tell: () => void): void => void listeners.delete(tell);
