import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { adoptStyles } from '../../element/adopt-styles.ts';
import { isSamePx, ObservedElements } from '../../element/observed-elements.ts';
import type { Words } from '../../content/words.ts';
import type { CardView } from '../card-view.ts';
import { describeImages } from '../media/describe-images.ts';
import { markImages } from '../media/image-shape.ts';
import paperStyles from './paper.css?inline';
import pointedStyles from './pointed.css?inline';
import preferenceStyles from './preferences.css?inline';
import shapeStyles from './shapes.css?inline';
import { noteBroken } from './tell-broken.ts';
import { watchColors, watchedStyles } from './watch-colors.ts';

/** "Read more" moves its button down: if that is out of view then, the text gets the focus. "Read less" keeps its button in view. */
function readOn(root: ShadowRoot): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.read-more[aria-expanded]') : null;
    const text = button?.previousElementSibling;
    if (!(text instanceof HTMLElement)) return;
    if (button?.ariaExpanded === 'false') button.scrollIntoView({ block: 'nearest' });
    else if (Number(button?.getBoundingClientRect().bottom) > innerHeight) {
      text.tabIndex = -1;
      text.addEventListener('blur', () => text.removeAttribute('tabindex'), { once: true });
      text.focus({ preventScroll: true });
    }
  });
}

type AdaptedElement = HTMLElement & Pick<ReactiveControllerHost, 'addController'>;

/** What is looked at of how cards are displayed. */
type Described = Pick<CardView, keyof Words | 'brokenUrls'>;

/** What a translator of the page puts around texts. */
const TRANSLATED = 'font:not([color], [face], [size])';

/**
 * Lets the images of an element load when the page is about to be printed: on paper nothing is scrolled to. Gives
 * translated words back to their text before an update, which writes to the texts that it made. And tells when letters or
 * words have other spaces between them than before, which a visitor may want (WCAG 1.4.12).
 */
function createAdaptation(element: AdaptedElement, root: ShadowRoot, onSpaced: () => void): ReactiveController {
  const probe = document.createElement('span');
  probe.className = 'spaces';
  probe.textContent = 'a b';
  root.append(probe);
  let probePx: number | undefined;
  const spaces = new ObservedElements((view) => {
    return new view.ResizeObserver(([entry]) => {
      const px = entry?.contentRect.width;
      if (!isSamePx(px, probePx ?? px)) view.requestAnimationFrame(onSpaced);
      probePx = px;
    });
  });

  function load(): void {
    const inPage = element.querySelectorAll<HTMLImageElement>(':scope > [data-ws-post] img[loading=lazy]');
    for (const image of [...root.querySelectorAll<HTMLImageElement>('img[loading=lazy]'), ...inPage]) {
      if (image.checkVisibility()) image.loading = 'eager'; // not what a gallery has no room for
    }
  }

  return {
    hostConnected() {
      spaces.add(probe);
      addEventListener('beforeprint', load);
    },
    hostDisconnected() {
      spaces.clear();
      removeEventListener('beforeprint', load);
    },
    hostUpdate() {
      for (const translated of root.querySelectorAll(TRANSLATED)) {
        if (!translated.querySelector(':not(font)')) translated.replaceWith(translated.textContent);
      }
    },
  };
}

const adapted = new WeakSet<AdaptedElement>();

/**
 * Gives an element the look that it has on paper, and for visitors who prefer another one; fits images to their frames, and
 * tells the owner of those that could not be loaded, and screen readers of those that are not described.
 */
export function adapt(element: AdaptedElement, view: Described, onSpaced = (): void => {}): void {
  const { shadowRoot } = element;
  if (!shadowRoot) return;
  noteBroken(element, view.brokenUrls);
  const isKnown = adapted.has(element);
  // Before there are other styles, which the browser would compute to say the colors.
  if (!isKnown) watchColors(element, shadowRoot);
  for (const styles of [shapeStyles, preferenceStyles, paperStyles, watchedStyles]) adoptStyles(shadowRoot, styles);
  describeImages(shadowRoot, view);
  if (isKnown) return;
  adapted.add(element);
  markImages(shadowRoot);
  readOn(shadowRoot);
  // Not before: the styles of all cards are computed again. And again where the element was moved to another document.
  const point = (): void => adoptStyles(shadowRoot, pointedStyles);
  if (shadowRoot.activeElement || element.matches(':hover')) point();
  for (const type of ['pointerover', 'focusin']) shadowRoot.addEventListener(type, point);
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) noteBroken(element, [target.src]); // of an owner's own card
  };
  shadowRoot.addEventListener('error', note, true);
  element.addController(createAdaptation(element, shadowRoot, onSpaced));
}
