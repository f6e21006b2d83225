// What a feed does once its first answer is displayed, and what a failure needs: one file, loaded before the network fails.
import { createFeatureSet } from '../features/feature-set.ts';
import type { FeedContext } from '../feed/feed-context.ts';
import { createLivingFeed, type LivingFeed } from '../feed/living-feed.ts';

export { readFailure, waitToRetry } from '../api/recover.ts';
export { checkNames } from './names/check-names.ts';
export { explainFault } from '../feed/explain-fault.ts';

export const bringAlive = (feed: FeedContext): LivingFeed =>
  createLivingFeed(feed, createFeatureSet(feed.element, feed.cardFeatures));
