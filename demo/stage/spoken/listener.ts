import { Later } from '../../base/later.ts';
import { flatClosest, flatParentOf, rootsOf } from './flat-tree.ts';
import type { Told } from './read-out.ts';
import type { Announcement, Sentence } from './sentence.ts';

/** How much around an element is scrolled into view as well. */
const MARGIN_PX = 24;

/** How far to scroll so that what is from `start` to `end` is visible between `from` and `to`, in pixels. */
function stepTo(start: number, end: number, from: number, to: number): number {
  if (start < from + MARGIN_PX) return start - from - MARGIN_PX;
  return end > to - MARGIN_PX ? Math.min(end - to + MARGIN_PX, start - from - MARGIN_PX) : 0;
}

/** Scrolls to an element, only in its own window: `scrollIntoView` would scroll the page around the frame, too. */
function reveal(element: Element): void {
  for (let at = flatParentOf(element); at; at = flatParentOf(at)) {
    if (at.scrollWidth <= at.clientWidth || !/auto|scroll/.test(getComputedStyle(at).overflowX)) continue;
    const [inner, outer] = [element.getBoundingClientRect(), at.getBoundingClientRect()];
    at.scrollBy({ left: stepTo(inner.left, inner.right, outer.left, outer.right), behavior: 'instant' });
  }
  const { top, bottom } = element.getBoundingClientRect();
  scrollBy({ top: stepTo(top, bottom, 0, innerHeight), behavior: 'instant' });
}

/** What the listener reports. */
export type Heard =
  | { readonly type: 'sentences'; readonly sentences: readonly Sentence[] }
  | { readonly type: 'announcement'; readonly announcement: Announcement }
  /** The sentence of the element that is pointed at, or has the focus. */
  | { readonly type: 'point'; readonly id: string };

/** Changes within this time are read only once. */
const SETTLED_MS = 200;

const wordsOf = ({ textContent }: Element): string => textContent.replaceAll(/\s+/g, ' ').trim();

const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';

/** Listens to elements as a screen reader does: their sentences, their announcements, and the current sentence. */
export class Listener {
  readonly #report: (heard: Heard) => void;
  #elements: readonly Element[] = [];
  #told: readonly Told[] = [];
  #heard = '';
  #stop: AbortController | undefined;
  readonly #settled = new Later(SETTLED_MS);
  /** The last text of each live region. */
  readonly #saidBy = new WeakMap<Element, string>();
  readonly #observer = new MutationObserver((records) => this.#onChange(records));

  constructor(report: (heard: Heard) => void) {
    this.#report = report;
  }

  setActive(isActive: boolean): void {
    if (isActive === (this.#stop !== undefined)) return;
    this.#stop?.abort();
    this.#observer.disconnect();
    this.#settled.drop();
    this.#stop = undefined;
    if (!isActive) return;
    const { signal } = (this.#stop = new AbortController());
    for (const name of ['pointerover', 'focusin']) addEventListener(name, (event) => this.#onPoint(event), { signal });
    addEventListener('resize', () => this.#readSoon(), { signal });
    this.#heard = '';
    this.#readSoon();
  }

  /** Sets the elements to listen to. */
  listenTo(elements: readonly Element[]): void {
    this.#elements = elements;
    if (this.#stop) this.#readSoon();
  }

  /** The place of a sentence: an element, or text. */
  placeOf(id: string): Told['place'] | undefined {
    return this.#told.find(({ sentence }) => sentence.id === id)?.place;
  }

  /** Scrolls to a sentence. */
  reveal(id: string): void {
    const place = this.placeOf(id);
    const element = place && elementOf(place);
    if (element) reveal(element);
  }

  #readSoon(): void {
    this.#settled.do(() => void this.#read());
  }

  async #read(): Promise<void> {
    const { readOut } = await import('./read-out.ts');
    if (!this.#stop) return;
    for (const root of rootsOf(this.#elements)) {
      this.#observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
      // The initial text of a live region is not announced.
      for (const region of root.querySelectorAll(LIVE)) {
        if (!this.#saidBy.has(region)) this.#saidBy.set(region, wordsOf(region));
      }
    }
    this.#told = readOut(this.#elements);
    const sentences = this.#told.map(({ sentence }) => sentence);
    const heard = JSON.stringify(sentences);
    if (heard !== this.#heard) this.#report({ type: 'sentences', sentences });
    this.#heard = heard;
  }

  #onChange(records: readonly MutationRecord[]): void {
    const regions = new Set(records.map(({ target }) => flatClosest(target, LIVE)));
    for (const region of regions) if (region) this.#announce(region);
    this.#readSoon();
  }

  #announce(region: Element): void {
    const text = wordsOf(region);
    if (text === (this.#saidBy.get(region) ?? '')) return;
    this.#saidBy.set(region, text);
    const isUrgent = region.matches('[role=alert], [aria-live=assertive]');
    if (text) this.#report({ type: 'announcement', announcement: { at: new Date(), text, isUrgent } });
  }

  #onPoint(event: Event): void {
    const path = event.composedPath();
    const found = path.map((node) => this.#told.find(({ place }) => elementOf(place) === node)).find(Boolean);
    this.#report({ type: 'point', id: found?.sentence.id ?? '' });
  }
}

/** The element of a sentence; for text, the element that contains it. */
export const elementOf = (place: Told['place']): Element | null =>
  place instanceof Range ? place.startContainer.parentElement : place;
