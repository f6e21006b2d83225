import { InstanceSheet } from '../../element/instance-sheet.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { type Estimates, estimatesOf } from '../estimate/estimates.ts';
import type { Columns } from '../estimate/kinds.ts';
import { planMasonry, type Size } from './plan-masonry.ts';

export { default as styles } from './masonry.css?inline';

/** What visitors have opened in a card, or closed again. */
const OPENED = ':scope > [aria-expanded=true], :scope > [data-all]';

/**
 * Cards of different heights without holes between them. Each is placed in the column that is shortest so far, so that
 * none begins above the one before it: the visual order is that of the document. How high they are is estimated; what
 * the estimate misses makes a row of the grid higher, or is taken by the image of a card.
 */
class Masonry implements Feature {
  readonly #host: FeatureHost;
  readonly #estimates: Estimates;
  readonly #observed = new ObservedElements(
    (view) => new view.ResizeObserver(() => requestAnimationFrame(() => this.#onResize())),
  );
  #sheet: InstanceSheet | undefined;
  #cards: HTMLElement | undefined;
  /** The heights of cards that are measured, where they were placed last. */
  #measured = '';

  constructor(host: FeatureHost) {
    this.#host = host;
    this.#estimates = estimatesOf(host);
  }

  /** Where each card has its place, none moves when another comes. */
  get columnsInRows(): number | undefined {
    return this.#cards?.hasAttribute('data-placed') ? 1 : undefined;
  }

  rendered(): void {
    const { element, view } = this.#host;
    if (!view.cards || !element.shadowRoot) return;
    this.#cards = view.cards;
    this.#sheet ??= new InstanceSheet(element.shadowRoot);
    this.#estimates.update();
    this.#place(view.cards);
  }

  leave(): void {
    this.#observed.clear();
    this.#sheet?.remove();
    this.#sheet = undefined;
    for (const card of this.#cards?.children ?? []) card.removeAttribute('data-measured');
    this.#cards?.removeAttribute('data-placed');
  }

  /** Opened and closed; a card that is closed again is as high as it is estimated. */
  #onResize(): void {
    if (this.#cards && this.#heightsOf(this.#findMeasured(this.#cards)) !== this.#measured) this.#place(this.#cards);
  }

  #place(cards: HTMLElement): void {
    const { columns } = this.#estimates;
    cards.toggleAttribute('data-placed', columns !== undefined);
    const measured = this.#findMeasured(cards);
    for (const card of cards.children) card.toggleAttribute('data-measured', measured.includes(card as HTMLElement));
    if (columns) {
      // What is measured has the width of its column first.
      if (measured.length > 0) this.#sheet?.write(this.#planned(cards, columns, []));
      this.#sheet?.write(this.#planned(cards, columns, measured));
    }
    this.#measured = this.#heightsOf(measured);
    this.#observed.replace([cards, ...measured]);
  }

  /** What nobody can estimate. */
  #findMeasured(cards: HTMLElement): HTMLElement[] {
    const { areOwn } = this.#estimates;
    return [...cards.children].filter(
      (card) => card instanceof HTMLElement && (areOwn || card.querySelector(OPENED) !== null),
    ) as HTMLElement[];
  }

  #heightsOf(measured: readonly HTMLElement[]): string {
    return measured.map(({ id, offsetHeight }) => `${id} ${offsetHeight}`).join();
  }

  #planned(cards: HTMLElement, { count, gapPx }: Columns, measured: readonly Element[]): string {
    const hasWide = cards.closest('.featured') !== null;
    const sizes = [...cards.children].map((card, i): Size => ({
      heightPx: measured.includes(card) ? (card as HTMLElement).offsetHeight : (this.#estimates.heightPx(card) ?? 0),
      isWide: hasWide && (i === 0 || card.querySelector(':scope > [part=pinned]') !== null),
    }));
    const columns = `repeat(${count},minmax(0,1fr))`;
    const { places, rowsPx } = count > 1 ? planMasonry(sizes, count, gapPx) : { places: [], rowsPx: [] };
    const rows = rowsPx.map((px) => `minmax(${px}px,auto)`).join(' ') || 'none';
    // As specific as `featured.css`, and later.
    const areas = places.map(
      ({ column, columnEnd, row, rowEnd }, i) =>
        `[data-placed] > article:nth-child(${i + 1}){grid-area:${row}/${column}/${rowEnd}/${columnEnd}}`,
    );
    // A place also is the space of a card that is skipped. Where there is one column, none has a place.
    const skipped = count > 1 ? '[data-placed] > article{contain-intrinsic-block-size:auto 1px}' : '';
    // Paper has another width.
    return `@media not print{.columns [data-placed]{grid-template:${rows}/${columns}}${skipped}${areas.join('')}}`;
  }
}

export const createFeature: CreateFeature = (host) => new Masonry(host);
