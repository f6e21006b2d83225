import { FaultError } from '../base/fault.ts';
import { tell } from '../base/told/tell.ts';

/** Tells the owner that a module could not be loaded, and why. */
export const tellLostModule = (reason: unknown): void =>
  tell(
    'warn',
    'WS-602',
    'ws-widgets: A module could not be loaded; check that all files of dist are on the server, and in the import map.',
    reason,
  );

/** A module could not be loaded, which takes the network. A fault has no reason: the console gets it. */
export function lostModule(reason: unknown): FaultError {
  tellLostModule(reason);
  return new FaultError({ kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' });
}
