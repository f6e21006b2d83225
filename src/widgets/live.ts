// What a feed does once its first answer is displayed, and what a failure needs: one file, loaded before the network fails.
import { FeatureSet } from '../features/feature-set.ts';
import type { FeedContext, LivingFeed } from '../feed/feed-context.ts';
import * as living from '../feed/living-feed.ts';

export { readFailure, waitToRetry } from '../api/recover.ts';
export { checkNames } from './names/check-names.ts';
export { adapt } from '../card/adapted/adapt.ts';
export { explainFault } from '../feed/explain-fault.ts';

export const createLivingFeed = (feed: FeedContext): LivingFeed =>
  living.createLivingFeed(feed, new FeatureSet(feed.element, feed.cardFeatures));
