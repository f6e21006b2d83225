import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureElement, FeatureModule } from '../feed/feature.ts';
import type { Post } from '../model/post.ts';
import { DESCRIPTORS, type FeatureName } from './descriptors.ts';
import type { FeatureDescriptor } from './rows.ts';
import { linkedId } from './linked-post/linked-id.ts';
import { suitsPosts } from './translate/suits-posts.ts';

type SuitsPosts = (posts: readonly Post[], element: FeatureElement) => boolean;

export interface FeatureEntry extends FeatureDescriptor {
  readonly module: LazyModule<FeatureModule>;
  /** Whether it is on for some posts, whatever its attributes say. */
  readonly suitsPosts: SuitsPosts | undefined;
}

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

const BY_POSTS: Readonly<Partial<Record<FeatureName, SuitsPosts>>> = {
  translate: suitsPosts,
  'linked-post': (posts, element) => {
    const id = linkedId(element.readAttribute('postKey'));
    const isCard = element.readAttribute('postId') !== undefined; // which displays its post, whatever is looked for
    return id !== undefined && (!isCard || posts.some((post) => post.id === id));
  },
};

export const FEATURES: readonly FeatureEntry[] = DESCRIPTORS.map((feature) => ({
  ...feature,
  module: new LazyModule(LOADERS[feature.name]),
  suitsPosts: BY_POSTS[feature.name],
}));
