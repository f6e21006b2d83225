import type { ReactiveController, RenderOptions } from 'lit';
import { adapt } from '../card/adapted/adapt.ts';
import { LazyModule } from '../element/lazy-module.ts';
import type { Post } from '../model/post.ts';
import type { AttributeTable, ValuesOf } from '../settings/attributes.ts';
import type { FeatureHost, Features } from './feature.ts';
import type { FeedContext, LivingFeed } from './feed-context.ts';
import { FeedLoader } from './feed-loader.ts';
import { FeedRequests } from './feed-requests.ts';
import { renderControls } from './view/controls.ts';
import { onFeedKey } from './view/on-feed-key.ts';
import type { ControlledFeed } from './view/rendered-feed.ts';

const handovers = new LazyModule(() => import('./handover.ts'));

/** What a feed does beyond its first answer: it pages, refreshes, heals, and has features. */
class Living implements LivingFeed, FeatureHost, ControlledFeed, ReactiveController {
  readonly element: FeedContext['element'];
  readonly features: Features;
  readonly loader: FeedLoader;
  readonly #feed: FeedContext;
  readonly #requests: FeedRequests;

  constructor(feed: FeedContext, features: Features) {
    this.#feed = feed;
    this.element = feed.element;
    this.features = features;
    this.loader = new FeedLoader(feed, features);
    this.#requests = new FeedRequests(feed, features, this.loader);
    feed.element.addController(this);
  }

  get composition(): FeedContext['composition'] {
    return this.#feed.composition;
  }

  get view(): FeedContext['view'] {
    return this.#feed.view;
  }

  get model(): FeedContext['model'] {
    return this.#feed.model;
  }

  get isServerRendered(): boolean {
    return this.#feed.isServerRendered;
  }

  get living(): this {
    return this;
  }

  get isHandover(): boolean {
    return this.loader.handover !== undefined;
  }

  get arrived(): Promise<unknown> | undefined {
    return this.loader.task.arrived;
  }

  read<Table extends AttributeTable>(table: Table): ValuesOf<Table> {
    return this.#feed.read(table);
  }

  startFeatures(): void {
    const { element, features } = this;
    const update = (): void => element.requestUpdate();
    features.update(this);
    if (!features.isDecided) void features.decide().then(update);
    if (!features.isReady) void features.load().then(update); // those first that posts wait for
  }

  request(): void {
    this.#requests.update();
  }

  async takeOver(): Promise<void> {
    const { element, features, loader, view } = this;
    await handovers.load();
    loader.handover ??= handovers.current?.createHandover({ element, features, task: loader.task, view });
    await loader.handover?.settle(() => {
      this.startFeatures();
      this.request();
    });
  }

  hydrate(root: ShadowRoot, render: () => unknown, options: RenderOptions): boolean {
    return this.loader.handover?.hydrate(root, render, options) ?? false;
  }

  async loaded(): Promise<void> {
    await this.features.load();
    if (this.features.hasToStart) this.element.requestUpdate();
  }

  settingsChanged(): void {
    this.features.attributeChanged();
    this.#requests.settingsChanged();
  }

  rendered(): void {
    this.loader.handover?.rendered();
    adapt(this.element);
  }

  async refresh(): Promise<readonly Post[]> {
    return this.#requests.canRequest ? this.loader.task.refresh() : [];
  }

  async loadMore(): Promise<readonly Post[]> {
    if (!this.#requests.canRequest) return [];
    const { task } = this.loader;
    return task.model.needsLoad ? task.refresh() : task.loadMore();
  }

  renderControls(): unknown {
    return this.features.hasWords ? renderControls(this) : undefined;
  }

  onKey(event: KeyboardEvent, cards: HTMLElement): void {
    onFeedKey(event, cards);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.element.isConnected) this.features.stop(); // it was not only moved
    });
  }
}

export const createLivingFeed = (feed: FeedContext, features: Features): LivingFeed => new Living(feed, features);
