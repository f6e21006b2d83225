import { nothing, render } from 'lit';
import { englishCards } from '../../content/languages/english/cards.ts';
import { englishReadMore } from '../../content/languages/english/read-more.ts';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import { isLaidOut, isNear, layOutFirst } from '../../element/near-viewport.ts';
import { isSamePx, observeSizes } from '../../element/observed-elements.ts';
import type { CardsHost, CreateFeature } from '../../feed/feature.ts';

export { default as styles } from './read-more.css?inline';

const ENGLISH = { ...englishCards, ...englishReadMore };

/** How many lines must be hidden at least, unless the owner sets `lines`: the button takes the room of one. */
const HIDDEN_MIN = 3;

/**
 * `hidden`: about how many lines are hidden; 0 for less than half a letter, because letters may be higher than their line.
 * `vacant`: how many of the others are empty at the end, or have a part of something higher, such as a row of a table.
 */
function linesOf(text: Element, { bottom, height: onScreenPx }: DOMRect) {
  const hiddenPx = text.scrollHeight - text.clientHeight;
  const style = getComputedStyle(text);
  const fontPx = parseFloat(style.fontSize);
  const linePx = parseFloat(style.lineHeight) || 1.2 * fontPx;
  if (!(hiddenPx > fontPx / 2)) return { hidden: 0, vacant: 0, linePx };
  const scale = onScreenPx / (text as HTMLElement).offsetHeight; // by `zoom` or a transform around it
  const range = new Range();
  range.selectNodeContents(text);
  const ends = [...range.getClientRects()].map(({ width, top, height }) =>
    width > 1 ? top + (height + linePx * scale) / 2 : NaN,
  );
  const end = Math.max(...ends.filter((px) => px <= bottom));
  const vacant = ((bottom - end) / scale - parseFloat(style.paddingBlockEnd)) / linePx;
  return { hidden: hiddenPx / linePx, vacant: vacant > 0.3 && vacant < Infinity ? vacant : 0, linePx };
}

/** Shortens a text by its vacant lines. Any other inline styles are the owner's. */
function setVacant(text: Element, lines: number): void {
  const { style } = text as HTMLElement; // no text is SVG
  style.setProperty('--_vacant', lines ? lines.toFixed(1) : '');
  if (style.length === 0) text.removeAttribute('style');
}

/** Whether the visitor has not opened the text. */
const isClosed = (text: Element): boolean => text.classList.contains('clamped');

