// What visitors agreed to, for all elements of a page: a service, by its address, may be asked.

/** To be raised when what is kept means something else: no older agreement holds for it. */
const PREFIX = 'ws-widgets-consent:1:';
const YES = 'yes';

const agreed = new Set<string>();

/** Those that wait for an agreement, by what tells them of it. */
const waiting = new Set<() => void>();

/** A storage that is blocked, full or patched by the page is no error: nothing is kept, or nothing found. */
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

function take(service: string): void {
  agreed.add(service);
  for (const tell of waiting) tell();
}

/** Whether the visitor agreed that a service is asked; `recalls` looks for what was kept of an earlier visit, too. */
export function isAgreed(service: string, recalls: boolean): boolean {
  if (!agreed.has(service) && recalls && isKept(service)) take(service);
  return agreed.has(service);
}

/** The visitor agrees; `keeps` keeps it for the next visit. Returns whether it is kept. */
export function agree(service: string, keeps: boolean): boolean {
  const isStored = keeps && keep(service);
  take(service);
  return isStored;
}

/** Calls back at each agreement, until `unwait`. */
export const wait = (tell: () => void): void => void waiting.add(tell);

export const unwait = (tell: () => void): void => void waiting.delete(tell);
