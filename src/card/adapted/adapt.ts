import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { adoptStyles } from '../../element/adopt-styles.ts';
import { isSamePx, observeSizes } from '../../element/observed-elements.ts';
import type { Words } from '../../content/words.ts';
import type { CardView } from '../card-view.ts';
import { describeImages } from '../media/describe-images.ts';
import { markImages, markPrinted } from '../media/image-shape.ts';
import paperStyles from './paper.css?inline';
import pointedStyles from './pointed.css?inline';
import preferenceStyles from './preferences.css?inline';
import shapeStyles from './shapes.css?inline';
import { noteBroken } from './log-broken.ts';
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

/** The elements that a page translator puts around texts. */
const TRANSLATED = 'font:not([color], [face], [size], :has(:not(font)))';

/** Turns the elements of a page translator into plain texts again, before Lit renders: it writes to the texts that it made. */
export function untranslate(root: ParentNode): void {
  for (const translated of root.querySelectorAll(TRANSLATED)) translated.replaceWith(translated.textContent);
}

/** Loads lazy images before printing: on paper nobody scrolls. Calls `onSpaced` when letter or word spacing changes (WCAG 1.4.12). */
function createAdaptation(element: AdaptedElement, root: ShadowRoot, onSpaced: () => void): ReactiveController {
  const probe = document.createElement('span');
  probe.className = 'spaces';
  probe.textContent = 'a b';
  root.append(probe);
  let probePx: number | undefined;
  const spaces = observeSizes(onSpaced, ({ contentRect: { width } }) => {
    const isOther = !isSamePx(width, probePx ?? width);
    probePx = width;
    return isOther;
  });

  function load(): void {
    const inPage = element.querySelectorAll<HTMLImageElement>(':scope > [data-ws-post] img[loading=lazy]');
    for (const image of [...root.querySelectorAll<HTMLImageElement>('img[loading=lazy]'), ...inPage]) {
      if (image.checkVisibility()) image.loading = 'eager'; // not those that a gallery has no room for
    }
    markPrinted(root);
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
    hostUpdate: () => untranslate(root),
  };
}

const adapted = new WeakSet<AdaptedElement>();

/** Adds styles for paper and preferences, fits images to their frames, reports broken ones, and describes those without a text. */
export function adapt(element: AdaptedElement, view: Pick<CardView, keyof Words | 'brokenUrls'>, onSpaced: () => void) {
  const { shadowRoot } = element;
  if (!shadowRoot) return;
  noteBroken(element, view.brokenUrls);
  const isKnown = adapted.has(element);
  // Before other styles are adopted, which the browser would have to compute for the colors to be read.
  if (!isKnown) watchColors(element, shadowRoot);
  for (const styles of [shapeStyles, preferenceStyles, paperStyles, watchedStyles]) adoptStyles(shadowRoot, styles);
  describeImages(shadowRoot, view);
  markImages(shadowRoot);
  if (isKnown) return;
  adapted.add(element);
  readOn(shadowRoot);
  // On hover or focus only: it restyles all cards. Not `once`: the document may change.
  const point = (): void => adoptStyles(shadowRoot, pointedStyles);
  if (shadowRoot.activeElement || element.matches(':hover')) point();
  for (const type of ['pointerover', 'focusin']) shadowRoot.addEventListener(type, point);
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) noteBroken(element, [target.src]); // of an owner's own card
  };
  shadowRoot.addEventListener('error', note, true);
  element.addController(createAdaptation(element, shadowRoot, onSpaced));
}
