import type { ReactiveController, RenderOptions } from 'lit';
import type { Recovery } from '../api/client.ts';
import { LOST_MODULE } from '../base/import-module.ts';
import { nextFrame, nextTask, whenIdle } from '../base/waits.ts';
import { pause } from '../base/timer.ts';
import { matchPage } from '../card/matched/matched.ts';
import type { Dependency } from '../element/lazy-module.ts';
import { createNearness, type Nearness } from '../element/near-viewport.ts';
import { GIVEN, hasSlotted } from '../element/slots.ts';
import type { Post } from '../model/post.ts';
import { hasEarlyAnswers } from '../source/early-answers.ts';
import type { CardFeatures, Outcome } from './feature.ts';
import { createComposition, type FeedComposition } from './feed-composition.ts';
import type { FeedContext, FeedHost, FeedParts, FirstFeatures } from './feed-context.ts';
import { failed, type FeedModel, IDLE } from './feed-state.ts';
import { createFeedView, type FeedView } from './feed-view.ts';
import { createFirstAnswer, type FirstAnswer } from './first-answer.ts';
import type { LivingFeed } from './living-feed.ts';
import { log } from '../base/log.ts';
import { WsErrorEvent, WsLoadEvent } from '../element/events.ts';

/** A visitor does not notice so short a wait, and the first file keeps the space meanwhile. */
const SKELETONS_AFTER_MS = 100;

/** Shared by all elements of a page: each checks where it is before one is rendered, which moves the others. */
let afterScript: Promise<void> | undefined;

/** The file with what a feed does once its first answer is displayed, and what a failure needs. */
export interface Live extends Recovery {
  checkAttributes(element: Element): void;
  bringAlive(feed: FeedContext): LivingFeed;
}

// Stryker disable all: `test/feed/first-page.test.ts` tries it in a page of its own, where no fault is put in.
/** Loads the file; while that fails, tries again after growing pauses. */
async function prepare(live: Dependency, pauseMs = 5000): Promise<void> {
  await live.load();
  if (live.isLoaded) return;
  await pause(pauseMs);
  await prepare(live, 2 * pauseMs);
}

let prepared: Promise<void> | undefined;

/** Fetches what a failure needs when the page is idle, once: at the failure there may be no network. Resolves when it is here. */
const prepareForFailure = (live: Dependency): Promise<void> =>
  (prepared ??= new Promise((resolve) => whenIdle(() => resolve(prepare(live)))));

/** A feed: what it holds and what is seen. It displays its first answer; the file that lives goes on with the same model and nodes. */
export class Feed implements FeedContext, ReactiveController {
  model: FeedModel = IDLE;
  readonly element: FeedHost;
  readonly parts: FeedParts<Live>;
  readonly cardFeatures: FirstFeatures;
  readonly composition: FeedComposition;
  readonly view: FeedView;
  readonly first: FirstAnswer;
  readonly nearness: Nearness;
  living: LivingFeed | undefined;
  isServerRendered = false;
  /** When what the feed holds was displayed last. */
  displayedAtMs = 0;
  #starting: Promise<void> | undefined;
  #coming: Promise<LivingFeed | undefined> | undefined;
  /** Whether the present attributes were checked, or will be. */
  #isChecked = false;
  #outcomes: Outcome[] = [];

  constructor(element: FeedHost, parts: FeedParts<Live>) {
    this.element = element;
    this.parts = parts;
    this.cardFeatures = parts.createCardFeatures(element, this);
    this.composition = createComposition(this);
    this.view = createFeedView(this);
    this.nearness = createNearness(element, () => element.requestUpdate());
    this.first = createFirstAnswer(this);
    element.addController(this);
  }

  get features(): CardFeatures {
    return this.living?.features ?? this.cardFeatures;
  }

  /** Tells the features what the page decides about consent: at once if all of them have started, else in the order of the calls. */
  async decide(consent: 'grant' | 'revoke'): Promise<void> {
    const features = this.living?.features;
    if (!features?.isReady || features.hasToStart) await this.#start();
    for (const feature of this.features.active) feature[consent]?.();
  }

