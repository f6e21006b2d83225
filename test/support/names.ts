import type { FeedState } from '../../src/feed/feed-state.ts';
import { DESIGN_NAMES } from '../../src/designs/descriptors.ts';
import { LAYOUT_NAMES, LAYOUTS } from '../../src/layouts/descriptors.ts';
import type { Attribute } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES, type WidgetName } from '../../src/widgets/setup/element-attributes.ts';
import { FEED_ATTRIBUTES } from '../../src/widgets/setup/feed-attributes.ts';

// The names that tests loop over, from the same tables as the elements.

export { DESIGN_NAMES, LAYOUT_NAMES, LAYOUTS };

/** The classes of a feed's root that layouts share. */
export const LAYOUT_TRAITS = [...new Set(LAYOUTS.flatMap(({ traits }) => traits))];

/** The layouts with a trait, except for `auto`, which chooses among layouts. */
export const layoutsWith = (trait: (typeof LAYOUT_TRAITS)[number]) =>
  LAYOUTS.filter(({ name, traits }) => traits.includes(trait) && name !== 'auto').map(({ name }) => name);

export type FeedTag = WidgetName;

/** The elements that request posts. */
export const FEED_TAGS = Object.keys(ELEMENT_ATTRIBUTES) as readonly FeedTag[];

export const TAGS = [...FEED_TAGS, 'ws-post-card'] as const;

/** The themes that have colors of their own. */
export const THEME_NAMES = (FEED_ATTRIBUTES.theme.values ?? []).filter((theme) => theme !== 'auto');

/** The attributes of `<ws-public-posts>` that are present or absent, by their properties. */
export const FLAG_NAMES = Object.entries<Attribute>(ELEMENT_ATTRIBUTES['ws-public-posts']).flatMap(
  ([property, { fallback }]) => (fallback === false ? property : []),
);

export const TEXT_FORMATS = FEED_ATTRIBUTES.textFormat.values ?? [];

type States = Readonly<Record<FeedState, true>>;
const STATES: States = { idle: true, loading: true, ready: true, empty: true, partial: true, error: true };
export const STATE_NAMES = Object.keys(STATES) as readonly FeedState[];

/** The parts of a card. */
export const CARD_PARTS = 'card avatar author date title text media image video action claps link'.split(' ');
