import { createElement } from '../base/document-methods.ts';
import type { Finding } from '../base/finding.ts';
import { log } from '../base/log.ts';
import { LitElement } from 'lit';
import { attributeOf, type AttributeTable, readWritten, toWritten } from '../settings/attributes.ts';
import { defaultsTags, findBlocker, KEYS, pageDefault, usedBaseUrl } from '../settings/page-defaults.ts';
import { adoptStyles } from './adopt-styles.ts';
import './events.ts'; // for its types, which a declaration file would leave out
import type { LazyModule } from './lazy-module.ts';
import { followLanguage } from './nearest-language.ts';

interface Doctor {
  explain(element: WidgetElement): Promise<readonly Finding[]>;
  /** Opens a panel over the page that says what is wrong with all of its elements. */
  openPanel(): void;
}

/** Examines elements. It imports all of them, so `define/define.ts` sets it. */
export const doctor: { module?: LazyModule<Doctor> } = {};

/**
 * What all elements have: attributes from a table, or where they are absent from the page's script tag, each with a property
 * that reads as the value used and writes the attribute, and the language of their surroundings.
 *
 * @csspart card - A post.
 * @csspart avatar - The workspace's image.
 * @csspart author - The workspace's name, and the author's.
 * @csspart date - When it was published.
 * @csspart title - The post's title.
 * @csspart text - The post's text.
 * @csspart lede - The first line of a text without a title: a short one, with an empty line after it.
 * @csspart media - Its images and videos.
 * @csspart image - An image.
 * @csspart video - A video.
 * @csspart media-more - The number of those that do not fit, a button that shows all.
 * @csspart action - The button that its author added.
 * @csspart claps - How many claps it has.
 * @csspart link - The link to the post.
 *
 * @cssprop [--ws-accent=currentColor] - The color of buttons and of the focus ring; unless it is set, buttons look like the page's where that is legible; blue in the themes `light` and `dark`.
 * @cssprop [--ws-link=var(--ws-accent)] - The color of links; unless it is set, that of the page's links where that is legible.
 * @cssprop [--ws-surface=transparent] - The background of a card; white or near black in the themes `light` and `dark`.
 * @cssprop [--ws-text=inherit] - The color of text on cards; text outside of them has the page's.
 * @cssprop [--ws-muted=color-mix(in srgb, currentColor 72%, transparent)] - The color of secondary text, such as dates.
 * @cssprop [--ws-border=color-mix(in srgb, currentColor 18%, transparent)] - The color of borders.
 * @cssprop [--ws-radius=0.75em] - The radius of corners; buttons have three times that. Unless it is set, the corners are those of the page's cards and buttons, if they have any.
 * @cssprop [--ws-padding=1em] - Space inside a card.
 * @cssprop [--ws-image-ratio=4 / 3] - Width to height of the images and videos of a post, one or all together; 16 / 9 in the design `overlay`, whose images are as large as their cards. In a grid, a carousel and a wide list, they also fill the height of their row; in a compact layout, they are squares. In a row, beside a title of more than 100 characters, it is by default `2 / 1`, and beside posts of words alone by default `16 / 9`; in a masonry, an image whose post says its size is in its own shape, and one that has loaded before it is seen in about its own, by default `4 / 5`, by default `1`, or by default `2`.
 * @cssprop [--ws-image-fit=cover] - The `object-fit` of images and videos: `contain` crops nothing; by default `contain` for a single image that is wider or narrower than its frame by more than a third.
 * @cssprop [--ws-image-position=center] - Their `object-position`: which part is kept when they are cropped, such as `50% 20%` for heads; by default `50% 8%` for images that are square or taller than wide.
 * @cssprop [--ws-shadow=none] - The `box-shadow` of a card; unless it is set, that of an `<article>` or a `.card` of the page.
 * @cssprop [--ws-font=inherit] - The whole `font`; unless it is set, headings and buttons have those of the page.
 * @cssprop [--ws-font-size=1em] - The size of text, on which all other sizes and spaces depend.
 * @cssprop [--ws-title-size=1.2em] - The size of a post's title; larger in the designs except `social`, and in a row without an image, the more so the fewer words there are. Of more than 100 characters it is by default `1.1em`.
 * @cssprop [--ws-icon=currentColor] - The color of the icons beside the claps and the mark of a pinned post.
 * @cssprop [--ws-focus-ring=2px solid var(--ws-accent)] - The `outline` of the focused element.
 * @cssprop [--ws-columns=20] - Maximum columns of a grid or a masonry, by default 4 with `layout="auto"`; as many as fit are displayed.
 * @cssprop [--ws-card-min=17em] - Minimum width of a column, by default 19em with `layout="auto"`, and of a card in a carousel.
 * @cssprop [--ws-gap=1em] - Space between the posts.
 * @cssprop [--ws-day-inset=0px] - How far below the top of the viewport the heading of a day stays.
 */
export abstract class WidgetElement extends LitElement {
  static {
    // Some renderings cause another, because only they show what it needs: whether a carousel has room to scroll.
    this.disableWarning?.('change-in-update');
  }

  static readonly styleSheets: readonly string[] = [];
  static readonly attributes: AttributeTable = {};
  /** The attributes without which nothing can be requested, and all that decide which posts there are. */
  static readonly required: AttributeTable = {};
  static readonly deciding: AttributeTable = {};

  // Not Lit's own properties: the attribute keeps what was written while the property reads the value used, and what a
  // page set before the definition is read at once, not at the first update.
  static override get observedAttributes(): string[] {
    defineProperties(this);
    return [...super.observedAttributes, 'base-url', ...KEYS, ...Object.keys(this.attributes).map(attributeOf)];
  }

