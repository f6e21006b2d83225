import { ObservedElements } from '../../element/observed-elements.ts';
import type { FeatureHost } from '../../feed/feature.ts';
import { type Columns, type Kind, keyOf, partOf, readKinds } from './kinds.ts';
import { countLines } from './lines.ts';
import { readWords } from './written.ts';

/** A scroll bar that comes and goes with the height of a page makes no other feed: else it might do so for ever. */
const SCROLLBAR_MAX_PX = 24;

/** Of a text that is cut, lines are counted until that is sure. */
const COUNTED_MORE = 9;

interface Known {
  readonly kind: Kind;
  /** All that is written in the card. */
  readonly said: string | null;
  /** How many lines its words take. */
  readonly titleLines: number;
  readonly textLines: number;
}

/** How many lines a text takes, and how many are displayed of one that is longer. */
export interface TextLines {
  readonly count: number;
  readonly max: number;
}

/**
 * How high the cards of a feed are, and how many lines their texts take, before they are laid out: by their words, and by
 * what is read of each kind of card. It is read again where the feed has another width, or where the page's styles are
 * others that count (`feed.css` lists them: a pseudo-element of the root has a transition of each).
 */
export class Estimates {
  /** Nothing where the feed is not displayed. */
  columns: Columns | undefined;
  readonly #host: FeatureHost;
  readonly #observed = new ObservedElements(
    (view) => new view.ResizeObserver(() => requestAnimationFrame(() => this.#onResize())),
  );
  readonly #kinds = new Map<string, Kind>();
  /** Cards that were displayed before. */
  readonly #old = new WeakSet<Element>();
  readonly #known = new WeakMap<Element, Known>();
  #madeFor = '';

  constructor(host: FeatureHost) {
    this.#host = host;
    for (const card of host.view.cards?.children ?? []) this.#old.add(card);
    host.element.shadowRoot?.addEventListener('transitionrun', (event) => {
      const { pseudoElement, target } = event as TransitionEvent;
      if (pseudoElement === '::after' && (target as Element).matches('.root')) this.#renew();
    });
  }

  /** Whether the cards are the owner's, of which nothing is known. */
  get areOwn(): boolean {
    return this.#host.view.cardView.customCards !== undefined;
  }

  /** Looks at the cards as they are now. */
  update(): void {
    const { view, element, composition } = this.#host;
    const { cards } = view;
    if (!cards) return;
    const { posts, awaited, state } = composition.displayed;
    const total = posts.length + awaited;
    const look = cards.closest('.root')?.className.replace(state, '');
    // There are no more columns than posts.
    const describe = (): string => [look, element.lines, Math.min(total, (this.columns?.count ?? 0) + 1)].join();
    if (describe() !== this.#madeFor) this.#forget();
    const all = [...cards.children] as HTMLElement[];
    const keys = all.map((card, i) => `${i === 0 && element.featured} ${keyOf(card)}`);
    const wanted = new Map<string, Element>();
    all.forEach((card, i) => {
      const key = keys[i] ?? '';
      if (!this.areOwn && !this.#kinds.has(key) && !wanted.has(key)) wanted.set(key, card);
    });
    if (wanted.size > 0 || !this.columns) {
      const read = readKinds(
        cards,
        wanted,
        total,
        all.filter((card) => !this.#old.has(card)),
      );
      this.columns = read?.columns;
      for (const [key, kind] of read?.kinds ?? []) this.#kinds.set(key, kind);
    }
    this.#madeFor = describe();
    all.forEach((card, i) => this.#estimate(card, this.#kinds.get(keys[i] ?? '')));
    this.#observed.replace([cards]);
  }

  textLines(card: Element): TextLines | undefined {
    const known = this.#known.get(card);
    return known?.kind.text && { count: known.textLines, max: known.kind.text.linesMax };
  }

  /** With its text as it is cut now. */
  heightPx(card: Element): number | undefined {
    const known = this.#known.get(card);
    if (!known) return undefined;
    const { heightPx, title, lede, text } = known.kind;
    const isCut = card.querySelector(':scope > .read-more') !== null;
    const linePx = text?.linePx ?? 0;
    const lines = isCut ? (text?.linesMax ?? 0) : known.textLines;
    return (
      heightPx +
      (known.titleLines - 1) * (title?.linePx ?? 0) +
      (text ? (lines - (lede ? 2 : 1)) * linePx : 0) +
      (isCut ? Math.max(linePx, 24) : 0)
    );
  }

  #estimate(card: Element, kind: Kind | undefined): void {
    this.#old.add(card);
    const { textContent: said } = card;
    const known = this.#known.get(card);
    if (!kind || (known?.kind === kind && known.said === said)) return;
    const text = partOf(card, 'text');
    const title = partOf(card, 'title')?.textContent ?? '';
    const lede = partOf(card, 'lede')?.textContent ?? '';
    const linesOf = (words: string, room: Kind['text']): number =>
      room ? countLines(words, room.widthEm, room.linesMax + COUNTED_MORE) : 0;
    this.#known.set(card, {
      kind,
      said,
      titleLines: linesOf(title, kind.title) || 1,
      textLines: linesOf(lede.trim(), kind.lede) + linesOf(text ? readWords(text, lede) : '', kind.text),
    });
  }

  #onResize(): void {
    const widthPx = this.#host.view.cards?.clientWidth ?? 0;
    if (Math.abs(widthPx - (this.columns?.widthPx ?? 0)) > SCROLLBAR_MAX_PX) this.#renew();
  }

  #forget(): void {
    this.#kinds.clear();
    this.columns = undefined;
  }

  #renew(): void {
    this.#forget();
    this.#host.element.requestUpdate();
  }
}

const estimates = new WeakMap<FeatureHost, Estimates>();

/** Those of a feed, for all that places and cuts its cards. */
export function estimatesOf(host: FeatureHost): Estimates {
  let own = estimates.get(host);
  if (!own) estimates.set(host, (own = new Estimates(host)));
  return own;
}
