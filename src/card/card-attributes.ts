import { languageTag, listOf, oneOf, withOtherNames } from '../settings/attributes.ts';

/** The parts of a card whose names are not the words that hide them. */
const HIDDEN_PARTS = new Map(Object.entries({ author: 'feed', media: 'image' }));

/** The attributes that decide how cards look: `CardView` has their values. */
export const CARD_ATTRIBUTES = {
  /** What the cards leave out, separated by spaces. The names of the parts are accepted too: `author` is read as `feed`, the workspace's name, and `media` as `image`. */
  hide: withOtherNames(HIDDEN_PARTS, listOf(['avatar', 'feed', 'date', 'image', 'claps', 'link'])),
  /** How dates are displayed: "2 days ago", or the day. */
  date: oneOf('relative', 'absolute'),
  /** Where a card's images and videos are: below its text, or first, so that those of a row line up. */
  mediaPosition: oneOf('below', 'above'),
  /** How text is read: `plain` displays it verbatim, `html` always sanitizes it, `auto` where it has markup in it. */
  textFormat: oneOf('auto', 'plain', 'html'),
  /** The language of the posts, such as `fr` or `pt-BR`, if it is not that of the page. A post whose language the service names keeps that one. */
  postsLang: languageTag,
  /** Where links open: in a new tab, or in this one. */
  target: oneOf('_blank', '_self'),
};
