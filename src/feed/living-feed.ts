import { isServer, type ReactiveController, type RenderOptions } from 'lit';
import { FaultError } from '../base/fault.ts';
import { pause } from '../base/timer.ts';
import { adapt } from '../card/adapted/adapt.ts';
import { LazyModule } from '../element/lazy-module.ts';
import { GIVEN } from '../element/slots.ts';
import type { Post } from '../model/post.ts';
import { type AttributeTable, mapTable, type ValuesOf } from '../settings/attributes.ts';
import { makeSetupFault } from '../settings/explain-setup.ts';
import { MISSING_MODULE } from '../settings/page-defaults.ts';
import { type PageBounds, pageBounds, type PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { unwrap } from '../source/wrapped/around-load.ts';
import { keptHeightPx } from '../source/wrapped/kept-place.ts';
import type { CreateSource, FeatureHost, Features, FeedTaskHost, Outcome, SourceRequest } from './feature.ts';
import type { ControlledFeed, FeedContext } from './feed-context.ts';
import type { FeedModel } from './feed-state.ts';
import type { Handover } from './handover.ts';
import { FeedTask } from './task/feed-task.ts';
import { renderControls } from './view/controls.ts';
import { createEndWatch } from './view/end-watch.ts';
import { onFeedKey } from './view/on-feed-key.ts';
import { watchColumns } from './view/watch-columns.ts';

const handovers = new LazyModule(() => import('./handover.ts'));

/** What a feed does beyond its first answer: it pages, refreshes, heals, has features, and requests again where attributes set other posts. */
export class LivingFeed implements FeatureHost, ControlledFeed, FeedTaskHost, ReactiveController {
  readonly element: FeedContext['element'];
  readonly features: Features;
  readonly composition: FeedContext['composition'];
  readonly view: FeedContext['view'];
  readonly task: FeedTask;
  readonly onKey = onFeedKey;
  readonly #feed: FeedContext;
  readonly #end: ReturnType<typeof createEndWatch>;
  readonly #watchColumns: () => void;
  handover: Handover | undefined;
  /** What the attributes said at the last update: of the request, of what chooses from the posts, and of whose posts. */
  #posts = '';
  #choice = '';
  #workspace = '';
  /** What keeps the element from requesting anything, as its attributes said at that update. */
  #fault: string | undefined;
  #isStale = true;

  /** Goes on from what the first answer was requested by, where there was one. */
  constructor(feed: FeedContext, features: Features) {
    this.#feed = feed;
    this.element = feed.element;
    this.composition = feed.composition;
    this.view = feed.view;
    this.features = features;
    this.#watchColumns = watchColumns(feed);
    this.#end = createEndWatch(this);
    this.task = new FeedTask(this, feed.first.source);
    feed.element.addController(this);
    const { requested } = feed.first;
    if (!requested) return;
    this.#posts = requested.posts;
    this.#workspace = requested.workspace;
    this.#choice = JSON.stringify(mapTable(features.choosingAttributes, (_, { fallback }) => fallback));
  }

  get model(): FeedModel {
    return this.#feed.model;
  }

  set model(model: FeedModel) {
    this.#feed.model = model;
  }

  get displayedAtMs(): number {
    return this.#feed.displayedAtMs;
  }

  get isServerRendered(): boolean {
    return this.#feed.isServerRendered;
  }

  read<Table extends AttributeTable>(table: Table): ValuesOf<Table> {
    return this.#feed.read(table);
  }

  report(outcome: Outcome): void {
    this.#feed.report(outcome);
  }

  /** What a server handed in is taken over as a whole. */
  displaysInSteps(): boolean {
    return !isServer && (this.element.hasUpdated || !(this.handover ?? keptHeightPx(this.element)));
  }

  startFeatures(): void {
    const { element, features } = this;
    const update = (): void => element.requestUpdate();
    features.update(this);
    if (!features.isDecided) void features.decide().then(update);
    if (!features.isReady) void features.load().then(update); // those first that posts wait for
  }

  /** Waits for what a server handed in, or was kept, so that it is what is displayed first. Resolves to whether there was any. */
  async takeOver(): Promise<boolean> {
    const { element, features, task, view } = this;
    const start = (): void => (this.startFeatures(), this.request());
    if (!this.isServerRendered && !element.querySelector(GIVEN)) {
      if (!keptHeightPx(element)) return false;
      await features.load();
      start();
      await Promise.race([task.settled, pause(100)]); // what is kept is there by then
      return true;
    }
    await handovers.load();
    this.handover ??= handovers.current?.createHandover({ element, features, task, view });
    await this.handover?.settle(start);
    return true;
  }

  /** Makes the first rendering from what a server rendered. Returns whether it fits. */
  hydrate(root: ShadowRoot, render: () => unknown, options: RenderOptions): boolean {
    return this.handover?.hydrate(root, render, options) ?? false;
  }

  /** Resolves when the features are loaded, or could not be. */
  async loaded(): Promise<void> {
    await this.features.load();
    if (this.features.hasToStart) this.element.requestUpdate();
  }

  settingsChanged(): void {
    this.features.attributeChanged();
    this.#isStale = true;
  }

  rendered(): void {
    this.handover?.rendered();
    this.#end.rendered();
    this.#watchColumns();
    adapt(this.element, this.view.cardView, () => this.features.active.forEach((feature) => feature.spaced?.()));
  }

  /** Requests the posts that the attributes set, if that was not done before. */
  request(): void {
    const { features, task } = this;
    if (features.isHeldBack && !features.isDecided) task.stop();
    if (!features.isDecided) return; // a module may decide what is requested, and comes with an update of its own
    // What was wrong may have been fixed elsewhere in the page.
    if (this.#isStale || this.#fault !== undefined) this.#readSetup();
    const { needsLoad, busy } = this.model;
    if (this.#fault !== undefined || !needsLoad || busy || !features.mayRequest) return;
    if (this.handover?.isWaiting || this.#feed.nearness.isWanted) task.load();
  }

  async refresh(): Promise<readonly Post[]> {
    return this.#canRequest ? this.task.refresh() : [];
  }

  async loadMore(): Promise<readonly Post[]> {
    return !this.#canRequest ? [] : this.model.needsLoad ? this.task.refresh() : this.task.loadMore();
  }

  pageBounds(request: Pick<SourceRequest, 'all'>): PageBounds {
    return pageBounds(this.element, request);
  }

  createSource(request: SourceRequest): PostSource | Promise<PostSource> {
    return this.features.mayRequest ? this.createSourceBy(request, this.#ask(request)) : this.#createLater(request);
  }

  /** The source of a request that may be sent, as the features wrap it, by way of `ask`. */
  createSourceBy(request: SourceRequest, ask: Ask): PostSource | Promise<PostSource> {
    const create: CreateSource = ({ previous, ...rest }, by) =>
      this.element.createSource({ ...rest, previous: previous && unwrap(previous) }, by);
    return this.features.active.reduce((made, feature) => feature.wrapSource?.(made) ?? made, create)(request, ask);
  }

  loadDependencies(posts: readonly Post[], needsControls?: boolean): Promise<void> {
    return this.view.load(posts, needsControls);
  }

  replacePosts(posts: readonly Post[]): void {
    this.task.replacePosts(posts);
  }

  clear(): void {
    this.features.stop();
    this.task.reset({ keepsPosts: false });
  }

  renderControls(): unknown {
    return this.features.hasWords ? renderControls(this) : undefined;
  }

  hostDisconnected(): void {
    this.#end.stop();
    queueMicrotask(() => {
      if (!this.element.isConnected) this.features.stop(); // it was not only moved
    });
  }

  /** Whether the service may be asked, by script or by itself. */
  get #canRequest(): boolean {
    return this.element.isConnected && this.#findFault() === undefined && this.features.mayRequest;
  }

  #readSetup(): void {
    const { element, features, task } = this;
    const { required, deciding } = this.#feed.parts.attributes;
    const fault = this.#findFault();
    this.#fault = fault;
    this.#isStale = false;
    const posts = fault ? `${fault}=${element.getAttribute(fault)}` : element.valuesOf(Object.keys(deciding));
    const choice = JSON.stringify(this.read(features.choosingAttributes));
    const isWaiting = this.model.needsLoad && !this.model.busy;
    if (posts === this.#posts && choice === this.#choice && !(fault && isWaiting)) return;
    this.#posts = posts;
    this.#choice = choice;
    features.stop();
    if (fault) return task.fail(makeSetupFault(element, fault));
    const workspace = element.valuesOf(Object.keys(required));
    task.reset({ keepsPosts: workspace === this.#workspace });
    this.#workspace = workspace;
  }

  #findFault(): string | undefined {
    const isMissing = this.features.isDecided && this.features.isHeldBack;
    return this.element.setupFault ?? (isMissing ? MISSING_MODULE : undefined);
  }

  #ask({ fresh, aside }: SourceRequest): Ask {
    const { ask } = this.#feed.parts;
    return fresh || aside ? ask : (this.handover?.answerBefore(ask) ?? ask);
  }

  /** A feature that was asked for just now starts with the update that is pending. */
  async #createLater(request: SourceRequest): Promise<PostSource> {
    await this.element.updateComplete;
    if (!this.features.mayRequest)
      throw new FaultError({ kind: 'setup', code: 'WS-108', message: 'Nothing may be requested.' });
    return this.createSourceBy(request, this.#ask(request));
  }
}
