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
function inStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const isKept = (service: string): boolean => inStorage((storage) => storage.getItem(PREFIX + service)) === YES;

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
  if (keeps) inStorage((storage) => storage.setItem(PREFIX + service, YES));
  revoked.delete(service);
  take(service);
  return keeps && isKept(service);
}

/** The visitor takes it back, stored or not. */
export function revoke(service: string): void {
  inStorage((storage) => storage.removeItem(PREFIX + service));
  // Where the browser does not let go of what it stored, it is not believed, as long as this page is open.
  if (isKept(service)) revoked.add(service);
  agreed.delete(service);
  tellAll();
}

export const listen = (tell: () => void): void => void listeners.add(tell);

export const unlisten = (tell: () => void): void => void listeners.delete(tell);
