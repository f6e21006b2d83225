// What a feed does once its first answer is displayed, and what a failure needs: one file, loaded before the network fails.
import { FeatureSet } from '../features/feature-set.ts';
import type { FeedContext } from '../feed/feed-context.ts';
import { LivingFeed } from '../feed/living-feed.ts';

export { readFailure, waitToRetry } from '../api/recover.ts';
export { checkNames } from './names/check-names.ts';
export { explainFault } from '../feed/explain-fault.ts';

export const createLivingFeed = (feed: FeedContext): LivingFeed =>
  new LivingFeed(feed, new FeatureSet(feed.element, feed.cardFeatures));
