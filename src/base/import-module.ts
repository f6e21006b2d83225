import { FaultError } from './fault.ts';
import { tell } from './told/tell.ts';

/** How a module is imported under another URL than the one that failed, where that can be done: not from a bundle. */
export const again: { load?: (url: string) => Promise<unknown> | undefined } = {};

/** Once more where that fails: Firefox, and Chromium until 2026, keep a failure by its URL; under a query it is another. */
export const importModule = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((reason: unknown) => {
    const url = /module: (\S+)$/.exec(String(reason))?.[1];
    const retried = url && again.load?.(url);
    if (!retried) throw reason;
    return retried as Promise<Module>;
  });

let told: string;

/** Tells the owner that a module could not be loaded, and why; once where all others fail for the same reason, as by a policy. */
export function tellLostModule(reason: unknown): void {
  if (told === (told = String(reason))) return;
  const words = 'ws-widgets: A module could not be loaded; check dist, the import map and the policy.';
  tell('warn', 'WS-602', words, reason);
}

/** A module could not be loaded, which takes the network. A fault has no reason: the console gets it. */
export function lostModule(reason: unknown): FaultError {
  tellLostModule(reason);
  return new FaultError({ kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' });
}
