// What a feed does once its first cards are displayed, and what a failure needs: one file, loaded before the network fails.
export { readFailure, waitToRetry } from '../api/recover.ts';
export { adapt } from '../card/adapted/adapt.ts';
export { makeSetupFault } from '../settings/explain-setup.ts';
export { explainFault } from './explain-fault.ts';
export { renderControls } from './view/controls.ts';
export { onFeedKey } from './view/on-feed-key.ts';
