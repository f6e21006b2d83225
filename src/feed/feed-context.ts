import { nothing, type ReactiveController, type ReactiveControllerHost, type RenderOptions } from 'lit';
import { PAGE_MAX } from '../api/limits.ts';
import { FaultError } from '../base/fault.ts';
import { cardDependencies, wordsDependency } from '../card/card-dependencies.ts';
import { cardPhrases, type CardView } from '../card/card-view.ts';
import { prose } from '../card/lazy-modules.ts';
import { type Words, wordsOf } from '../content/words.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { describeNewTabs } from '../element/describe-new-tabs.ts';
import { type Dependency, LazyModule, loadMissing } from '../element/lazy-module.ts';
import type { Lang } from '../element/phrases.ts';
import { GIVEN } from '../element/slots.ts';
import type { CreateFeatures, CreateSource, Features, FeedSettings } from './feature.ts';
import { type FeedModel, IDLE, needsControls } from './feed-state.ts';
import { FeedTask, type SourceRequest } from './feed-task.ts';
import type { Handover } from './handover-host.ts';
import { controls } from './view/lazy-controls.ts';
import { ask } from './requests.ts';
import { type Post, postKey } from '../model/post.ts';
import { type AttributeTable, mapTable, type ValuesOf } from '../settings/attributes.ts';
import { unwrap } from '../source/wrapped/around-load.ts';
import type { PageBounds } from '../source/wrapped/chosen-posts.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { CardLook, type CardLookElement } from './card-look.ts';
import type { FeedLook, FeedView } from './view/feed-view.ts';

const handovers = new LazyModule(() => import('./handover.ts'));

/** The element that a context belongs to. */
export interface ContextElement extends CardLookElement, ReactiveControllerHost, FeedSettings, FeedLook {
  readonly hasUpdated: boolean;
  /** The feed that does not page has a limit, the others have the rest. */
  readonly limit?: number;
  readonly pageSize?: number;
  readonly maxPosts?: number;
  readAttribute(name: string): unknown;
  adoptStyles(): void;
  createSource: CreateSource;
}

/** What a feed is made of: its requests, its features, and what they make of its model for one rendering. */
export class FeedContext implements FeedView, ReactiveController {
  readonly element: ContextElement;
  readonly features: Features;
  readonly task: FeedTask;
  /** What a server handed in, where it did. */
  handover: Handover | undefined;
  /** Of the present rendering; see `update`. */
  displayed: FeedModel = IDLE;
  words: Words = wordsOf('');
  hasControls = false;
  readonly #look: CardLook;

  constructor(element: ContextElement, createFeatures: CreateFeatures) {
    this.element = element;
    this.features = createFeatures(this);
    this.#look = new CardLook(element);
    this.task = new FeedTask({
      addController: (controller) => element.addController(controller),
      removeController: (controller) => element.removeController(controller),
      requestUpdate: () => element.requestUpdate(),
      get updateComplete() {
        return element.updateComplete;
      },
      get hasUpdated() {
        return element.hasUpdated;
      },
      get isConnected() {
        return element.isConnected;
      },
      createSource: (request) => this.createSource(request),
      loadDependencies: (posts, needsControls) => this.loadDependencies(posts, needsControls),
    });
    element.addController(this);
  }

  get model(): FeedModel {
    return this.task.model;
  }

  get label(): string {
    return this.#ownLabel || cardPhrases(this.words).text('posts');
  }

  /** Of what has that name. */
  get labelLang(): Lang {
    return this.#ownLabel ? nothing : cardPhrases(this.words).lang('posts');
  }

  get cards(): HTMLElement | null {
    return this.element.shadowRoot?.querySelector<HTMLElement>('[part=feed]') ?? null;
  }

  get wordsDependency(): Dependency {
    return wordsDependency(this.element.nearestLanguage);
  }

