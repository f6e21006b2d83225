import { designOf } from '../designs/descriptors.ts';
import type { FeedModel } from '../feed/feed-state.ts';
import { layoutOf, LINES_IN_COLUMNS, LINES_IN_LIST } from '../layouts/descriptors.ts';
import type { Layout } from '../layouts/reserved-height.ts';
import type { AttributeTable, ValuesOf } from '../settings/attributes.ts';
import { defaultsTags, KEYS, pageDefault, usedBaseUrl } from '../settings/page-defaults.ts';
import { WidgetElement } from '../element/widget-element.ts';
import type { Common } from './setup/post-card-attributes.ts';

const LINE_ENDS = /\n|<(?:br|div|h\d|li|p|tr)\b/i;

/** Its properties, each by the attribute of its name. */
export interface ServiceElement extends ValuesOf<Common> {}

/** An element that requests posts, set up by its attributes and, where they are absent, by the page's script tag. */
export abstract class ServiceElement extends WidgetElement {
  /** The attributes without which nothing can be requested, and all that decide which posts there are. */
  static readonly required: AttributeTable = {};
  static readonly deciding: AttributeTable = {};

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'base-url', ...KEYS];
  }

  /** @internal */
  abstract readonly feed: { readonly model: Pick<FeedModel, 'firstPosts' | 'posts'> };

  #tags: readonly Element[] | undefined;

  /**
   * The service's address. It reads as the one that is used, without a trailing slash, or as an empty string where
   * none can be used.
   *
   * @attr base-url - The service's address, an http(s) URL; where it is absent, `data-base-url` on the script tag, then `<meta name="ws-base-url" content="…">`.
   */
  get baseUrl(): string {
    return usedBaseUrl(this);
  }

  set baseUrl(value: string | null | undefined) {
    this.writeAttribute('baseUrl', value);
  }

  /** @internal */
  override readAttribute(property: string): unknown {
    return property === 'lines' && this.written(property) === null ? this.#defaultLines : super.readAttribute(property);
  }

  /** @internal */
  get nearestLanguage(): string {
    return this.readLanguage();
  }

  override connectedCallback(): void {
    this.#tags = undefined;
    this.adoptProperty('baseUrl');
    super.connectedCallback();
  }

  protected override pageDefault(attribute: string): string | null {
    return pageDefault(attribute, (this.#tags ??= defaultsTags()));
  }

  /**
   * The values of some attributes and of the address, to tell one setup from another.
   *
   * @internal
   */
  valuesOf(properties: readonly string[]): string {
    return JSON.stringify([this.baseUrl, ...properties.map((property) => this.readAttribute(property))]);
  }

  get #defaultLines(): number {
    const { firstPosts, posts } = this.feed.model;
    if (!(layoutOf(this.layout) as Layout).traits.includes('columns')) {
      const hasLong = posts.some(({ text }) => text.split(LINE_ENDS, LINES_IN_LIST + 1).length > LINES_IN_LIST);
      return hasLong ? LINES_IN_LIST : 0;
    }
    return designOf(this, firstPosts).lines ?? LINES_IN_COLUMNS;
  }
}
