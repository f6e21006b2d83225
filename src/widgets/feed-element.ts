import type { Fault } from '../base/fault.ts';
import cardStyles from '../card/card.css?inline';
import type { RenderCard } from '../card/card-view.ts';
import { setCustomState } from '../element/custom-state.ts';
import { missingRounds } from '../element/lazy-module.ts';
import { Feed } from '../feed/feed.ts';
import { renderFrame } from '../feed/view/frame.ts';
import feedStyles from '../feed/view/feed.css?inline';
import { errorOf, type FeedState } from '../feed/feed-state.ts';
import type { SourceRequest } from '../feed/feature.ts';
import type { Post } from '../model/post.ts';
import { linesOf } from '../designs/descriptors.ts';
import { WidgetElement } from '../element/widget-element.ts';
import type { ValuesOf } from '../settings/attributes.ts';
import { pageBounds, type PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { createCardFeatures } from '../features/display-features.ts';
import { ask, live } from './live-module.ts';
import type { Common } from './setup/post-card-attributes.ts';

/** Its properties, each by the attribute of its name. */
export interface FeedElement extends ValuesOf<Common> {}

/**
 * What all four elements share.
 *
 * @slot - The fallback: displayed without scripts, before the posts have loaded, and when they fail to load.
 * @slot header - Displayed above the posts, in every state.
 * @slot footer - Displayed below the posts, in every state.
 * @slot loading - Displayed in place of the skeletons while posts are loading.
 * @slot empty - Displayed if there are no posts.
 * @slot error - Displayed in place of the message and the button if the posts fail to load.
 * @slot card - A `<template>` that is cloned for each post; it is filled in by its `data-ws-text`, `data-ws-html`, `data-ws-src`, `data-ws-alt`, `data-ws-href` and `data-ws-if`.
 *
 * @fires {WsLoadEvent} ws-load - The posts of a first load, a load more or a refresh are in the document.
 * @fires {WsErrorEvent} ws-error - A workspace failed after the last retry, or an attribute is missing or wrong.
 * @fires {WsPostClickEvent} ws-post-click - A link of a card was clicked, or with `lightbox` an image or the link to its post; cancelable.
 * @fires {WsConsentEvent} ws-consent - The visitor agreed to what `consent="click"` holds back, or the page called `grant()`.
 * @fires {WsImpressionEvent} ws-impression - Half of a card was visible for a second, with `measure`; once for each post.
 * @fires {WsSearchEvent} ws-search - The visitor searched, with `search`, and the results are displayed; once for each search.
 * @fires {WsShareEvent} ws-share - The visitor shared a post, with `share`, or copied its link.
 *
 * @csspart header - What is above the posts.
 * @csspart heading - The heading that the attribute sets.
 * @csspart feed - The container of the posts.
 * @csspart footer - What is below the posts.
 * @csspart status - The status message.
 * @csspart more - The button that loads more posts.
 * @csspart retry - The button that tries again.
 * @csspart skeleton - The shape of a post that is loading.
 * @csspart previous - The back button of a carousel.
 * @csspart next - The forward button of a carousel.
 * @csspart image-button - The button in place of the images of a post until the visitor asks for them.
 * @csspart lightbox - The dialog in which images and videos open.
 * @csspart lightbox-image - The image or video in it.
 * @csspart lightbox-close - The button that closes it.
 * @csspart lightbox-previous - The button to the previous one.
 * @csspart lightbox-next - The button to the next one.
 * @csspart lightbox-zoom - Each of the two buttons that zoom the image.
 * @csspart lightbox-title - The title of the post below it, or its first words, or whose it is.
 * @csspart lightbox-date - When the post was published.
 * @csspart lightbox-link - The link to the post.
 * @csspart translate - The button that translates a post, or displays the original again.
 * @csspart share - The button that shares a post.
 * @csspart all - The link to all posts.
 * @csspart search - The search.
 * @csspart search-field - The search field.
 * @csspart chip - A hashtag to search for.
 * @csspart pages - The links to other pages.
 * @csspart page-previous - The link to the page before.
 * @csspart page-next - The link to the next page.
 * @csspart day - The heading of a day.
 * @csspart fresh - The button that displays new posts.
 * @csspart pinned - The mark on a pinned post.
 * @csspart consent - What is displayed in place of the feed until the visitor agrees.
 * @csspart consent-button - The button that agrees.
 *
 * @cssstate idle - Nothing was requested yet.
 * @cssstate loading - The first posts are loading.
 * @cssstate ready - The posts are displayed.
 * @cssstate empty - There are none.
 * @cssstate partial - Posts are displayed, and some workspaces failed.
 * @cssstate error - None could be loaded, or the setup is wrong.
 */
export abstract class FeedElement extends WidgetElement {
  static override readonly styleSheets = [cardStyles, feedStyles];

  readonly #internals = this.attachInternals?.(); // happy-dom has none
  /** @internal */
  readonly feed = new Feed(this, { attributes: this.constructor as typeof FeedElement, ask, live, createCardFeatures });
  #renderCard: RenderCard | undefined;

  /** @internal Where the posts come from. */
  abstract createSource(request: SourceRequest, ask: Ask): PostSource;

  /** @internal How many posts the first answer is to bring: a page, or all if those are fewer. */
  get firstCount(): number {
    return Math.min(...Object.values(pageBounds(this)));
  }

  /** @internal */
  override readAttribute(property: string): unknown {
    const isUnset = property === 'lines' && this.written(property) === null;
    return isUnset ? linesOf(this, this.feed.model) : super.readAttribute(property);
  }

  /** Makes the content of each card in place of ours: a Lit template, a node, or a string, which is displayed as text. */
  get renderCard(): RenderCard | undefined {
    return this.#renderCard;
  }

  set renderCard(value: RenderCard | null | undefined) {
    this.#renderCard = typeof value === 'function' ? value : undefined;
    this.requestUpdate();
  }

  /** The posts that are displayed. */
  get posts(): readonly Post[] {
    return Object.freeze(this.feed.model.posts);
  }

  /** Whether `loadMore()` may bring more. */
  get hasMore(): boolean {
    return this.feed.model.hasMore;
  }

  /** What is displayed; also as `:state(ready)` and so on. */
  get state(): FeedState {
    return this.feed.model.state;
  }

  /** What failed last, until something succeeds; of several workspaces, what the first `ws-error` told. */
  get error(): Fault | undefined {
    return errorOf(this.feed.model);
  }

  /** Requests again, bypassing the cache, as many posts as were loaded. Resolves to the new posts; never rejects. */
  refresh(): Promise<readonly Post[]> {
    return this.feed.requestAgain('refresh');
  }

  /** Requests more. Resolves to the new posts, once they are displayed; never rejects. */
  loadMore(): Promise<readonly Post[]> {
    return this.feed.requestAgain('loadMore');
  }

  /** Agrees, for this visitor, to what `consent="click"` holds back in all elements of the service; without it, does nothing. */
  grant(): Promise<void> {
    return this.feed.decide('grant');
  }

  /** Withdraws the visitor's consent, stored or not: every feed of the service stops, and asks again. */
  revoke(): Promise<void> {
    return this.feed.decide('revoke');
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (!this.hasUpdated || !this.feed.features.isHeldBack) return;
    // What holds back applies from now on, whatever the pending update waits for. That update is still needed.
    queueMicrotask(() => {
      this.performUpdate();
      this.requestUpdate();
    });
  }

  protected override async scheduleUpdate(): Promise<void> {
    await this.feed.prepare();
    for (const round of missingRounds(() => this.feed.dependencies)) await round;
    super.scheduleUpdate();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.feed.loaded();
    // An element that was never in a document would wait forever.
    return !this.shouldUpdate() || super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    this.feed.request();
    this.feed.update();
    if (!this.hasUpdated) this.feed.takeRoot(() => this.render(), this.renderOptions);
  }

  protected override settingsChanged(): void {
    this.feed.settingsChanged();
  }

  protected override render(): unknown {
    return renderFrame(this.feed);
  }

  protected override updated(): void {
    setCustomState(this.#internals, this.state); // first: it ends the reserved space, which would change what is measured
    this.feed.rendered();
  }
}
