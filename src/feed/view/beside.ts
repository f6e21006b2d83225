// One file, for each costs a page some work of its own.
export { renderControls } from './controls.ts';
export { onFeedKey } from './on-feed-key.ts';
