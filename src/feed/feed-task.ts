import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { type Fault, readFault } from '../base/fault.ts';
import { type Post, postKey } from '../model/post.ts';
import { loadDeep } from '../source/wrapped/around-load.ts';
import type { Batch, FeedFault, PostSource } from '../source/post-source.ts';
import type { FeatureHost, Outcome } from './feature.ts';
import { arriving, failed, type FeedModel, IDLE, loaded, started, stopped } from './feed-state.ts';
import { type Displays, displayInSlices } from './view/slices.ts';

/** So many characters are laid out at once without keeping a visitor waiting; the posts of an answer usually have fewer in all. */
const CHARACTERS_AT_ONCE = 100_000;

/** Whether posts that follow others take so long to lay out that they are displayed a few at a time. */
const needSlices = (posts: readonly Post[]): boolean =>
  posts.reduce((sum, { text }) => sum + text.length, 0) > CHARACTERS_AT_ONCE;

/** The model after the attributes changed. With `keepsPosts`, posts stay until the answer is here; without, they go at once. */
export const resetTo = ({ posts, firstPosts, state }: FeedModel, keepsPosts: boolean): FeedModel =>
  keepsPosts && posts.length > 0 ? { ...IDLE, posts, firstPosts, state } : IDLE;

export function addedTo(before: readonly Post[], now: readonly Post[]): readonly Post[] {
  const known = new Set(before.map(postKey));
  return now.filter((post) => !known.has(postKey(post)));
}

/** The answer to a request, and the source that continues from there; or what went wrong. */
type Step = { readonly batch: Batch; readonly source: PostSource } | { readonly faults: readonly FeedFault[] };

type Load = (signal: AbortSignal) => Promise<Step>;

const broken = (reason: unknown): Step => ({ faults: [{ feedId: undefined, fault: readFault(reason) }] });

/** A feed, as the code that runs its requests knows it. */
export interface RequestingFeed extends Displays {
  readonly element: ReactiveControllerHost;
  report(outcome: Outcome): void;
}

/** Creates the source of the posts, and loads what displays them. */
export interface FeedLoader extends Pick<FeatureHost, 'createSource' | 'loadDependencies'> {
  /** Whether the posts that a visitor sees first may be displayed before the others. */
  displaysInSteps(): boolean;
}