/** `lines`: cuts the texts of rendered cards, those of owners too, with a button below each that is longer. */
export const createFeature: CreateFeature<CardsHost> = (host) => {
  const observed = observeSizes(spaced, isOther);
  /** How large each text was when its lines were counted; `key`: what else decides how many are hidden. */
  const counted = new WeakMap<Element, { readonly key?: string; readonly width?: number; readonly height?: number }>();
  const buttons = new Map<Element, HTMLButtonElement>();
  /** The number of buttons made so far: no id is used twice. */
  let made = 0;
  let sheet: InstanceSheet | undefined;
  let lines = 0;
  let hiddenMin = 0;
  let listening: HTMLElement | undefined;
  /** Opens a text when a link in the lines that are cut off gets the focus by keyboard. */
  const onFocus = ({ target }: Event): void => {
    const text = target instanceof Element && target.closest('.clamped');
    if (!text || target.getBoundingClientRect().bottom <= text.getBoundingClientRect().bottom) return;
    open(text, true);
    target.scrollIntoView({ block: 'nearest' });
  };

  /** An observation begins by reporting the present size, whose lines were already counted if the text is near. */
  function isOther({ target, borderBoxSize: [size] }: ResizeObserverEntry): boolean {
    const { width, height } = counted.get(target) ?? {};
    const isWhole = target.classList.contains('whole'); // `whole` has made it higher
    return !isSamePx(size?.inlineSize, width) || !(isWhole || isSamePx(size?.blockSize, height));
  }

  /** With the content, because another may be cut at the same height. */
  const keyOf = (text: Element): string => `${lines} ${hiddenMin} ${text.innerHTML}`;

  function measure(texts: readonly Element[]) {
    for (const text of texts) {
      text.classList.remove('whole');
      setVacant(text, 0);
    }
    return texts.map((text) => {
      const box = text.getBoundingClientRect();
      return { text, ...linesOf(text, box), box };
    });
  }

  function offerWhereCut(measured: ReturnType<typeof measure>): void {
    for (const { text, hidden, vacant, linePx, box } of measured) {
      const isOffered = hidden > 0 && Math.round(hidden) >= hiddenMin;
      const removedPx = host.isServerRendered ? 0 : vacant * linePx;
      counted.set(text, { ...counted.get(text), width: box.width, height: box.height - removedPx });
      text.classList.toggle('whole', hidden > 0 && !isOffered);
      setVacant(text, isOffered ? vacant : 0);
      offer(text, isOffered);
    }
  }

  function release(text: Element): void {
    observed.remove(text);
    text.classList.remove('clamped', 'cut', 'has-lines', 'whole');
    setVacant(text, 0);
    if (text.classList.length === 0) text.removeAttribute('class');
    offer(text, false);
  }

  function offer(text: Element, isOffered: boolean): void {
    const button = buttons.get(text);
    text.classList.toggle('cut', isOffered);
    if (!isOffered) {
      if (button?.matches(':focus')) text.closest<HTMLElement>('article')?.focus({ preventScroll: true });
      button?.remove();
      buttons.delete(text);
    } else if (!button) text.after(makeButton(text));
  }

  function makeButton(text: Element): HTMLButtonElement {
    const properties = { type: 'button' as const, id: `more-${++made}`, className: 'read-more' };
    const button = Object.assign(document.createElement('button'), properties);
    button.addEventListener('click', () => open(text, isClosed(text)));
    buttons.set(text, button);
    open(text, false);
    return button;
  }

  function open(text: Element, isOpen: boolean): void {
    text.classList.toggle('clamped', !isOpen);
    label(text);
  }

  function label(text: Element): void {
    const button = buttons.get(text);
    if (!button) return;
    const isOpen = !isClosed(text);
    // With the post's name, because a screen reader may list the buttons of a page. Posts may move, and their ids with them.
    button.setAttribute('aria-labelledby', `${button.id} ${text.closest('[part=card]')?.id ?? ''}`);
    if (button.ariaExpanded !== String(isOpen)) render(nothing, button); // Lit would write to words that a translator replaced
    button.ariaExpanded = String(isOpen);
    render(host.composition.phrases(ENGLISH).say(isOpen ? 'readLess' : 'readMore'), button);
  }

  /** Whether a card is measured now. Of placed cards only those laid out: the masonry does that for those near. */
  const isWanted = (card: Element): boolean =>
    isLaidOut(card) || (!card.parentElement?.hasAttribute('data-placed') && isNear(card));

  function layOutNear(cards: Element): void {
    const farAt = [...cards.children].findIndex((card) => !isWanted(card));
    layOutFirst(cards, farAt < 0 ? cards.childElementCount : farAt);
  }

  function spaced(texts: Iterable<Element>): void {
    offerWhereCut(measure([...texts].filter(isClosed)));
  }

  return {
    rendered() {
      const { element, view } = host;
      const { cards } = view;
      if (!element.shadowRoot || !cards) return undefined;
      sheet ??= new InstanceSheet(element.shadowRoot);
      lines = element.lines;
      // `lines` that are written are exact. A server reserves one line more, for the button: two more would move what is below.
      hiddenMin = element.written('lines') === null ? HIDDEN_MIN - Number(host.isServerRendered) : 0;
      if (!listening) (listening = cards).addEventListener('focusin', onFocus);
      const texts = new Set(cards.querySelectorAll('[part=text]'));
      for (const text of observed.elements) if (!texts.has(text)) release(text);
      for (const text of buttons.keys()) label(text);
      const hasChanged = (text: Element): boolean => isClosed(text) && counted.get(text)?.key !== keyOf(text);
      const fresh = [...texts].filter((text) => !observed.elements.has(text) || hasChanged(text));
      for (const text of fresh) {
        observed.remove(text); // observed again, one that is far is counted when it comes near
        text.classList.add('clamped', 'has-lines');
        counted.set(text, { key: keyOf(text) });
      }
      observed.replace(texts);
      // What a server rendered keeps its height.
      sheet.write(`.clamped{--_lines:${lines};--_kept:${host.isServerRendered ? 'var(--_vacant)' : 0}}`);
      // While an answer comes in slices, cards that follow a far one are far, too: no layout is needed to know that.
      const firstFresh = [...texts].findIndex((text) => text === fresh[0]);
      const nearCount = cards.querySelectorAll('[data-near]').length;
      const isFar = host.composition.displayed.awaited > 0 && nearCount < firstFresh;
      if (fresh.length > 0 && !isFar) layOutNear(cards);
      // Texts that are near have their buttons from the first frame on. The others are not even laid out yet.
      const measured = measure(fresh.filter((text) => !isFar && isWanted(text.closest('[part=card]') ?? text)));
      return () => offerWhereCut(measured);
    },
    leave() {
      for (const text of observed.elements) release(text);
      listening?.removeEventListener('focusin', onFocus);
      sheet?.remove();
    },
    spaced: () => spaced(observed.elements),
  };
};
