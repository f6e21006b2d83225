import type { Fault } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { FeedFault, PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import cardStyles from '../card/card.css?inline';
import { WsErrorEvent, WsLoadEvent } from '../element/events.ts';
import { FEATURE_ATTRIBUTES, FILTER_ATTRIBUTES } from '../settings/feature-attributes.ts';
import type { RenderCard } from '../card/card-view.ts';
import { FeedController, type FeedHost, type FeedState, type SourceRequest } from '../feed/feed-controller.ts';
import feedStyles from '../feed/feed.css?inline';
import { FeedView } from '../feed/feed-view.ts';
import { isNear, onceNear } from '../element/near-viewport.ts';
import { controls, customCard, extras, layouts, readMore, setupFault } from '../feed/lazy-modules.ts';
import { prepare } from '../feed/load-dependencies.ts';
import { ask } from '../feed/requests.ts';
import { ServiceElement } from './service-element.ts';
import { findSetupFault, LACKING } from '../settings/page-defaults.ts';
import { cardTemplate } from '../element/slots.ts';

const STYLES = cardStyles + feedStyles;

/** The attributes that bring the extras. */
const EXTRA_NAMES = Object.keys({ ...FEATURE_ATTRIBUTES, ...FILTER_ATTRIBUTES });

/**
 * What the three feeds have in common.
 *
 * @slot - The fallback: shown without scripts, before the posts are in, and when they cannot be had.
 * @slot header - Shown above the posts, in every state.
 * @slot footer - Shown below the posts, in every state.
 * @slot loading - Shown in place of the shapes of the posts that are awaited.
 * @slot empty - Shown where there are no posts.
 * @slot error - Shown in place of the message and the button where the posts cannot be had.
 * @slot card - A `<template>` that is cloned for each post, and filled in by its `data-ws-text`, `data-ws-html`, `data-ws-src`, `data-ws-href` and `data-ws-if`.
 *
 * @fires {WsLoadEvent} ws-load - The document holds the answer of a first load, a load more or a refresh.
 * @fires {WsErrorEvent} ws-error - A workspace failed after the last retry, or an attribute is missing or wrong.
 * @fires {WsPostClickEvent} ws-post-click - A link of a card was clicked, or with `lightbox` a picture; cancelable.
 * @fires {WsConsentEvent} ws-consent - The visitor agreed to what `consent="click"` holds back, or the page did by `grant()`.
 * @fires {WsImpressionEvent} ws-impression - Half of a card was in view for a second, with `measure`; once for each post.
 *
 * @csspart header - What stands above the posts.
 * @csspart heading - The heading that the attribute sets.
 * @csspart feed - The container of the posts.
 * @csspart footer - What stands below the posts.
 * @csspart status - The message where there is something to say.
 * @csspart more - The button that grows the feed.
 * @csspart retry - The button that tries again.
 * @csspart skeleton - The shape of an awaited post.
 * @csspart previous - The button back of a carousel.
 * @csspart next - The button on of a carousel.
 * @csspart image-button - What stands in for a picture until the visitor wants it.
 * @csspart lightbox - The dialog in which pictures and videos open.
 * @csspart lightbox-image - The picture or video in it.
 * @csspart lightbox-close - The button that closes it.
 * @csspart lightbox-previous - The button back to the one before.
 * @csspart lightbox-next - The button on to the next.
 * @csspart share - The button that shares a post.
 * @csspart all - The link to all posts.
 * @csspart search - What the visitor searches with.
 * @csspart search-field - The field to search with.
 * @csspart chip - A hashtag to search for.
 * @csspart fresh - The button behind which new posts wait.
 * @csspart pinned - The mark on a pinned post.
 * @csspart consent - What stands in the feed's place until the visitor agrees.
 * @csspart consent-button - The button that agrees.
 *
 * @cssprop [--ws-columns=20] - Columns of a grid or a masonry at most; as many as fit are shown.
 * @cssprop [--ws-card-min=17rem] - Least width of a column, and of a card in a carousel.
 * @cssprop [--ws-gap=1rem] - Space between the posts.
 *
 * @cssstate idle - Nothing was asked for yet.
 * @cssstate loading - The first posts are awaited.
 * @cssstate ready - The posts are shown.
 * @cssstate empty - There are none.
 * @cssstate partial - Posts are shown, and some workspaces failed.
 * @cssstate error - None could be had, or the setup is wrong.
 */
export abstract class FeedElement extends ServiceElement {
  readonly #internals = this.attachInternals();
  readonly #view = new FeedView();
  readonly #callbacks: FeedHost = {
    createSource: (request) => this.createSource(request, ask),
    prepare: (posts, needsControls) => this.#prepare(posts, needsControls),
    show: () => this.#show(),
    tellFaults: (faults) => faults.forEach((fault) => this.#tellFault(fault)),
    tellLoad: (added) => this.dispatchEvent(new WsLoadEvent({ posts: this.posts, added, hasMore: this.hasMore })),
  };
  readonly #controller = new FeedController(this.#callbacks);
  #renderCard: RenderCard | undefined;
  #setup = '';
  #workspace = '';
  #isNear = false;
  #isRefused = false;
  #stopWatching: (() => void) | undefined;

  /**
   * Where the posts come from.
   *
   * @internal
   */
  abstract createSource(request: SourceRequest, ask: Ask): PostSource | Promise<PostSource>;

  /** How many posts the first answer is to bring. */
  protected abstract get firstCount(): number;

  /** How the visitor gets more. */
  protected get growsBy(): 'button' | 'scroll' | 'none' {
    return 'none';
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

  /** Where it stands; also as `:state(ready)` and so on. */
  get state(): FeedState {
    return this.#controller.state;
  }

  /** What went wrong last, until something goes right. */
  get error(): Fault | undefined {
    return this.#controller.error;
  }

  /** Asks anew, past any kept answer, as deep as it got. Resolves to the posts that came new; never rejects. */
  async refresh(): Promise<readonly Post[]> {
    return (await this.canAsk()) ? this.#controller.refresh() : [];
  }

  /** Asks for more. Resolves to the posts that came new, when they are shown; never rejects. */
  async loadMore(): Promise<readonly Post[]> {
    if (!(await this.canAsk())) return [];
    return this.#controller.needsLoad ? this.#controller.refresh() : this.#controller.loadMore();
  }

  /** Agrees, for this visitor, to what `consent="click"` holds back. */
  async grant(): Promise<void> {
    await this.updateComplete;
    extras.current?.grant(this);
  }

  /**
   * Whether the service may be asked, by hand or by itself.
   *
   * @internal
   */
  async canAsk(): Promise<boolean> {
    await this.updateComplete;
    return this.isConnected && !this.#isRefused;
  }

  constructor() {
    super();
    this.#view.root.addEventListener('slotchange', () => this.requestUpdate());
  }

  override connectedCallback(): void {
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

  protected override async update(): Promise<void> {
    const isLacking = await this.#lacksExtras();
    if (!this.isConnected) return;
    const { required, asking } = this.constructor as typeof FeedElement;
    const controller = this.#controller;
    const fault = findSetupFault(this, required) ?? (isLacking ? LACKING : undefined);
    const setup = fault ? `${fault}=${this.getAttribute(fault)}` : this.valuesOf(asking);
    const isUntold = fault && controller.needsLoad && !controller.isBusy; // it was taken out before it could be told
    this.#isRefused = fault !== undefined;
    if (setup !== this.#setup || isUntold) {
      this.#setup = setup;
      if (fault) return controller.fail(this.#explain(fault));
      const workspace = this.valuesOf(required);
      controller.reset({ keepsShown: workspace === this.#workspace });
      this.#workspace = workspace;
    }
    if (!fault && controller.needsLoad && !controller.isBusy && this.isWanted()) {
      controller.load(); // which shows what is awaited
      if (this.posts.length === 0) return;
    }
    await this.#prepare(this.posts, false);
    this.#show();
  }

  /**
   * Whether the first posts are to be asked for now.
   *
   * @internal
   */
  isWanted(): boolean {
    this.#isNear ||= this.loading === 'eager' || isNear(this);
    if (this.#isNear) return true;
    this.#stopWatching ??= onceNear(this, () => {
      this.#isNear = true;
      this.requestUpdate();
    });
    return false;
  }

  /** Brings the extras where one is asked for. Returns whether one is lacking: it might have kept something back. */
  async #lacksExtras(): Promise<boolean> {
    if (!extras.current && !this.isAnyWritten(EXTRA_NAMES)) return false;
    await extras.load();
    const parts = { host: this, callbacks: this.#callbacks, controller: this.#controller, view: this.#view, ask };
    return !(await extras.current?.extend(parts));
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

  /**
   * All is brought up to date; `end` stands behind the posts, and more can be asked for if `canGrow`.
   *
   * @internal
   */
  shown(_end: Element, _canGrow: boolean): void {}
}