/** Runs a feed's requests, one at a time: each takes the model to its next state, unless it was aborted or another followed it. */
export function createFeedTask(feed: RequestingFeed, loader: FeedLoader, source?: PostSource) {
  const { element } = feed;
  let job: Promise<readonly Post[]> | undefined;
  /** The number of aborts: a refresh that was waiting during an abort is dropped. */
  let aborts = 0;
  let onArrival = (): void => {};
  let added: readonly Post[] = [];
  /** While an answer is displayed in slices: the model before it, and the model with all of it. */
  let growth: { readonly before: FeedModel; readonly after: FeedModel } | undefined;
  const runner = new Task(element, {
    autoRun: false,
    task: async ([ask]: readonly [Load], { signal }) =>
      prepareStep(ask, signal).then((step) => (signal.aborted ? initialState : step)),
    onComplete: applyStep,
    onError: (reason) => applyStep(broken(reason)),
  });

  /** Makes a request; if it fails, loads what displays the failure. Rejects only if that cannot be loaded. */
  async function prepareStep(ask: Load, signal: AbortSignal): Promise<Step> {
    // Stryker disable next-line ArrayDeclaration: who aborted it displays nothing of it
    const step = await ask(signal).catch((reason: unknown) => (signal.aborted ? { faults: [] } : broken(reason)));
    if ('faults' in step && !signal.aborted) await loader.loadDependencies([], true);
    return step;
  }

  /** Applies a step when it is known that no other run has replaced it. */
  function applyStep(step: Step): void {
    const before = growth?.before ?? feed.model;
    growth = undefined;
    if ('batch' in step) {
      task.source = step.source;
      feed.model = loaded(before, step.batch);
      added = Object.freeze(addedTo(before.awaited > 0 ? [] : before.posts, feed.model.posts));
      feed.report({ faults: step.batch.faults, added });
    } else {
      feed.model = failed(before, step.faults);
      added = [];
      feed.report({ faults: step.faults });
    }
  }

  function run(model: FeedModel, ask: Load): Promise<readonly Post[]> {
    feed.model = model;
    const arrival = new Promise<void>((resolve) => (onArrival = resolve));
    const own = finish(ask, () => job === own);
    job = own;
    task.arrived = Promise.race([arrival, task.settled]);
    return own;
  }

  async function finish(ask: Load, isCurrent: () => boolean): Promise<readonly Post[]> {
    await (task.settled = runner.run([ask]));
    if (!isCurrent()) return []; // aborted, or followed by another run
    job = undefined;
    const now = added;
    await element.updateComplete;
    return now;
  }

  async function loadFirst(signal: AbortSignal, fresh: boolean, depth: number): Promise<Step> {
    const made = loader.createSource({ fresh });
    // A source that is no promise is not awaited: its request is sent first. Tested by `load`: zone.js replaces `Promise`.
    const next = 'load' in made ? made : await made;
    const loading = loadDeep(next, depth, signal);
    // This is loaded during the request. A layout that is there before the answer shapes the skeletons.
    loader.loadDependencies([], false).then(
      () => element.requestUpdate(),
      () => {}, // reported by `loadDisplay`, which loads it for the posts
    );
    const batch = await loading;
    if ((batch.failed && batch.posts.length === 0) || batch.fellShort) return { faults: batch.faults };
    await loadDisplay(batch, signal);
    if (loader.displaysInSteps() && feed.model.posts.length === 0)
      await displayInSlices(batch.posts, feed, signal, (count) => arriving(feed.model, batch, count), onArrival);
    return { batch, source: next };
  }

  async function loadNext(from: PostSource, signal: AbortSignal): Promise<Step> {
    const batch = await from.loadMore(signal);
    const { posts, faults } = batch;
    if (posts.length === 0 && faults.length > 0) return { faults };
    await loadDisplay(batch, signal);
    if (loader.displaysInSteps() && needSlices(posts)) {
      const before = feed.model;
      growth = { before, after: loaded(before, batch) };
      const grown = (count: number) => ({ ...before, posts: [...before.posts, ...posts.slice(0, count)] });
      await displayInSlices(posts, feed, signal, grown, onArrival);
    }
    return { batch, source: from };
  }

  async function loadDisplay({ posts }: Batch, signal: AbortSignal): Promise<void> {
    await loader.loadDependencies(posts, posts.length === 0);
    signal.throwIfAborted();
  }

  const task = {
    /** The source of the posts that are displayed. */
    source,
    /** Resolves when the last request has its answer or has failed, before that is displayed. */
    settled: undefined as Promise<unknown> | undefined,
    /** As `settled`, or earlier, when the first posts of the answer are to be displayed. */
    arrived: undefined as Promise<unknown> | undefined,
    reset({ keepsPosts }: { readonly keepsPosts: boolean }): void {
      task.stop();
      task.source = undefined;
      feed.model = resetTo(feed.model, keepsPosts);
    },
    /** Aborts what is under way; what is displayed stays. */
    stop(): void {
      aborts++;
      runner.abort();
      job = undefined;
      feed.model = stopped(growth?.after ?? feed.model); // what came is not requested again
      growth = undefined;
    },
    load(): void {
      void run(started(feed.model, 'first'), (signal) => loadFirst(signal, false, 0));
    },
    /** Requests as many posts again as were loaded. Resolves to the new ones, once they are displayed. */
    refresh(): Promise<readonly Post[]> {
      const now = aborts;
      if (job && feed.model.busy === 'more') return job.then(() => (now === aborts ? task.refresh() : []));
      const { length: depth } = feed.model.posts;
      return job ?? run(started(feed.model, 'first'), (signal) => loadFirst(signal, true, depth));
    },
    /** Requests more posts. Resolves to them, once they are displayed. */
    async loadMore(): Promise<readonly Post[]> {
      if (job) return job;
      const from = task.source;
      if (!from || !feed.model.hasMore) return [];
      return run(started(feed.model, 'more'), (signal) => loadNext(from, signal));
    },
    retry: (): Promise<readonly Post[]> => (feed.model.failedMore ? task.loadMore() : task.refresh()),
    /** Nothing can be requested until the attributes are right. */
    fail(fault: Fault): void {
      task.reset({ keepsPosts: false });
      void run({ ...feed.model, busy: 'first' }, async () => ({ faults: [{ feedId: undefined, fault }] }));
    },
  };
  return task;
}

export type FeedTask = ReturnType<typeof createFeedTask>;
