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
import serverStyles from './server.css?inline';

/** What is needed where something is in the markup. Masonry is a grid until the script places the cards. */
const ON_DEMAND: readonly (readonly [sign: string, styles: string])[] = [
  ['class="controls', controlStyles],
  ['class="prose"', proseStyles],
  ['class="root compact', compactStyles],
  ['class="root carousel', carouselStyles],
  ['part="all"', allLinkStyles],
  ['part="image-button"', heldImageStyles],
  ['held-avatar', heldImageStyles],
  ['part="consent"', consentStyles],
  ['data-enlarges', lightboxStyles],
  ['part="pinned"', pinStyles],
  ['class="fresh"', refreshStyles],
  ['part="search"', searchStyles],
  ['part="share"', shareStyles],
];

/** A text is as high as it will be when it is cut, and can be scrolled until then. */
const reserveLines = (lines: number): string =>
  lines > 0 ? `[part='text']:not(.has-lines){max-block-size:${lines}lh;overflow-y:auto}` : '';

/** The styles of what was rendered, in the order in which the elements adopt them. */
export function stylesFor(html: string, lines: number): string {
  const onDemand = new Set(ON_DEMAND.filter(([sign]) => html.includes(sign)).map(([, styles]) => styles));
  return [cardStyles, feedStyles, ...onDemand, serverStyles, reserveLines(lines)].join('\n');
}
