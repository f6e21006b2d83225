import { CARD_ATTRIBUTES } from '../card/card-attributes.ts';
import { byScript } from '../card/lazy-modules.ts';
import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';
import type { FeedHost } from '../feed/feed-context.ts';
import { ownLanguage } from '../model/language/post-language.ts';
import type { Post } from '../model/post.ts';
import { readSettings } from '../settings/attributes.ts';
import { DESCRIPTORS, type FeatureName } from './descriptors.ts';
import { linkedId } from './linked-post/linked-id.ts';

type SuitsPosts = (posts: readonly Post[], element: FeedHost) => boolean;

const LOADERS: Readonly<Record<FeatureName, () => Promise<FeatureModule>>> = {
  consent: () => import('./consent/consent.ts'),
  messages: () => import('./messages/messages.ts'),
  filters: () => import('./filters/filters.ts'),
  pin: () => import('./pin/pin.ts'),
  'page-links': () => import('./page-links/page-links.ts'),
  place: () => import('./place/place.ts'),
  'click-to-load': () => import('./click-to-load/click-to-load.ts'),
  lightbox: () => import('./lightbox/lightbox.ts'),
  translate: () => import('./translate/translate.ts'),
  'linked-post': () => import('./linked-post/linked-post.ts'),
  share: () => import('./share/share.ts'),
  'utm-links': () => import('./utm-links/utm-links.ts'),
  impressions: () => import('./impressions/impressions.ts'),
  'all-link': () => import('./all-link/all-link.ts'),
  search: () => import('./search/search.ts'),
  refresh: () => import('./refresh/refresh.ts'),
  'page-cards': () => import('./page-cards/page-cards.ts'),
  'group-day': () => import('./group-day/group-day.ts'),
  'alt-texts': () => import('./alt-texts/alt-texts.ts'),
};

/** Whether some posts may be in another language than the page, and the browser may be able to translate them. */
const needTranslation: SuitsPosts = (posts, element) => {
  const { nearestLanguage: language, translate } = element;
  if (!('Translator' in globalThis) || !language || translate === false) return false;
  const { postsLang } = readSettings(element, { postsLang: CARD_ATTRIBUTES.postsLang });
  const around = { postsLang, language, byScript: byScript.current?.languageByScript };
  return posts.some((post) => ownLanguage(post, around));
};

/** What else turns a feature on: posts, or the page's URL. */
const BY_POSTS: Readonly<Partial<Record<FeatureName, SuitsPosts>>> = {
  translate: needTranslation,
  'linked-post': (posts, element) => {
    const id = linkedId(element.readAttribute('postKey'));
    const cardId = element.readAttribute('postId'); // a card displays its own post, whatever is looked for
    return id !== undefined && (cardId === undefined || cardId === id || posts.some((post) => post.id === id));
  },
};

export const FEATURES = DESCRIPTORS.map((feature) => ({
  ...feature,
  module: new LazyModule(LOADERS[feature.name]),
  suitsPosts: BY_POSTS[feature.name],
}));

export type FeatureEntry = (typeof FEATURES)[number];
