import { readFault } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { Batch, PostSource } from '../source/post-source.ts';
import type { FeedContext, RequestedSetup } from './feed-context.ts';
import { arriving, failed, type FeedModel, loaded, started, stopped } from './feed-state.ts';
import { displayInSlices } from './view/slices.ts';

/** Loads and displays the first answer, by no features but the cards. Whatever comes of it, the file that lives goes on from there. */
export class FirstAnswer {
  readonly #feed: FeedContext;
  /** While the answer is awaited or displayed: resolves to its posts. */
  job: Promise<readonly Post[]> | undefined;
  /** Resolves when the first posts are to be displayed, or none came. */
  arrived: Promise<unknown> | undefined;
  source: PostSource | undefined;
  requested: RequestedSetup | undefined;
  #abort = new AbortController();
  #isStale = false;

  constructor(feed: FeedContext) {
    this.#feed = feed;
  }

  /** Whether the attributes set other posts than those that were requested, or nothing can be requested any more. */
  get isOutdated(): boolean {
    if (!this.#isStale || !this.requested) return false;
    return this.#hasFault || this.#readSetup().posts !== this.requested.posts;
  }

  settingsChanged(): void {
    this.#isStale = true;
  }

  /** Requests the posts, if that was not done before and nothing hinders it. */
  update(): void {
    const { cardFeatures, model, nearness } = this.#feed;
    if (cardFeatures.needsMore || this.isOutdated) {
      this.stop(); // what it would display may be held back
      return void this.#feed.comeAlive();
    }
    if (this.job || !model.needsLoad) return;
    if (this.#hasFault) return void this.#feed.comeAlive();
    if (nearness.isWanted) this.#load();
  }

  /** Aborts what is under way; what is displayed stays. */
  stop(): void {
    this.#leave()?.abort();
  }

  /** What comes next is for the file that lives. It shares a request that is under way, which is aborted after it asked. */
  end(): void {
    const abort = this.#leave();
    if (abort) void this.#feed.element.updateComplete.then(() => abort.abort());
  }

  /** Changes nothing from now on. Returns what aborts the request that is under way. */
  #leave(): AbortController | undefined {
    if (!this.job) return undefined;
    const abort = this.#abort;
    this.#abort = new AbortController();
    this.job = undefined;
    this.#feed.model = stopped(this.#feed.model);
    return abort;
  }

  get #hasFault(): boolean {
    return this.#feed.element.setupFault !== undefined;
  }

  #readSetup(): RequestedSetup {
    const { element, parts } = this.#feed;
    const valuesOf = (table: object): string => element.valuesOf(Object.keys(table));
    return { posts: valuesOf(parts.attributes.deciding), workspace: valuesOf(parts.attributes.required) };
  }

  #load(): void {
    const { signal } = (this.#abort = new AbortController());
    this.#feed.model = started(this.#feed.model, 'first');
    this.requested = this.#readSetup();
    this.#isStale = false;
    if (this.#feed.cardFeatures.comesBeside) void this.#feed.parts.live.load(); // at the same time
    let onArrival = (): void => {};
    const arrival = new Promise<void>((resolve) => (onArrival = resolve));
    const answer = this.#ask(signal, onArrival);
    this.arrived = Promise.race([arrival, answer]);
    this.job = this.#display(answer, signal);
  }

  /** The step of the model that the answer makes, once its first posts are displayed. */
  async #ask(signal: AbortSignal, onArrival: () => void): Promise<(model: FeedModel) => FeedModel> {
    const { element, parts, view } = this.#feed;
    try {
      const source = element.createSource({ fresh: false, previous: undefined }, parts.ask);
      const loading = source.load(signal);
      // While the request is under way. A layout that is loaded by then shapes the skeletons.
      void view.load([]).then(() => element.requestUpdate());
      const batch = await loading;
      this.source = source;
      const hasPosts = batch.posts.length > 0;
      await (hasPosts ? view.load(batch.posts) : parts.live.load());
      signal.throwIfAborted();
      if (hasPosts) await this.#displaySlices(batch, signal, onArrival);
      return batch.failed && !hasPosts ? (model) => failed(model, batch.faults) : (model) => loaded(model, batch);
    } catch (reason) {
      await parts.live.load();
      return (model) => failed(model, [{ feedId: undefined, fault: readFault(reason) }]);
    }
  }

  async #displaySlices(batch: Batch, signal: AbortSignal, onArrival: () => void): Promise<void> {
    const { element, model } = this.#feed;
    await displayInSlices(batch.posts, this.#feed, signal, (count) => {
      if (this.#abort.signal !== signal) return;
      this.#feed.model = arriving(model, batch, count);
      element.requestUpdate();
      onArrival();
    });
  }

  async #display(answer: Promise<(model: FeedModel) => FeedModel>, signal: AbortSignal): Promise<readonly Post[]> {
    const next = await answer;
    if (this.#abort.signal !== signal) return [];
    const { element } = this.#feed;
    const model = next(this.#feed.model);
    this.#feed.model = model;
    this.job = undefined;
    this.#feed.report({ faults: model.faults, ...(model.state !== 'error' && { added: model.posts }) });
    if (this.#feed.parts.live.current) void this.#feed.comeAlive();
    await element.updateComplete;
    return model.posts;
  }
}
