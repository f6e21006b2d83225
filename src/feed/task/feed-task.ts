import { initialState, Task } from '@lit/task';
import type { ReactiveController } from 'lit';
import type { Fault } from '../../base/fault.ts';
import type { Post } from '../../model/post.ts';
import { loadDeep } from '../../source/wrapped/around-load.ts';
import type { Batch, PostSource } from '../../source/post-source.ts';
import { arriving, type FeedModel, loaded, started, stopped } from '../feed-state.ts';
import { displayInSlices } from '../view/slices.ts';
import type { FeedTaskHost } from '../feature.ts';
import {
  addedTo,
  growing,
  reset,
  brokenStep,
  failedStep,
  loadedStep,
  type Step,
  takeStep,
  type TakeStep,
} from './steps.ts';

/** What a page lays out at once without keeping a visitor waiting: all together have fewer letters as a rule. */
const LETTERS_AT_ONCE = 100_000;

/** Whether posts that follow others take so long to lay out that they are displayed a few at a time. */
const needSlices = (posts: readonly Post[]): boolean =>
  posts.reduce((sum, { text }) => sum + text.length, 0) > LETTERS_AT_ONCE;

/** Runs a feed's requests, one at a time: each takes the model to its next state, unless it was aborted or another followed it. */
export class FeedTask implements ReactiveController {
  /** Resolves when what was requested last has come or failed, before it is displayed. */
  settled: Promise<unknown> | undefined;
  /** As `settled`, or when the first posts of it are there. */
  arrived: Promise<unknown> | undefined;
  readonly #host: FeedTaskHost;
  readonly #task: Task<readonly [TakeStep], Step>;
  #source: PostSource | undefined;
  #job: Promise<readonly Post[]> | undefined;
  /** Grows with each abort: what waited for its turn before does not take it. */
  #aborts = 0;
  #onArrival = (): void => {};
  #added: readonly Post[] = [];
  /** As long as an answer is displayed in slices: what it follows, and what all of it makes of that. */
  #growth: { readonly before: FeedModel; readonly after: FeedModel } | undefined;

  constructor(host: FeedTaskHost, source?: PostSource) {
    this.#host = host;
    this.#source = source;
    this.#task = new Task(host.element, {
      autoRun: false,
      task: async ([take], { signal }) =>
        takeStep(take, host, signal).then((step) => (signal.aborted ? initialState : step)),
      onComplete: (step) => this.#take(step),
      onError: (reason) => this.#take(brokenStep(reason)),
    });
    host.element.addController(this);
  }

  get model(): FeedModel {
    return this.#host.model;
  }

  set model(model: FeedModel) {
    this.#host.model = model;
  }

  hostDisconnected(): void {
    // An element that was only moved is connected again by then, and its request goes on.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.stop();
    });
  }

  reset({ keepsPosts }: { readonly keepsPosts: boolean }): void {
    this.stop();
    this.#source = undefined;
    this.model = reset(this.model, keepsPosts);
  }

  /** Aborts what is under way; what is displayed stays. */
  stop(): void {
    this.#aborts++;
    this.#task.abort();
    this.#job = undefined;
    this.model = stopped(this.#growth?.after ?? this.model); // what came is not requested again
    this.#growth = undefined;
  }

  load(): void {
    void this.#run(started(this.model, 'first'), (signal) => this.#first(signal, { fresh: false, depth: 0 }));
  }

  /** Requests again, as many posts as were loaded. Resolves to those that came new, once they are displayed. */
  refresh(): Promise<readonly Post[]> {
    const [job, aborts] = [this.#job, this.#aborts];
    if (job && this.model.busy === 'more') return job.then(() => (aborts === this.#aborts ? this.refresh() : []));
    const { length: depth } = this.model.posts;
    return job ?? this.#run(started(this.model, 'first'), (signal) => this.#first(signal, { fresh: true, depth }));
  }

  /** Requests more posts. Resolves to them, once they are displayed. */
  async loadMore(): Promise<readonly Post[]> {
    if (this.#job) return this.#job;
    const source = this.#source;
    if (!source || !this.model.hasMore) return [];
    return this.#run(started(this.model, 'more'), (signal) => this.#next(source, signal));
  }

  retry(): Promise<readonly Post[]> {
    return this.model.failedMore ? this.loadMore() : this.refresh();
  }

  /** Nothing can be requested until the attributes are right. */
  fail(fault: Fault): void {
    this.reset({ keepsPosts: false });
    void this.#run({ ...this.model, busy: 'first' }, async () => failedStep([{ feedId: undefined, fault }]));
  }

  replacePosts(posts: readonly Post[]): void {
    this.model = { ...this.model, posts };
    this.#host.element.requestUpdate();
  }

  #run(model: FeedModel, take: TakeStep): Promise<readonly Post[]> {
    this.model = model;
    const arrival = new Promise<void>((resolve) => (this.#onArrival = resolve));
    const job = this.#finish(take, () => this.#job === job);
    this.#job = job;
    this.arrived = Promise.race([arrival, this.settled]);
    return job;
  }

  async #finish(take: TakeStep, isCurrent: () => boolean): Promise<readonly Post[]> {
    await (this.settled = this.#task.run([take]));
    if (!isCurrent()) return []; // aborted, or followed by another run
    this.#job = undefined;
    const added = this.#added;
    await this.#host.element.updateComplete;
    return added;
  }

  #take({ next, faults, isLoaded, source }: Step): void {
    const before = this.#growth?.before ?? this.model;
    this.#growth = undefined;
    this.model = next(before);
    this.#source = source ?? this.#source;
    this.#added = isLoaded ? addedTo(before.awaited > 0 ? [] : before.posts, this.model.posts) : [];
    this.#host.report({ faults, ...(isLoaded && { added: this.#added }) });
  }

  async #first(signal: AbortSignal, { fresh, depth }: { fresh: boolean; depth: number }): Promise<Step> {
    const made = this.#host.createSource({ fresh, previous: this.#source });
    // Where the source is there at once, its request is sent before anything is displayed.
    const source = made instanceof Promise ? await made : made;
    const loading = loadDeep(source, depth, signal);
    // While the request is under way. A layout that is loaded by then shapes the skeletons.
    this.#host.loadDependencies([], false).then(
      () => this.#host.element.requestUpdate(),
      () => {}, // told where the posts await it
    );
    const batch = await loading;
    if ((batch.failed && batch.posts.length === 0) || batch.fellShort) return failedStep(batch.faults);
    const step = await loadedStep(batch, this.#host, signal);
    if (this.#host.displaysInSteps() && this.model.posts.length === 0)
      await this.#displayInSlices(batch, signal, (count) => arriving(this.model, batch, count));
    return { ...step, source };
  }

  async #next(source: PostSource, signal: AbortSignal): Promise<Step> {
    const batch = await source.loadMore(signal);
    if (batch.posts.length === 0 && batch.faults.length > 0) return failedStep(batch.faults);
    const step = await loadedStep(batch, this.#host, signal);
    if (!this.#host.displaysInSteps() || !needSlices(batch.posts)) return step;
    const before = this.model;
    this.#growth = { before, after: loaded(before, batch) };
    await this.#displayInSlices(batch, signal, (count) => growing(before, batch, count));
    return step;
  }

  async #displayInSlices({ posts }: Batch, signal: AbortSignal, modelOf: (count: number) => FeedModel): Promise<void> {
    await displayInSlices(posts, this.#host, signal, (count) => {
      this.model = modelOf(count);
      this.#host.element.requestUpdate();
      this.#onArrival();
    });
  }
}
