import { type AttributeTable, propertyOf, toWritten } from '../settings/attributes.ts';
import './events.ts'; // for its types, which a declaration file would leave out
import { watchLanguage } from './nearest-language.ts';
import { adoptStyles } from './adopt-styles.ts';

// So that the module can be imported where there is no DOM.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * A custom element in a few lines: its attributes are a table, its properties read and write them,
 * and it is brought up to date once, in a microtask, after any number of changes.
 *
 * @csspart card - A post.
 * @csspart avatar - The workspace's picture.
 * @csspart author - The workspace's name, and the author's.
 * @csspart date - When it was published.
 * @csspart title - The post's title.
 * @csspart text - The post's text.
 * @csspart media - Its pictures and videos.
 * @csspart image - A picture.
 * @csspart video - A video.
 * @csspart action - The button that the author put under it.
 * @csspart claps - How often it was clapped for.
 * @csspart link - The link to the post.
 *
 * @cssprop [--ws-accent=currentColor] - The colour of buttons, and of the ring around what has the focus; blue in the themes `light` and `dark`.
 * @cssprop [--ws-link=var(--ws-accent)] - The colour of links.
 * @cssprop [--ws-surface=transparent] - The background of a card; white or near black in the themes `light` and `dark`.
 * @cssprop [--ws-text=inherit] - The colour of text.
 * @cssprop [--ws-muted=color-mix(in srgb, currentColor 72%, transparent)] - The colour of what is said by the way, such as dates.
 * @cssprop [--ws-border=color-mix(in srgb, currentColor 18%, transparent)] - The colour of lines.
 * @cssprop [--ws-radius=0.75rem] - How round corners are.
 * @cssprop [--ws-padding=1rem] - Space within a card.
 * @cssprop [--ws-image-ratio=16 / 9] - Width to height of pictures and videos.
 * @cssprop [--ws-shadow=none] - The `box-shadow` of a card.
 * @cssprop [--ws-font=inherit] - The whole `font`.
 */
export abstract class WidgetElement extends Base {
  /** By name. Each has a property in camelCase that reads as the value used and writes the attribute. */
  static readonly attributes: AttributeTable = {};

  static get observedAttributes(): string[] {
    const names = Object.keys(this.attributes);
    for (const name of names) {
      const property = propertyOf(name);
      if (Object.hasOwn(this.prototype, property)) continue;
      Object.defineProperty(this.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: WidgetElement) {
          return this.readAttribute(name);
        },
        set(this: WidgetElement, value: unknown) {
          this.writeAttribute(name, value);
        },
      });
    }
    return names;
  }

  /**
   * Settles when the element shows what was last set.
   *
   * @internal
   */
  updateComplete: Promise<void> = Promise.resolve();

  /**
   * What was read of the attributes.
   *
   * @internal
   */
  readonly reads = new Map<string, { written: string; value: unknown }>();
  #isUpdatePending = false;
  #stopWatching: (() => void) | undefined;

  /**
   * What was written for an attribute, by the element or by the page.
   *
   * @internal
   */
  written(name: string): string | null {
    return this.getAttribute(name);
  }

  /** @internal */
  readAttribute(name: string): unknown {
    const attribute = (this.constructor as typeof WidgetElement).attributes[name];
    const written = this.written(name);
    if (!attribute || written === null) return attribute?.fallback;
    let read = this.reads.get(name);
    if (read?.written !== written) {
      let fits = true;
      const value = attribute.read(written, () => (fits = false));
      this.reads.set(name, (read = { written, value }));
      if (!fits) console.warn(`<${this.localName}> ${name}="${written}" does not fit: "${toWritten(value)}" is used.`);
    }
    return read.value;
  }

  protected writeAttribute(name: string, value: unknown): void {
    if (value === undefined || value === null) this.removeAttribute(name);
    else this.setAttribute(name, toWritten(value));
  }

  connectedCallback(): void {
    for (const name in (this.constructor as typeof WidgetElement).attributes) {
      this.adoptProperty(propertyOf(name));
    }
    this.#stopWatching = watchLanguage(this, () => this.requestUpdate());
    this.requestUpdate();
  }

  disconnectedCallback(): void {
    this.#stopWatching?.();
  }

  /** Sets again what was set before the element was defined. */
  protected adoptProperty(property: string): void {
    if (!Object.hasOwn(this, property)) return;
    const own = this as Record<string, unknown>;
    const value = own[property];
    delete own[property];
    own[property] = value;
  }

  attributeChangedCallback(): void {
    this.requestUpdate();
  }

  /** @internal */
  requestUpdate(): void {
    if (this.#isUpdatePending) return;
    this.#isUpdatePending = true;
    const updated = Promise.resolve().then(() => {
      this.#isUpdatePending = false;
      return this.isConnected ? this.update() : undefined;
    });
    // A mistake of ours throws nothing into the page it stands on.
    this.updateComplete = updated.catch((reason: unknown) => console.error('ws-widgets:', reason));
  }

  /** Brings what is to be seen up to date. */
  protected abstract update(): void | Promise<void>;

  /** Puts styles, and what they style, into the shadow root. */
  protected mount(styles: string, content: Node): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptStyles(root, styles);
    if (content.parentNode !== root) root.append(content);
  }
}
