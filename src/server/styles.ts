import cardStyles from '../card/card.css?inline';
import proseStyles from '../card/prose.css?inline';
import allLinkStyles from '../features/all-link/all-link.css?inline';
import heldImageStyles from '../features/click-to-load/click-to-load.css?inline';
import consentStyles from '../features/consent/consent.css?inline';
import lightboxStyles from '../features/lightbox/lightbox.css?inline';
import pinStyles from '../features/pin/pin.css?inline';
import refreshStyles from '../features/refresh/refresh.css?inline';
import searchStyles from '../features/search/search.css?inline';
import shareStyles from '../features/share/share.css?inline';
import controlStyles from '../feed/view/controls.css?inline';
import feedStyles from '../feed/view/feed.css?inline';
import carouselStyles from '../layouts/carousel.css?inline';
import compactStyles from '../layouts/compact.css?inline';
import type { FeedElement } from '../widgets/feed-element.ts';
import serverStyles from './server.css?inline';

/** What is needed beside the cards and the feed. Masonry is a grid until the script places the cards. */
const onDemand = (
  element: FeedElement,
  hasProse: boolean,
): readonly (readonly [isNeeded: boolean, styles: string])[] => [
  [true, controlStyles],
  [hasProse, proseStyles],
  [element.layout === 'compact', compactStyles],
  [element.layout === 'carousel', carouselStyles],
  [element.allHref !== '', allLinkStyles],
  [element.images === 'click', heldImageStyles],
  [element.consent === 'click', consentStyles],
  [element.lightbox, lightboxStyles],
  [element.pin !== '', pinStyles],
  [element.refreshEvery > 0, refreshStyles],
  [element.search, searchStyles],
  [element.share, shareStyles],
];

/** Until a script cuts a text, it is as high as it will be with the button below it, and can be scrolled. */
const reserveLines = (lines: number): string =>
  lines > 0
    ? `@media (scripting: enabled) { [part='text']:not(.has-lines) { max-block-size: calc(${lines}lh + max(1lh, 24px)); overflow-y: auto } }`
    : '';

/** The styles of what was rendered, in the order in which the elements adopt them. */
export function stylesFor(element: FeedElement, hasProse: boolean): string {
  const needed = onDemand(element, hasProse).flatMap(([isNeeded, styles]) => (isNeeded ? [styles] : []));
  return [cardStyles, feedStyles, ...needed, serverStyles, reserveLines(element.lines)].join('\n');
}
