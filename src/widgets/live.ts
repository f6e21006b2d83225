// What a feed does once its first answer is displayed, and what a failure needs: one file, loaded before the network fails.
import { LazyModule } from '../element/lazy-module.ts';
import { createFeatureSet } from '../features/feature-set.ts';
import type { FeedContext } from '../feed/feed-context.ts';
import { createLivingFeed, type LivingFeed } from '../feed/living-feed.ts';
import { logOnce } from '../base/log.ts';
import { propertyOf } from '../settings/attributes.ts';
import { defaultsTags } from '../settings/page-defaults.ts';
import { findMistakes } from './names/find-mistakes.ts';
import type { NamingClass } from './names/log-names.ts';

export { readFailure, waitToRetry } from '../api/recover.ts';

export const bringAlive = (feed: FeedContext): LivingFeed =>
  createLivingFeed(feed, createFeatureSet(feed.element, feed.cardFeatures));

const nameLogger = new LazyModule(() => import('./names/log-names.ts'));

/** Warns of mistakes in the attributes of an element and of the tags with defaults. What reports misspelled names is loaded if one is unknown. */
export function checkAttributes(element: Element): void {
  const { parentElement } = element;
  const type = element.constructor as unknown as NamingClass;
  const tags = [...defaultsTags()];
  for (const mistake of findMistakes(element, tags)) logOnce(mistake[1], 'warn', ...mistake);
  if (parentElement?.hasAttribute('data-ws-element')) tags.push(parentElement);
  const isKnown = (name: string): boolean =>
    type.observedAttributes.includes(name) || name in HTMLElement.prototype || /^(class$|aria-|data-)/.test(name);
  const isSetting = (name: string): boolean => !name.startsWith('data-') || propertyOf(name.slice(5)) in element;
  if (element.getAttributeNames().every(isKnown) && tags.every((tag) => tag.getAttributeNames().every(isSetting)))
    return;
  void nameLogger.load().then(() => nameLogger.current?.logNames(element, type, tags));
}
