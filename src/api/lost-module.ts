import { FaultError } from '../base/fault.ts';

/** A module could not be loaded, which takes the network. */
export const lostModule = (): FaultError =>
  new FaultError({ kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' });