  /** Resolves when the features have started, or cannot, for all callers in their order. The first update begins to load them. */
  #start(): Promise<void> {
    const update = (): Promise<unknown> => this.element.updateComplete;
    return (this.#starting ??= update()
      .then(update)
      .then(() => void (this.#starting = undefined)));
  }

  get dependencies(): readonly Dependency[] {
    const handover = !this.element.hasUpdated && this.living?.handover;
    return this.view.dependenciesOf(this.composition.adapt(this.model), this.model, handover);
  }

  /** Prepares an update: waits for what it needs; before the first one, for what is displayed first. */
  async prepare(): Promise<void> {
    const { element, cardFeatures, first } = this;
    if (element.hasUpdated) {
      if (!this.living && (cardFeatures.needsLive || first.isOutdated)) await this.comeAlive();
      return;
    }
    matchPage(element);
    this.isServerRendered = Boolean(element.shadowRoot?.firstChild);
    const isHandedIn = this.isServerRendered || element.querySelector(GIVEN) !== null;
    if (isHandedIn || cardFeatures.needsLive) await this.comeAlive();
    // The first file, which requests early, keeps the space of all elements of the page until they are rendered.
    if (!(await this.living?.takeOver()) && hasEarlyAnswers()) await this.#awaitEarly();
  }

  /** Waits for posts that were requested early: skeletons that are replaced at once are wasted work. Meanwhile the fallback stays hidden. */
  async #awaitEarly(): Promise<void> {
    await (afterScript ??= nextTask());
    if (!this.element.isConnected) return;
    this.request();
    await nextTask(); // each element is rendered in a task of its own
    const patience = hasSlotted(this.element, '') ? nextFrame() : pause(SKELETONS_AFTER_MS);
    await Promise.race([this.living?.task.arrived ?? this.first.arrived, patience]);
  }

  /** Starts the features that are on and loaded, and requests the posts that the attributes set, if that was not done before. */
  request(): void {
    if (!this.living) {
      this.cardFeatures.update(this);
      this.first.update();
    }
    this.living?.startFeatures(); // `first.update()` may have set it
    this.living?.request();
  }

  /** Resolves to what the feed does beyond its first answer; to `undefined` if that cannot be loaded: what is displayed stays. */
  async comeAlive(): Promise<LivingFeed | undefined> {
    const { live } = this.parts;
    if (!live.current) await live.load();
    if (!live.current && this.cardFeatures.needsLive && this.model.needsLoad) {
      // What the attributes ask for may hold posts back: without it there are none.
      const faults = [{ feedId: undefined, fault: LOST_MODULE }];
      this.model = failed(this.model, faults);
      this.report({ faults });
    }
    if (this.living || !live.current) return this.living;
    this.living = live.current.bringAlive(this);
    this.first.end();
    this.element.requestUpdate();
    return this.living;
  }

  report(outcome: Outcome): void {
    this.#outcomes.push(outcome);
    this.element.requestUpdate();
  }

  /** Makes what the server rendered the first rendering. If it does not match, it is removed, and rendered again. */
  takeRoot(render: () => unknown, options: RenderOptions): void {
    const { shadowRoot } = this.element;
    if (!shadowRoot?.firstChild) return;
    this.element.adoptStyles();
    // Stryker disable next-line BooleanLiteral: what a server rendered is tested by `test/e2e/hydration.test.ts`
    if (!this.living?.handover?.hydrate(shadowRoot, render, options)) shadowRoot.replaceChildren();
  }

  /** Resolves when what is loaded besides the posts is there, or could not be loaded. */
  async loaded(): Promise<void> {
    await this.#coming;
    await this.living?.loaded();
  }

  settingsChanged(): void {
    this.#isChecked = false;
    this.cardFeatures.attributeChanged();
    this.first.settingsChanged();
    this.living?.settingsChanged();
    this.view.look.settingsChanged();
  }

  update(): void {
    this.composition.update(this.model);
    this.view.update();
  }

  /** Completes what was rendered, and tells the page what happened since the last time. */
  rendered(): void {
    this.displayedAtMs = performance.now();
    this.view.measure()();
    this.living?.rendered();
    const { live } = this.parts;
    const prepared = prepareForFailure(live);
    if (!this.#isChecked) void prepared.then(() => live.current?.checkAttributes(this.element));
    this.#isChecked = true;
    if (!this.living && !this.model.needsLoad && !this.model.busy) {
      this.#coming ??= this.comeAlive();
      void prepared.then(() => this.comeAlive()); // the first attempt may have failed
    }
    const outcomes = this.#outcomes;
    this.#outcomes = [];
    for (const outcome of outcomes) this.#report(outcome);
  }

  /** Tells the page, and its console, what a request brought. The file that lives has the words. */
  #report({ faults, added }: Outcome): void {
    const { element } = this;
    for (const { feedId, fault } of faults) {
      log('error', fault.code, this.living?.explainFault(feedId, fault) ?? `<${element.localName}> ${fault.message}`);
      element.dispatchEvent(new WsErrorEvent({ error: fault, feedId }));
    }
    if (added) element.dispatchEvent(new WsLoadEvent({ posts: element.posts, added, hasMore: this.model.hasMore }));
  }

  /** Refreshes or loads more, by the present attributes. Resolves to the new posts; to those of the first answer if that is awaited. */
  async requestAgain(what: 'refresh' | 'loadMore'): Promise<readonly Post[]> {
    const { element, first } = this;
    await element.updateComplete;
    if (first.job) return first.job;
    const living = await this.comeAlive();
    await element.updateComplete;
    return living?.[what]() ?? [];
  }

  hostDisconnected(): void {
    this.nearness.stop();
    this.living?.disconnected();
    queueMicrotask(() => {
      if (this.element.isConnected) return; // it was only moved
      this.first.stop();
      this.living?.stop();
    });
  }
}
