import type { Fault } from '../base/fault.ts';
import type { Messages } from '../content/messages.ts';
import type { Post } from '../model/post.ts';
import type { FeedFault, PostSource } from '../source/post-source.ts';
import cardStyles from './card.css?inline';
import { WsErrorEvent, WsLoadEvent } from './events.ts';
import type { RenderCard } from './card-view.ts';
import { FEED_ATTRIBUTES } from './feed-attributes.ts';
import { FeedController, type FeedState, type SourceRequest } from './feed-controller.ts';
import feedStyles from './feed.css?inline';
import { FeedView } from './feed-view.ts';
import { whenNear } from './near-viewport.ts';
import { controls, customCard, layouts, readMore, setupFault } from './parts.ts';
import { prepare } from './prepare.ts';
import { defaultsTag, findSetupFault, usedBaseUrl } from './setup.ts';
import { cardTemplate } from './slotted.ts';
import { WidgetElement } from './widget-element.ts';

const STYLES = cardStyles + feedStyles;

/** What the three feeds have in common: their attributes, states, methods and looks. */
export abstract class FeedElement extends WidgetElement {
  static override readonly attributes: typeof WidgetElement.attributes = FEED_ATTRIBUTES;
  /** The attributes without which nothing can be asked for. */
  static readonly required: readonly string[] = [];
  /** The attributes that decide what is asked for. */
  static readonly asking: readonly string[] = [];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'base-url', 'api-key', 'x-api-key'];
  }

  /** How the posts are laid out. */
  declare layout: 'list' | 'grid' | 'masonry' | 'carousel' | 'compact';
  /** `auto` follows the page's `color-scheme`; the others set text and surface together. */
  declare theme: 'auto' | 'light' | 'dark';
  /** Any of `avatar feed date image claps link`, parted by spaces: these are left out. */
  declare hide: string;
  /** How dates are told. */
  declare date: 'relative' | 'absolute';
  /** Lines of text before "Read more"; 0 shows all. */
  declare lines: number;
  /** `plain` shows text to the letter, `html` sanitises it always, `auto` where it has markup in it. */
  declare textFormat: 'auto' | 'plain' | 'html';
  /** Where links open. */
  declare target: '_blank' | '_self';
  /** `lazy` asks for nothing until the element nears the viewport. */
  declare loading: 'lazy' | 'eager';
  /** Milliseconds for one request. */
  declare timeout: number;
  /** A visible heading, which names the feed for screen readers. */
  declare heading: string;
  /** Level of the heading, 1-6; titles of posts are one below. */
  declare headingLevel: number;
  /** Words to say in place of the language's own, such as `{"more": "Show older"}`. */
  declare messages: Partial<Messages>;

  readonly #internals = this.attachInternals();
  readonly #view = new FeedView();
  readonly #controller = new FeedController({
    createSource: (request) => this.createSource(request),
    prepare: (posts, needsControls) => this.#prepare(posts, needsControls),
    show: () => this.#show(),
    tellFaults: (faults) => faults.forEach((fault) => this.#tellFault(fault)),
    tellLoad: (added) => this.dispatchEvent(new WsLoadEvent({ posts: this.posts, added, hasMore: this.hasMore })),
  });
  #renderCard: RenderCard | undefined;
  #defaults: Element | null | undefined;
  #setup = '';
  #workspace = '';
  #isNear = false;
  #isRefused = false;
  #stopWatching: (() => void) | undefined;

  /** Where the posts come from. */
  protected abstract createSource(request: SourceRequest): PostSource | Promise<PostSource>;

  /** How many posts the first answer is to bring. */
  protected abstract get firstCount(): number;

  /** How the visitor gets more. */
  protected get growsBy(): 'button' | 'scroll' | 'none' {
    return 'none';
  }

  /** The service's address without a trailing slash; an empty string where none can be used. */
  get baseUrl(): string {
    return usedBaseUrl(this);
  }

  set baseUrl(value: unknown) {
    this.writeAttribute('base-url', value);
  }

  /** Makes each card in place of ours: a Lit template, a node, or a string, which is shown as text. */
  get renderCard(): RenderCard | undefined {
    return this.#renderCard;
  }

  set renderCard(value: unknown) {
    this.#renderCard = typeof value === 'function' ? (value as RenderCard) : undefined;
    this.requestUpdate();
  }

  /** The posts that are shown. */
  get posts(): readonly Post[] {
    return this.#controller.posts;
  }

  /** Whether `loadMore()` may bring more. */
  get hasMore(): boolean {
    return this.#controller.hasMore;
  }

  get state(): FeedState {
    return this.#controller.state;
  }

  /** What went wrong last, until something goes right. */
  get error(): Fault | undefined {
    return this.#controller.error;
  }

  /** Asks anew, past any kept answer, as deep as it got. Resolves to the posts that came new; never rejects. */
  async refresh(): Promise<readonly Post[]> {
    return (await this.#canAsk()) ? this.#controller.refresh() : [];
  }

  /** Asks for more. Resolves to the posts that came new, when they are shown; never rejects. */
  async loadMore(): Promise<readonly Post[]> {
    if (!(await this.#canAsk())) return [];
    return this.#controller.needsLoad ? this.#controller.refresh() : this.#controller.loadMore();
  }

  async #canAsk(): Promise<boolean> {
    await this.updateComplete;
    return this.isConnected && !this.#isRefused;
  }

  constructor() {
    super();
    this.#view.root.addEventListener('slotchange', () => this.requestUpdate());
  }

  override connectedCallback(): void {
    this.#defaults = undefined;
    this.adoptProperty('baseUrl');
    this.adoptProperty('renderCard');
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    // What was only moved is connected again by then, and its request lives on.
    queueMicrotask(() => {
      if (!this.isConnected) this.#controller.stop();
    });
  }

  protected override written(name: string): string | null {
    const own = super.written(name);
    if (own !== null) return own;
    this.#defaults ??= defaultsTag(this.ownerDocument);
    return this.#defaults?.getAttribute(`data-${name}`) ?? null;
  }

  protected override async update(): Promise<void> {
    const { required, asking } = this.constructor as typeof FeedElement;
    const controller = this.#controller;
    const fault = findSetupFault(this, required);
    const setup = fault ? `${fault}=${this.getAttribute(fault)}` : this.#valuesOf(asking);
    const isUntold = fault && controller.needsLoad && !controller.isBusy; // it was taken out before it could be told
    this.#isRefused = fault !== undefined;
    if (setup !== this.#setup || isUntold) {
      this.#setup = setup;
      if (fault) return controller.fail(this.#explain(fault));
      const workspace = this.#valuesOf(required);
      controller.reset({ keepsShown: workspace === this.#workspace });
      this.#workspace = workspace;
    }
    if (!fault && controller.needsLoad && !controller.isBusy && this.#isWanted()) controller.load();
    await this.#prepare(this.posts, false);
    this.#show();
  }

  #valuesOf(names: readonly string[]): string {
    return JSON.stringify([this.baseUrl, ...names.map((name) => this.readAttribute(name))]);
  }

  #isWanted(): boolean {
    if (this.loading === 'eager') return true;
    this.#stopWatching ??= whenNear(this, () => {
      this.#isNear = true;
      this.requestUpdate();
    });
    return this.#isNear;
  }

  async #explain(attribute: string): Promise<Fault> {
    await setupFault.load();
    return (
      setupFault.current?.makeSetupFault(this, attribute) ?? {
        kind: 'setup',
        message: `<${this.localName}> ${attribute}`,
      }
    );
  }

  async #prepare(posts: readonly Post[], needsControls: boolean): Promise<void> {
    await Promise.all([
      prepare(this, posts, this.textFormat),
      needsControls && controls.load(),
      this.lines > 0 && readMore.load(),
      layouts[this.layout]?.load(),
      (this.renderCard || cardTemplate(this)) && customCard.load(),
    ]);
  }

  #tellFault({ feedId, fault }: FeedFault): void {
    // The message of a setup fault names the element already.
    console.error(fault.kind === 'setup' ? fault.message : `<${this.localName}> ${feedId ?? ''}: ${fault.message}`);
    this.dispatchEvent(new WsErrorEvent({ error: fault, feedId }));
  }

  #show(): void {
    const controller = this.#controller;
    this.mount(STYLES, this.#view.root);
    this.#view.show(this, controller, {
      placeholders: this.firstCount,
      offersMore: this.hasMore && this.growsBy !== 'none',
      loadMore: () => this.loadMore(),
      retry: () => controller.retry(),
    });
    const { states } = this.#internals;
    states.clear();
    states.add(this.state);
    this.shown(this.#view.end, this.hasMore && !controller.failedGrowing && !controller.isBusy);
  }

  /** All is brought up to date; `end` stands behind the posts, and more can be asked for if `canGrow`. */
  protected shown(_end: Element, _canGrow: boolean): void {}
}