  /** What is needed for what is to be displayed: the cards, or the words for why there are none. */
  get dependencies(): readonly Dependency[] {
    const { posts, state } = this.model;
    const ofControls = needsControls(this.#adaptedModel) ? [controls] : [];
    if (posts.length > 0) return [...this.dependenciesOf(posts), ...ofControls];
    return state === 'empty' || state === 'error' ? [this.wordsDependency, ...ofControls] : [];
  }

  get cardView(): CardView {
    return this.#look.view;
  }

  /** Whether the service may be asked. */
  get mayRequest(): boolean {
    return !this.features.isHeldBack && this.features.active.every(({ mayRequest }) => mayRequest !== false);
  }

  /** Whether more posts may be loaded now, by a button or by scrolling. */
  get canLoadMore(): boolean {
    const { hasMore, failedMore, busy } = this.displayed;
    return hasMore && !failedMore && !busy && !this.features.active.some(({ pausesMore }) => pausesMore);
  }

  read<Table extends AttributeTable>(table: Table): ValuesOf<Table> {
    return mapTable(table, (property, { fallback }) => this.element.readAttribute(property) ?? fallback);
  }

  pageBounds({ all }: Pick<SourceRequest, 'all'>): PageBounds {
    if (all) return { pageSize: PAGE_MAX, maxPosts: Infinity };
    const { limit = PAGE_MAX, pageSize = limit, maxPosts = limit } = this.element;
    return { pageSize, maxPosts };
  }

  cardOf(post: Post): HTMLElement | undefined {
    const key = postKey(post);
    const index = this.displayed.posts.findIndex((one) => postKey(one) === key);
    const card = index < 0 ? undefined : this.cards?.children[index];
    return card instanceof HTMLElement ? card : undefined;
  }

  postOf(card: Element): Post | undefined {
    return this.displayed.posts[[...(this.cards?.children ?? [])].indexOf(card)];
  }

  createSource(request: SourceRequest): PostSource | Promise<PostSource> {
    return this.mayRequest ? this.createSourceBy(request, this.#ask(request)) : this.#createSourceLater(request);
  }

  loadDependencies(posts: readonly Post[], needsControls = false): Promise<void> {
    return loadMissing(() => [...this.dependenciesOf(posts), ...(needsControls ? [controls] : [])]);
  }

  dependenciesOf(posts: readonly Post[]): readonly Dependency[] {
    return [...this.features.layoutDependencies, ...cardDependencies(posts, this.#look.needs)];
  }

  /** Waits for what a server handed in, so that its posts are what is displayed first. */
  async takeOver(request: () => void): Promise<void> {
    const { element } = this;
    if (!element.shadowRoot?.firstChild && !element.querySelector(GIVEN)) return;
    await handovers.load();
    await (this.handover ??= handovers.current?.createHandover(this))?.settle(request);
  }

  /** What a server rendered becomes the first rendering; what does not fit goes, and is rendered again. */
  takeRoot(render: () => unknown, options: RenderOptions): void {
    const { element, handover } = this;
    const { shadowRoot } = element;
    if (!shadowRoot?.firstChild) return;
    element.adoptStyles();
    if (!handover?.hydrate(shadowRoot, render, options)) shadowRoot.replaceChildren();
  }

  replacePosts(posts: readonly Post[]): void {
    this.task.replacePosts(posts);
  }

  recall(posts: readonly Post[]): void {
    this.task.recall(posts);
  }

  clear(): void {
    this.stopFeatures();
    this.task.reset({ keepsPosts: false });
  }

  async refresh(): Promise<readonly Post[]> {
    return this.mayRequest ? this.task.refresh() : [];
  }

  hostConnected(): void {
    this.features.attributeChanged(); // the page's script tag may say something else
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.element.isConnected) this.stopFeatures(); // it was not only moved
    });
  }

  stopFeatures(): void {
    for (const feature of this.features.active) feature.stop?.();
  }

  onImageError(event: Event): void {
    this.#look.onImageError(event);
  }

  /** The source of a request that may be sent, as the features wrap it, by way of `ask`. */
  createSourceBy(request: SourceRequest, ask: Ask): PostSource | Promise<PostSource> {
    const { element, features } = this;
    const create: CreateSource = ({ previous, ...rest }, by) =>
      element.createSource({ ...rest, previous: previous && unwrap(previous) }, by);
    const wrapped = features.active.reduce((made, feature) => feature.wrapSource?.(made) ?? made, create);
    return wrapped(request, ask);
  }

  /** What the page or the service calls the feed. */
  get #ownLabel(): string | undefined {
    return this.element.heading || this.displayed.posts[0]?.feedName;
  }

  /** What the features make of the model. What may have to be held back is not displayed, but that it cannot be decided is. */
  get #adaptedModel(): FeedModel {
    const { active, isHeldBack } = this.features;
    const model = isHeldBack && this.model.state !== 'error' ? IDLE : this.model;
    return active.reduce((some, one) => one.adaptModel?.(some) ?? some, model);
  }

  #ask({ fresh, aside }: SourceRequest): Ask {
    return fresh || aside ? ask : (this.handover?.answerBefore(ask) ?? ask);
  }

  /** A feature that was asked for just now starts with the update that is pending. */
  async #createSourceLater(request: SourceRequest): Promise<PostSource> {
    await this.element.updateComplete;
    if (!this.mayRequest) throw new FaultError({ kind: 'setup', message: 'Nothing may be requested.' });
    return this.createSourceBy(request, this.#ask(request));
  }

  /** Completes what was rendered: the styles of what came with it, what features do then, and what links say. */
  rendered(): void {
    const { shadowRoot } = this.element;
    if (!shadowRoot) return;
    if (prose.current) adoptStyles(shadowRoot, prose.current.styles);
    for (const styles of this.features.styles) adoptStyles(shadowRoot, styles);
    for (const feature of this.features.active) feature.rendered?.();
    describeNewTabs(shadowRoot);
    this.handover?.rendered();
  }

  /** Brings up to date what is rendered: what the features make of the model, the words, and the look of cards. */
  update(): void {
    const { active } = this.features;
    const { messages, ...words } = wordsOf(this.element.nearestLanguage);
    this.words = { ...words, messages: active.reduce((some, one) => one.adaptMessages?.(some) ?? some, messages) };
    this.displayed = this.#adaptedModel;
    this.hasControls = !this.displayed.needsLoad && (this.hasControls || needsControls(this.displayed));
    this.#look.update(
      this.words,
      active.flatMap(({ cardPieces }) => cardPieces ?? []),
    );
  }
}
