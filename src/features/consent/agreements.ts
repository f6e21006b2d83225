import { isServer } from 'lit';
import { PREFIX as PLACE_PREFIX } from '../../source/wrapped/kept-place.ts';

// Which services, by their addresses, the visitor agreed to contact: shared by all elements of a page.

/** Raise the number when the meaning of what is stored changes: older agreements no longer count then. */
const PREFIX = 'ws-widgets-consent:1:';
const YES = 'yes';

const agreed = new Set<string>();
/** Those of them for which consent is stored. */
const stored = new Set<string>();
/** Services for which consent was withdrawn, but is still stored. */
const revoked = new Set<string>();

/** The callbacks of those that hold something back until it is agreed to: called at each change. */
export const listeners = new Set<() => void>();

/** A storage that is blocked, full or patched by the page is not an error: nothing is kept, or nothing found. */
function inStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Whether the page has a storage: a frame with `sandbox` may have none. A server does not know, and says what most browsers do. */
export const canKeep = (): boolean => isServer || inStorage((storage) => storage.getItem(PREFIX)) !== undefined;

const isKept = (service: string): boolean => inStorage((storage) => storage.getItem(PREFIX + service)) === YES;

const notifyAll = (): void => listeners.forEach((notify) => notify());

function take(service: string): void {
  agreed.add(service);
  notifyAll();
}

/** Whether the visitor agreed to contact a service; with `recalls`, consent that was stored at an earlier visit counts, too. */
export function isAgreed(service: string, recalls: boolean): boolean {
  if (!agreed.has(service) && !revoked.has(service) && recalls && isKept(service)) {
    stored.add(service);
    take(service);
  }
  return agreed.has(service);
}

/** Notes that the visitor agrees; `keeps` stores that for the next visit. Returns whether it is stored. */
export function agree(service: string, keeps: boolean): boolean {
  if (keeps) inStorage((storage) => storage.setItem(PREFIX + service, YES));
  revoked.delete(service);
  take(service);
  const isStored = keeps && isKept(service);
  if (isStored) stored.add(service);
  return isStored;
}

export function revoke(service: string): void {
  inStorage((storage) => storage.removeItem(PREFIX + service));
  // What `cache` keeps of posts goes, too, by whichever feed or page of this tab.
  inStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PLACE_PREFIX)) sessionStorage.removeItem(key);
  });
  // If the browser cannot remove the stored consent, it is ignored for as long as this page is open.
  if (isKept(service)) revoked.add(service);
  agreed.delete(service);
  stored.delete(service);
  notifyAll();
}

/** Another page of the site may have stored or withdrawn consent: in another tab, or before the visitor came back to this page. */
function readAgain(): void {
  for (const service of stored) if (!isKept(service)) revoke(service);
  notifyAll();
}

if (!isServer) for (const type of ['storage', 'pageshow']) addEventListener(type, readAgain);
