import { readFault } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { PostSource } from '../source/post-source.ts';
import type { FeedContext, RequestedSetup } from './feed-context.ts';
import { arriving, failed, type FeedModel, loaded, started, stopped } from './feed-state.ts';
import { displayInSlices } from './view/slices.ts';

type Step = (model: FeedModel) => FeedModel;

/** Loads and displays the first answer, with the features of cards alone. The file that lives goes on, also after a failure. */
export function createFirstAnswer(feed: FeedContext) {
  const { element, parts, cardFeatures, nearness, view } = feed;
  const { required, deciding } = parts.attributes;
  let abort = new AbortController();
  let isStale = false;

  const valuesOf = (table: object): string => element.valuesOf(Object.keys(table));
  const readSetup = (): RequestedSetup => ({ posts: valuesOf(deciding), workspace: valuesOf(required) });

  /** Stops waiting for the answer, which no longer changes anything. Returns what aborts its request. */
  function leave(): AbortController | undefined {
    if (!first.job) return undefined;
    const left = abort;
    abort = new AbortController();
    first.job = undefined;
    feed.model = stopped(feed.model);
    return left;
  }

  function load(): void {
    const { signal } = (abort = new AbortController());
    feed.model = started(feed.model, 'first');
    first.requested = readSetup();
    isStale = false;
    if (cardFeatures.hasFeatures) void parts.live.load(); // at the same time
    let onArrival = (): void => {};
    const arrival = new Promise<void>((resolve) => (onArrival = resolve));
    const answer = ask(signal, onArrival);
    first.arrived = Promise.race([arrival, answer]);
    first.job = display(answer, signal);
  }

  /** Requests the answer, and displays its first posts. Resolves to the step that it makes of the model. */
  async function ask(signal: AbortSignal, onArrival: () => void): Promise<Step> {
    try {
      const source = element.createSource({ fresh: false }, parts.ask);
      const loading = source.load(signal);
      // This is loaded during the request. A layout that is there before the answer shapes the skeletons.
      void view.load([]).then(() => element.requestUpdate());
      const batch = await loading;
      first.source = source;
      await (batch.posts.length > 0 ? view.load(batch.posts) : parts.live.load());
      signal.throwIfAborted();
      const { model: before } = feed;
      const partOf = (count: number): FeedModel =>
        abort.signal === signal ? arriving(before, batch, count) : feed.model;
      await displayInSlices(batch.posts, feed, signal, partOf, onArrival);
      return batch.failed ? (model) => failed(model, batch.faults) : (model) => loaded(model, batch);
    } catch (reason) {
      await parts.live.load();
      return (model) => failed(model, [{ feedId: undefined, fault: readFault(reason) }]);
    }
  }

  async function display(answer: Promise<Step>, signal: AbortSignal): Promise<readonly Post[]> {
    const next = await answer;
    if (abort.signal !== signal) return [];
    const model = next(feed.model);
    feed.model = model;
    first.job = undefined;
    feed.report({ faults: model.faults, ...(model.state !== 'error' && { added: model.posts }) });
    if (parts.live.current) void feed.comeAlive();
    await element.updateComplete;
    return model.posts;
  }

  const first = {
    /** While the answer is awaited or displayed: resolves to its posts. */
    job: undefined as Promise<readonly Post[]> | undefined,
    /** Resolves when the first posts are to be displayed, or none came. */
    arrived: undefined as Promise<unknown> | undefined,
    source: undefined as PostSource | undefined,
    requested: undefined as RequestedSetup | undefined,
    /** Whether the attributes set other posts than those that were requested, or nothing can be requested any more. */
    get isOutdated(): boolean {
      if (!isStale || !first.requested) return false;
      return element.blocker !== undefined || readSetup().posts !== first.requested.posts;
    },
    readSetup,
    settingsChanged: () => void (isStale = true),
    /** Requests the posts, if that was not done before and nothing prevents it. */
    update(): void {
      if (cardFeatures.needsLive || first.isOutdated) {
        first.stop(); // what it would display may be held back
        return void feed.comeAlive();
      }
      if (first.job || !feed.model.needsLoad) return;
      if (element.blocker !== undefined) return void feed.comeAlive();
      if (nearness.isWanted) load();
      else if (location.hash.includes('=')) void feed.comeAlive(); // the address may lead to a post: see `linked-post`
    },
    /** Aborts what is under way; what is displayed stays. */
    stop: () => leave()?.abort(),
    /** Leaves the rest to the file that lives. That joins a request under way, which is aborted here only afterwards. */
    end(): void {
      const left = leave();
      if (left) void element.updateComplete.then(() => left.abort());
    },
  };
  return first;
}

export type FirstAnswer = ReturnType<typeof createFirstAnswer>;
