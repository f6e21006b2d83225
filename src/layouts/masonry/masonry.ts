import { InstanceSheet } from '../../element/instance-sheet.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { planMasonry } from './plan-masonry.ts';

export { default as styles } from './masonry.css?inline';

/** Browsers support at least 10,000 rows of a grid. */
const ROWS_MAX = 9000;

/**
 * Cards of different heights without holes between them. Each is placed in the column that is shortest so far, so that
 * none begins above the one before it: the visual order is that of the document.
 */
class Masonry implements Feature {
  readonly #host: FeatureHost;
  #observed: ObservedElements | undefined;
  #sheet: InstanceSheet | undefined;

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  rendered(): void {
    const { cards } = this.#host.view;
    const { element } = this.#host;
    if (!cards || !element.shadowRoot) return;
    this.#sheet ??= new InstanceSheet(element.shadowRoot);
    this.#observed ??= new ObservedElements(new ResizeObserver(() => requestAnimationFrame(() => this.#place())));
    this.#observed.replace([cards, ...cards.children]);
    this.#place();
  }

  leave(): void {
    this.#observed?.clear();
    this.#sheet?.remove();
    this.#sheet = undefined;
  }

  #place(): void {
    const { cards } = this.#host.view;
    if (!cards || !this.#sheet) return;
    // Without places, else the columns that cards were placed in would count, though there is no room for them any
    // more; as high as it is, else the page would be too short for where the visitor has scrolled it.
    this.#sheet.write(`.masonry [part=feed]{min-block-size:${cards.offsetHeight}px;overflow-anchor:none}`);
    const { gridTemplateColumns, columnGap } = getComputedStyle(cards);
    const gap = parseFloat(columnGap) || 0;
    const heights = [...cards.children].map((card) => card.getBoundingClientRect().height);
    const rowPx = Math.ceil(heights.reduce((sum, height) => sum + height + gap, 1) / ROWS_MAX);
    const places = planMasonry(heights, gridTemplateColumns.split(' ').length, gap, rowPx);
    const rules = places.map(
      ({ column, row, rows }, i) => `article:nth-child(${i + 1}){grid-area:${row}/${column}/span ${rows}}`,
    );
    this.#sheet.write(`.masonry [part=feed]{grid-auto-rows:${rowPx}px}${rules.join('')}`);
  }
}

export const createFeature: CreateFeature = (host) => new Masonry(host);
