import type { ReactiveController, ReactiveControllerHost, RenderOptions } from 'lit';
import { nextFrame } from '../base/next-frame.ts';
import { nextTask } from '../base/next-task.ts';
import { pause } from '../base/timer.ts';
import type { CardLookHost } from '../card/card-look.ts';
import { matchPage } from '../card/matched/matched.ts';
import { type Dependency, LazyModule } from '../element/lazy-module.ts';
import { GIVEN, hasSlotted } from '../element/slots.ts';
import { type AttributeTable, readSettings, type ValuesOf } from '../settings/attributes.ts';
import { hasEarlyAnswers } from '../source/early-answers.ts';
import type { CreateFeatures, CreateSource, Features, FeedSettings } from './feature.ts';
import { FeedComposition } from './feed-composition.ts';
import { FeedLoader } from './feed-loader.ts';
import { FeedView } from './feed-view.ts';
import { prepareForFailure } from './prepare-for-failure.ts';
import { live } from './lazy-modules.ts';
import type { FeedLook, RenderedFeed } from './view/rendered-feed.ts';

/** A visitor does not notice so short a wait, and the first file keeps the space meanwhile. */
const SKELETONS_AFTER_MS = 100;

/** One task for all elements of a page: where they are is looked at before one is rendered, which moves the others. */
let afterScript: Promise<void> | undefined;

const handovers = new LazyModule(() => import('./handover.ts'));

/** The element that a feed belongs to. */
export interface FeedHost extends HTMLElement, CardLookHost, ReactiveControllerHost, FeedSettings, FeedLook {
  readonly hasUpdated: boolean;
  /** The feed that does not page has a limit, the others have the rest. */
  readonly limit?: number;
  readonly pageSize?: number;
  readonly maxPosts?: number;
  readAttribute(property: string): unknown;
  adoptStyles(): void;
  createSource: CreateSource;
}

/** What a feed is made of: its features, what composes and what loads its posts, and what is seen of them. */
export class Feed implements RenderedFeed, ReactiveController {
  readonly element: FeedHost;
  readonly features: Features;
  readonly composition: FeedComposition;
  readonly view: FeedView;
  readonly loader: FeedLoader;
  /** Whether its cards were in the page before the script. */
  isServerRendered = false;
  #liveLoaded: Promise<void> | undefined;

  constructor(element: FeedHost, createFeatures: CreateFeatures) {
    this.element = element;
    this.features = createFeatures(element, this);
    this.composition = new FeedComposition(element, this.features);
    this.view = new FeedView(element, this.features, this.composition);
    this.loader = new FeedLoader(element, this.features, this.composition, this.view);
    element.addController(this);
  }

  read<Table extends AttributeTable>(table: Table): ValuesOf<Table> {
    return readSettings(this.element, table);
  }

  /** What is to be loaded before what the feed holds can be displayed. */
  get dependencies(): readonly Dependency[] {
    const { composition, element, loader, view } = this;
    const isTakenOver = !element.hasUpdated && loader.handover !== undefined;
    return view.dependenciesOf(composition.adapt(loader.model), loader.model, isTakenOver);
  }

  /** Waits for what is displayed first, where there is something to wait for; else it is the shapes of posts. */
  async awaitFirst(request: () => void): Promise<void> {
    const { shadowRoot } = this.element;
    matchPage(this.element);
    this.isServerRendered = Boolean(shadowRoot?.firstChild);
    if (this.isServerRendered || this.element.querySelector(GIVEN)) await this.#takeOver(request);
    // The first file, which requests early, keeps the space of all elements of the page until they are rendered.
    else if (hasEarlyAnswers()) await this.#awaitEarly(request);
  }

  /** Waits for what a server handed in, so that its posts are what is displayed first. */
  async #takeOver(request: () => void): Promise<void> {
    const { element, features, loader, view } = this;
    await handovers.load();
    loader.handover ??= handovers.current?.createHandover({ element, features, task: loader.task, view });
    await loader.handover?.settle(() => {
      this.startFeatures();
      request();
    });
  }

  /**
   * Waits for posts that were requested early: the shapes of posts that are replaced at once are work for nothing. The
   * owner's fallback is not displayed meanwhile.
   */
  async #awaitEarly(request: () => void): Promise<void> {
    await (afterScript ??= nextTask());
    if (!this.element.isConnected) return;
    this.startFeatures();
    request();
    await nextTask(); // each is rendered in one of its own
    const patience = hasSlotted(this.element, '') ? nextFrame() : pause(SKELETONS_AFTER_MS);
    await Promise.race([this.loader.task.arrived, patience]);
  }

  /** What a server rendered becomes the first rendering; what does not fit goes, and is rendered again. */
  takeRoot(render: () => unknown, options: RenderOptions): void {
    const { element, loader } = this;
    const { shadowRoot } = element;
    if (!shadowRoot?.firstChild) return;
    element.adoptStyles();
    if (!loader.handover?.hydrate(shadowRoot, render, options)) shadowRoot.replaceChildren();
  }

  /** Starts the features that are on and loaded, and ends those that are off. */
  startFeatures(): void {
    this.features.update(this);
    this.#loadFeatures();
  }

  /** Those that are missing: those first that posts wait for. */
  #loadFeatures(): void {
    const { element, features } = this;
    const update = (): void => element.requestUpdate();
    if (!features.isDecided) void features.decide().then(update);
    if (!features.isReady) void features.load().then(update);
  }

  /** Resolves when what comes beside the posts is there, or could not be loaded. */
  async loaded(): Promise<void> {
    await Promise.all([this.features.load(), this.#liveLoaded]);
    if (this.features.hasToStart) this.element.requestUpdate();
  }

  /** The attributes, or the page's defaults, may say something else. */
  settingsChanged(): void {
    this.features.attributeChanged();
    this.view.settingsChanged();
  }

  /** Brings up to date what is rendered. */
  update(): void {
    this.composition.update(this.loader.model);
    this.view.update();
    const { element, composition, loader } = this;
    const isPaged = element.moreBy !== 'none';
    if (composition.hasControls || (isPaged && loader.model.busy)) this.#loadBeside();
  }

  /** Completes what was rendered. */
  rendered(): void {
    this.view.rendered();
    this.loader.handover?.rendered();
    void prepareForFailure().then(() => live.current?.adapt(this.element));
    const { busy, posts } = this.loader.model;
    if (!busy && posts.length > 0) this.#loadBeside();
  }

  /** Beside the posts, which do not wait for it. */
  #loadBeside(): void {
    const update = (): void => {
      if (this.composition.hasControls) this.element.requestUpdate();
    };
    const load = async (): Promise<void> => {
      await live.load();
      if (live.isLoaded) update();
      else void prepareForFailure().then(update);
    };
    this.#liveLoaded ??= load();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.element.isConnected) this.features.stop(); // it was not only moved
    });
  }
}
