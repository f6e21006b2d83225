import { whenIdle } from '../../base/when-idle.ts';
import { beside } from './lazy-modules.ts';

let isPrepared = false;

/**
 * Fetches what a failure needs, once in a page and when it is idle: at the failure there may be no network. What cannot
 * be fetched now is tried again when it is needed.
 */
export function prepareForFailure(): void {
  if (isPrepared) return;
  isPrepared = true;
  whenIdle(() => void beside.load());
}
