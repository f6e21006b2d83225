import { whenIdle } from '../../base/when-idle.ts';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import { isNear } from '../../element/near-viewport.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { planMasonry } from './plan-masonry.ts';

export { default as styles } from './masonry.css?inline';

/** Browsers support at least 10,000 rows of a grid. */
const ROWS_MAX = 9000;

/** How many cards are measured in one task, besides those near the viewport: a long text takes a while to lay out. */
const MEASURED_AT_ONCE = 4;

/** What `feed.css` counts columns by, besides the room and the text. */
const COUNTING = ['--_card-min', '--_columns'];

/**
 * Cards of different heights without holes between them. Each is placed in the column that is shortest so far, so that
 * none begins above the one before it: the visual order is that of the document.
 */
class Masonry implements Feature {
  readonly #host: FeatureHost;
  #observed: ObservedElements | undefined;
  #sheet: InstanceSheet | undefined;
  #cards: HTMLElement | undefined;
  #styles = '';
  /** How many cards, from the first on, are as high as what is in them; the others are as high as cards often are. */
  #measuredCount = 0;
  #isMeasuring = false;
  /** What the columns were counted for. */
  #room = '';
  #columnCount = 1;
  #gapPx = 0;

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  rendered(): void {
    const { cards } = this.#host.view;
    const { element } = this.#host;
    if (!cards || !element.shadowRoot) return;
    this.#cards = cards;
    this.#sheet ??= new InstanceSheet(element.shadowRoot);
    this.#observed ??= new ObservedElements(new ResizeObserver(() => requestAnimationFrame(() => this.#place())));
    this.#place();
  }

  leave(): void {
    this.#observed?.clear();
    this.#sheet?.remove();
    this.#sheet = undefined;
    this.#cards?.removeAttribute('data-placed');
    this.#cards = undefined;
    this.#measuredCount = 0;
    this.#styles = '';
    this.#room = '';
  }

  #place(): void {
    const cards = this.#cards;
    // What is not rendered has no columns to count. Its size changes, and is observed, once it is rendered.
    if (!cards?.checkVisibility() || !this.#sheet) return;
    this.#countColumns(cards);
    cards.toggleAttribute('data-placed', this.#columnCount > 1);
    if (this.#columnCount > 1) return this.#placeEach(cards);
    this.#observed?.replace([cards]);
    this.#write('');
  }

  #placeEach(cards: HTMLElement): void {
    const all = [...cards.children];
    this.#write(this.#planned(all));
    this.#measure(all, all.findLastIndex(isNear) + 1);
    this.#observed?.replace([cards, ...all.slice(0, this.#measuredCount)]);
    if (this.#measuredCount < all.length) this.#measureMore();
  }

  /** As many cards, from the first on, are placed by how high they are. */
  #measure(cards: readonly Element[], count: number): void {
    if (count <= this.#measuredCount) return;
    this.#measuredCount = count;
    this.#write(this.#planned(cards)); // lays them out
    this.#write(this.#planned(cards));
  }

  #measureMore(): void {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    whenIdle(() => {
      this.#isMeasuring = false;
      const all = [...(this.#cards?.children ?? [])];
      if (this.#columnCount > 1) this.#measure(all, Math.min(all.length, this.#measuredCount + MEASURED_AT_ONCE));
      this.#place();
    });
  }

  /** Where the cards are not placed: places would count as columns, though there is no room for them any more. */
  #countColumns(cards: HTMLElement): void {
    const style = getComputedStyle(cards);
    const { width, fontSize, columnGap } = style;
    const room = [width, fontSize, columnGap, ...COUNTING.map((name) => style.getPropertyValue(name))].join();
    if (room === this.#room) return;
    this.#room = room;
    // As high as it is, else the page would be too short for where the visitor has scrolled it.
    this.#write(`.columns [part=feed]{min-block-size:${cards.offsetHeight}px;overflow-anchor:none}`);
    this.#columnCount = style.gridTemplateColumns.split(' ').length;
    this.#gapPx = parseFloat(columnGap) || 0;
  }

  #planned(cards: readonly Element[]): string {
    const gap = this.#gapPx;
    const hasWide = this.#cards?.closest('.featured') !== null;
    const sizes = cards.map((card, i) => ({
      heightPx: card.getBoundingClientRect().height,
      isWide: hasWide && (i === 0 || card.querySelector(':scope > [part=pinned]') !== null),
    }));
    const sum = sizes.reduce((total, { heightPx }) => total + heightPx + gap, 1);
    const rowPx = Math.ceil(sum / ROWS_MAX);
    // A card that comes is near to where it will be placed: all of them in one row would be displayed, and laid out.
    const usual = `[data-placed]>article{grid-row-end:span ${Math.ceil(sum / sizes.length / rowPx)}}`;
    const places = planMasonry(sizes, this.#columnCount, gap, rowPx).map(
      ({ column, columns, row, rows }, i) =>
        `[data-placed]>article:nth-child(${i + 1}){grid-area:${row}/${column}/span ${rows}/span ${columns}}`,
    );
    const measured = `[data-placed]>article:nth-child(-n+${this.#measuredCount}){content-visibility:visible}`;
    // A sheet of paper has another width, and nobody measures there.
    return `@media not print{[data-placed]{grid-auto-rows:${rowPx}px}${usual}${measured}${places.join('')}}`;
  }

  #write(styles: string): void {
    if (styles === this.#styles) return;
    this.#styles = styles;
    this.#sheet?.write(styles);
  }
}

export const createFeature: CreateFeature = (host) => new Masonry(host);
