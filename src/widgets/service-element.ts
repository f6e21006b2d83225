import type { Messages } from '../content/messages.ts';
import { FEED_ATTRIBUTES } from '../settings/feed-attributes.ts';
import { defaultsTags, usedBaseUrl, writtenAttribute } from '../settings/page-defaults.ts';
import { KEYS } from '../settings/setup-fault.ts';
import { WidgetElement } from '../element/widget-element.ts';

/** One long post stretches all cards of its row: longer texts are cut there. */
const LINES_IN_ROWS = 10;

/** An element that requests posts, set up by its attributes and, where they are absent, by the page's script tag. */
export abstract class ServiceElement extends WidgetElement {
  static override readonly attributes: typeof WidgetElement.attributes = FEED_ATTRIBUTES;
  /** The attributes without which nothing can be requested. */
  static readonly required: readonly string[] = [];
  /** The attributes that decide what is requested. */
  static readonly requestAttributes: readonly string[] = [];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'base-url', ...KEYS];
  }

  /** How the posts are laid out. */
  declare layout: 'list' | 'grid' | 'masonry' | 'carousel' | 'compact';
  /** `auto` follows the page's `color-scheme`; the others set text and surface together. */
  declare theme: 'auto' | 'light' | 'dark';
  /** What the cards leave out, separated by spaces. The names of the parts are accepted too: `author` is read as `feed`, the workspace's name, and `media` as `image`. */
  declare hide: string;
  /** How dates are displayed: "2 days ago", or the day. */
  declare date: 'relative' | 'absolute';
  /** Where a card's images and videos are: below its text, or first, so that those of a row line up. */
  declare mediaPosition: 'below' | 'above';
  /** Lines of text before "Read more"; 0 shows all. Where it is not set, 10 in a grid and a carousel, whose cards stand in rows. */
  declare lines: number;
  /** How text is read: `plain` displays it verbatim, `html` always sanitises it, `auto` where it has markup in it. */
  declare textFormat: 'auto' | 'plain' | 'html';
  /** Where links open: in a new tab, or in this one. */
  declare target: '_blank' | '_self';
  /** `lazy` requests nothing until the element nears the viewport. */
  declare loading: 'lazy' | 'eager';
  /** Milliseconds for one request. */
  declare timeout: number;
  /** A visible heading, which names the feed for screen readers. */
  declare heading: string;
  /** Level of the heading, 1-6; titles of posts are one below. */
  declare headingLevel: number;
  /** Messages in place of the language's own, as JSON: `{"more": "Show older"}`. */
  declare messages: Partial<Messages>;
  /** `session` keeps answers as long as the tab is open: they are displayed at once, or offline, and updated in the background. */
  declare cache: 'off' | 'session';

  /** A field above the posts in which the visitor searches all posts that can be reached, and the hashtags that occur. */
  declare search: boolean;
  /** Seconds between two checks for new posts while the page is visible, 15 at least; they wait behind a button. 0 is never. */
  declare refreshEvery: number;
  /** Images and videos open in a dialog. */
  declare lightbox: boolean;
  /** A button below each post shares it, or copies its link. */
  declare share: boolean;
  /** Ids of posts that come first, marked as pinned, separated by spaces. */
  declare pin: string;
  /** Ids of posts that are never displayed, separated by spaces. */
  declare hidePosts: string;
  /** `click` requests nothing before the visitor agrees, or the page calls `grant()`. */
  declare consent: 'none' | 'click';
  /** Where an agreement is stored: nowhere, or in this browser for the next visit. */
  declare consentStorage: 'none' | 'local';
  /** `click` loads no image before the visitor asks for it. */
  declare images: 'load' | 'click';
  /** Parameters for the links to posts and of actions, as `source=site,medium=feed`; never over those that a link has. */
  declare utm: string;
  /** Tells the page by `ws-impression` which posts were visible. */
  declare measure: boolean;
  /** Where all posts can be read, an http(s) URL: a link at the end of what can be displayed, and where there is nothing. */
  declare allHref: string;
  /** The text of that link. */
  declare allLabel: string;

  /** The tags with the page's defaults. */
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

  set baseUrl(value: unknown) {
    this.writeAttribute('base-url', value);
  }

  /** @internal */
  override readAttribute(name: string): unknown {
    const standsInRows = name === 'lines' && (this.layout === 'grid' || this.layout === 'carousel');
    return standsInRows && this.written(name) === null ? LINES_IN_ROWS : super.readAttribute(name);
  }

  /** @internal */
  get nearestLanguage(): string {
    return this.language.value;
  }

  override connectedCallback(): void {
    this.#tags = undefined;
    this.adoptProperty('baseUrl');
    super.connectedCallback();
  }

  /** @internal */
  override written(name: string): string | null {
    return writtenAttribute(this, name, (this.#tags ??= defaultsTags()));
  }

  /**
   * The values of some attributes and of the address, to tell one setup from another.
   *
   * @internal
   */
  valuesOf(names: readonly string[]): string {
    return JSON.stringify([this.baseUrl, ...names.map((name) => this.readAttribute(name))]);
  }
}
