import { type Fault, FaultError } from './fault.ts';
import { startDeadline } from './timer.ts';
import { logOnce } from './log.ts';
import { unlessAborted } from './waits.ts';

/** The default timeout of requests: a file that never loads delays posts no longer than that. */
const LATE_AFTER_MS = 10_000;

/** `load` imports a module by another URL than the one that failed, where that is possible: not in a bundle. */
export const again: { load?: (url: string) => Promise<unknown> | undefined } = {};

type OnEnd<Module> = (module?: Module, isLate?: boolean) => void;

/**
 * Imports a module, by a URL with a query if that fails: Firefox, and Chromium until 2026, keep a failure by its URL.
 * Rejects if it is late, too; `onEnd` is called with the module when it comes, and whether it is late, or with nothing.
 */
export function importModule<Module>(load: () => Promise<Module>, onEnd?: OnEnd<Module>): Promise<Module> {
  const { signal, stop } = startDeadline(LATE_AFTER_MS);
  // webpack's `import()` throws if blocked.
  const loading = new Promise<Module>((resolve) => resolve(load())).catch((reason: unknown) => {
    const url = /module: (\S+)$/.exec(String(reason))?.[1];
    const retried = url && again.load?.(url);
    if (!retried) throw reason;
    return retried as Promise<Module>;
  });
  const end = (module: Module): void => onEnd?.(module, signal.aborted);
  void loading.then(end, () => onEnd?.()).finally(stop);
  return unlessAborted(loading, signal);
}

/** Tells the owner that a module could not be loaded, and why; once for each file, or for all that a policy blocks. */
export function logLostModule(reason: unknown): void {
  const [why = ''] = String(reason).split('?'); // each request after the first has a query of its own
  const words = 'ws-widgets: A module could not be loaded; check dist, the import map and the policy.';
  logOnce(why, 'warn', 'WS-602', words, reason);
}

/** The fault of a module that could not be loaded. It contains no reason: the console gets it. */
export const LOST_MODULE: Fault = { kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' };

export function lostModule(reason: unknown): FaultError {
  logLostModule(reason);
  return new FaultError(LOST_MODULE);
}
