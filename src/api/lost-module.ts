import { FaultError } from '../base/fault.ts';
import { tell } from '../base/told/tell.ts';

let told: string;

/** Tells the owner that a module could not be loaded, and why; once where all others fail for the same reason, as by a policy. */
export function tellLostModule(reason: unknown): void {
  if (told === (told = String(reason))) return;
  tell(
    'warn',
    'WS-602',
    'ws-widgets: A module could not be loaded; check dist, the import map and the policy.',
    reason,
  );
}

/** A module could not be loaded, which takes the network. A fault has no reason: the console gets it. */
export function lostModule(reason: unknown): FaultError {
  tellLostModule(reason);
  return new FaultError({ kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' });
}
