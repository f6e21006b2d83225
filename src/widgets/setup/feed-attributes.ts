import { TIMER_MAX_MS } from '../../base/timer.ts';
import { CARD_ATTRIBUTES } from '../../card/card-attributes.ts';
import { DESIGN_NAMES } from '../../designs/descriptors.ts';
import { FEATURE_ATTRIBUTES } from '../../features/descriptors.ts';
import { LAYOUT_NAMES, LINES_IN_COLUMNS } from '../../layouts/descriptors.ts';
import { type FieldMap, readFieldMap } from '../../model/normalise-post.ts';
import { entries, flag, oneOf, text, wholeNumber } from '../../settings/attributes.ts';
import { loading } from './request-attributes.ts';
import { theme } from './reserved-space.ts';

/** The attributes that all feeds have, `base-url` aside. */
export const FEED_ATTRIBUTES = {
  /** How the posts are laid out. `auto` depends on the width and the posts: one column where it is narrow, a list for one or two posts, otherwise columns without holes, four at most. */
  layout: oneOf(...LAYOUT_NAMES),
  /** How a card is arranged: `social` has author and date first, `editorial` the image, to its edges, `overlay` the text over the image, and `note` the text first, in large type where there is no image. `auto` suits the posts: `social` for several workspaces, `editorial` where there are images, otherwise `note`. A compact layout has its own cards. */
  design: oneOf('auto', ...DESIGN_NAMES),
  /** The first post, or the pinned ones, is as wide as a row where there are columns: in the layouts `auto`, `grid` and `masonry`. */
  featured: flag,
  /** `auto` follows the page's `color-scheme`; the others set text and surface together. */
  theme,
  ...CARD_ATTRIBUTES,
  /** Lines of text before "Read more"; 0 shows all. By default all in a list, but 100 of more, and all in a compact layout, otherwise 6, and 4 in the design `editorial`, 3 in `overlay` and 8 in `note`; a text of one or two lines more is then shown whole. */
  lines: wholeNumber(0, 1000, LINES_IN_COLUMNS),
  /** `lazy` requests nothing until the element nears the viewport. */
  loading,
  /** Milliseconds for one request. */
  timeout: wholeNumber(1, TIMER_MAX_MS, 10_000),
  /** A visible heading that names the feed for screen readers. If all posts are from one workspace, it replaces its name and image on the cards. */
  heading: text,
  /** Level of the heading, 1-6; titles of posts are one below. */
  headingLevel: wholeNumber(1, 6, 2),
  ...FEATURE_ATTRIBUTES,
};

/** How the posts of the feeds that load page by page are read. */
export const READING_ATTRIBUTES = {
  /** Where your posts keep their fields, as dotted paths in JSON: `{"text": "content.body", "alt": "content.caption"}`. */
  fieldMap: entries<FieldMap>({}, readFieldMap),
};