  readonly #readLanguage = followLanguage(this);
  /** The tags with the defaults of the page, until the element is moved. */
  #tags: readonly Element[] | undefined;
  readonly #reads = new Map<string, { written: string | null; value: unknown }>();
  /** The values that are used, by property, until an attribute changes or the element is moved. */
  readonly #values = new Map<string, unknown>();

  /** The functions that a script set, by property. */
  readonly #functions = new Map<string, unknown>();

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

  /** @internal The attribute that prevents all requests, if any; `''` if nothing is set yet, which is nobody's mistake. */
  get blocker(): string | undefined {
    return findBlocker(this, (this.constructor as typeof WidgetElement).required);
  }

  /** @internal The values of some attributes and of the address, to tell one setup from another. */
  valuesOf(properties: readonly string[]): string {
    return JSON.stringify([this.baseUrl, ...properties.map((property) => this.readAttribute(property))]);
  }

  /** @internal */
  get nearestLanguage(): string {
    return this.#readLanguage();
  }

  /** @internal */
  written(attribute: string): string | null {
    return this.getAttribute(attribute) ?? pageDefault(attribute, (this.#tags ??= defaultsTags()));
  }

  /**
   * The value used for an attribute, by the name of its property; `undefined` if the element has no such attribute.
   *
   * @internal
   */
  readAttribute(property: string): unknown {
    if (!this.#values.has(property)) this.#values.set(property, this.#functions.get(property) ?? this.#read(property));
    return this.#values.get(property);
  }

  #read(property: string): unknown {
    const attribute = (this.constructor as typeof WidgetElement).attributes[property];
    if (!attribute) return undefined;
    const name = attributeOf(property);
    const written = this.written(name);
    let read = this.#reads.get(name);
    if (read?.written !== written) this.#reads.set(name, (read = { written, value: readWritten(attribute, written) }));
    return read.value;
  }

  /** @internal */
  writeAttribute(property: string, value: unknown): void {
    const name = attributeOf(property);
    const { attributes } = this.constructor as typeof WidgetElement;
    const isFunction = typeof value === 'function' && attributes[property]?.takesFunction === true;
    const hadFunction = this.#functions.delete(property);
    if (isFunction) this.#functions.set(property, value);
    if (isFunction || hadFunction) this.attributeChangedCallback(name, null, '');
    if (isFunction || value === undefined || value === null) return this.removeAttribute(name);
    if (attributes[property]?.fallback !== false || typeof value !== 'boolean')
      return this.setAttribute(name, toWritten(value));
    // As in HTML, a flag is present or absent. Its value is written only where the page's default says otherwise.
    this.toggleAttribute(name, value);
    if (this.readAttribute(property) !== value) this.setAttribute(name, String(value));
  }

  /** Sets again, by their accessors, the properties that a page set before the element was defined; not one that is read-only. */
  #adoptProperties(): void {
    const { attributes, prototype } = this.constructor as typeof WidgetElement;
    for (const [property, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(this))) {
      // A framework may have redefined a property that all elements have, such as `outerHTML`.
      const isOurs = property in attributes || (property in prototype && !(property in LitElement.prototype));
      if (isOurs && !get && Reflect.deleteProperty(this, property)) Reflect.set(this, property, value);
    }
  }

  /** An attribute or the page around the element changed: what was computed from them is computed again. */
  protected abstract settingsChanged(): void;

  override connectedCallback(): void {
    this.#tags = undefined;
    this.#values.clear();
    this.settingsChanged();
    this.#adoptProperties();
    super.connectedCallback();
    this.requestUpdate();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (old === value) return;
    this.#values.clear();
    this.settingsChanged();
    // Even if the value is the same: "Read more" works differently if an owner sets `lines` to its default.
    this.requestUpdate();
  }

  // A style sheet belongs to one document, and Lit's to the script's; an element may be in another document, or move there.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRootOptions } = this.constructor as typeof WidgetElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    if (!root.firstChild) this.adoptStyles(); // otherwise a server rendered it; its styles last until the first rendering
    return root;
  }

  adoptedCallback(): void {
    this.adoptStyles();
    this.requestUpdate();
  }

  /** @internal */
  adoptStyles(): void {
    const { shadowRoot } = this;
    const { styleSheets } = this.constructor as typeof WidgetElement;
    if (shadowRoot) for (const styles of styleSheets) adoptStyles(shadowRoot, styles);
  }

  /** Resolves to what to fix, and how. */
  async explain(): Promise<readonly Finding[]> {
    await doctor.module?.load();
    return doctor.module?.current?.explain(this) ?? [];
  }

  /** Nothing is updated outside of a document. */
  protected override shouldUpdate(): boolean {
    return this.isConnected !== false; // a server has no such property
  }

  /** If rendering fails, nothing is thrown into the page, and the fallback is displayed. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (reason) {
      log('error', 'WS-301', `<${this.localName}> Cannot be rendered; displaying its fallback.`, reason);
      if (this.shadowRoot?.childElementCount !== 0) return;
      this.shadowRoot.append(createElement('slot', this.ownerDocument));
    }
  }
}

/** Gives the class of an element a property for each of its attributes that has none. */
function defineProperties({ prototype, attributes }: typeof WidgetElement): void {
  for (const property of Object.keys(attributes)) {
    if (property in prototype && !(property in LitElement.prototype)) continue; // Prototype.js gives `hide` to all elements
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.readAttribute(property);
      },
      set(this: WidgetElement, value: unknown) {
        this.writeAttribute(property, value);
      },
    });
  }
}
