import { isDay } from '../../model/day.ts';
import { type Attribute, listOf, text } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

/** A day, such as `2026-01-31`. */
const day: Attribute<string> = {
  ...text,
  read(written, misfit) {
    const trimmed = written.trim();
    if (isDay(trimmed)) return trimmed;
    if (trimmed) misfit();
    return '';
  },
};

export const filters = {
  name: 'filters',
  attributes: {
    /** Ids of posts that are never displayed, separated by spaces. */
    hidePosts: listOf(),
  },
  pagedAttributes: {
    /** Words, `#hashtags` and `"exact phrases"`, separated by commas: only posts that have one of them are displayed, as whole words, in any case, with or without accents. */
    include: text,
    /** As `include`: posts that have one of them are not displayed. */
    exclude: text,
    /** Only posts that have all of these, separated by spaces. */
    has: listOf('image', 'video', 'link'),
    /** Only posts from this day on, such as `2026-01-31`. */
    since: day,
    /** Only posts up to this day, such as `2026-01-31`. */
    until: day,
  },
  holdsBack: true,
  choosesPosts: true,
  firstRequest: 'all',
} as const satisfies FeatureDescriptor;
