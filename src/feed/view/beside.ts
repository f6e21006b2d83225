// One file, because each costs a page some work of its own: what comes beside the posts, and what a failure needs.
export { readFailure, waitToRetry } from '../../api/recover.ts';
export { renderControls } from './controls.ts';
export { onFeedKey } from './on-feed-key.ts';
