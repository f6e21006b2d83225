import { type Fault, readFault } from '../base/fault.ts';
import { type Post, postKey } from '../model/post.ts';
import { loadDeep } from '../source/load-deep.ts';
import type { Batch, FeedFault, PostSource } from '../source/post-source.ts';

export type FeedState = 'idle' | 'loading' | 'ready' | 'empty' | 'partial' | 'error';

export interface SourceRequest {
  /** Asks past any kept answer. */
  readonly fresh: boolean;
  /** Asks for as much at once as the service gives, and as far as it reaches: what comes is chosen from. */
  readonly all?: boolean;
  /** Asks beside what is shown, which stays as it is. */
  readonly aside?: boolean;
  /** The source that this one stands in for. */
  readonly previous: PostSource | undefined;
}

export interface FeedHost {
  createSource(request: SourceRequest): PostSource | Promise<PostSource>;
  /** Gets what it takes to show these posts, and the controls where there is anything to say or to press. */
  prepare(posts: readonly Post[], needsControls: boolean): Promise<void>;
  /** Shows what the controller holds, at once. */
  show(): void;
  tellFaults(faults: readonly FeedFault[]): void;
  tellLoad(added: readonly Post[]): void;
}

type Step = (signal: AbortSignal) => Promise<readonly Post[]>;

const keysOf = (posts: readonly Post[]): Set<string> => new Set(posts.map(postKey));

/** Ties a source of posts to an element: what is shown, what is under way, what went wrong. */
export class FeedController {
  state: FeedState = 'idle';
  posts: readonly Post[] = [];
  hasMore = false;
  atCeiling = false;
  error: Fault | undefined;
  /** Whether the posts were kept from an earlier visit, and none newer came. */
  isKept = false;
  /** Whether the last try to get more failed, so that `retry()` tries that again. */
  failedGrowing = false;
  /** Whether the first answer for this setup is still to be asked for. */
  needsLoad = true;

  readonly #host: FeedHost;
  #source: PostSource | undefined;
  #abort: AbortController | undefined;
  #job: Promise<readonly Post[]> | undefined;
  #isGrowing = false;

  constructor(host: FeedHost) {
    this.#host = host;
  }

  get isBusy(): boolean {
    return this.#abort !== undefined;
  }

  /** Makes ready for another setup. What is shown stays until the answer is here, or goes at once. */
  reset({ keepsShown }: { readonly keepsShown: boolean }): void {
    this.stop();
    this.#source = undefined;
    this.needsLoad = true;
    this.hasMore = this.atCeiling = this.failedGrowing = false;
    this.error = undefined;
    if (!keepsShown) this.posts = [];
    if (this.posts.length === 0) this.state = 'idle';
  }

  /** Asks for the first posts. */
  load(): void {
    void this.#run((signal) => this.#first(signal, { fresh: false, depth: 0 }));
  }

  /** Asks anew, as deep as it got. Resolves to the posts that came new. */
  refresh(): Promise<readonly Post[]> {
    const signal = this.#abort?.signal;
    if (this.#job && !this.#isGrowing) return this.#job;
    if (this.#job) return this.#job.then(() => (signal?.aborted ? [] : this.refresh()));
    return this.#run((signal) => this.#first(signal, { fresh: true, depth: this.posts.length }));
  }

  /** Asks for the next posts. Resolves to them. */
  async loadMore(): Promise<readonly Post[]> {
    if (this.#job) return this.#job;
    const source = this.#source;
    if (!source || !this.hasMore) return [];
    this.#isGrowing = true;
    return this.#run((signal) => this.#next(source, signal));
  }

  /** Does again what failed last. Resolves to the posts that came new. */
  retry(): Promise<readonly Post[]> {
    return this.failedGrowing ? this.loadMore() : this.refresh();
  }

  /** Nothing can be asked for until the setup is mended. */
  fail(fault: Promise<Fault>): void {
    this.reset({ keepsShown: false });
    void this.#run(async (signal) => this.#failStep([{ feedId: undefined, fault: await fault }], signal));
  }

  /** Stops what is under way; what is shown stays. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = this.#job = undefined;
    this.#isGrowing = false;
    if (this.state !== 'loading') return;
    this.state = 'idle';
    this.needsLoad = true;
  }

  #run(step: Step): Promise<readonly Post[]> {
    const abort = (this.#abort = new AbortController());
    const job = this.#finish(step, abort);
    this.#job = job;
    return job;
  }

  async #finish(step: Step, abort: AbortController): Promise<readonly Post[]> {
    const { signal } = abort;
    try {
      return await step(signal).catch((reason: unknown) => {
        signal.throwIfAborted();
        return this.#failStep([{ feedId: undefined, fault: readFault(reason) }], signal);
      });
    } catch (reason) {
      // After an abort, another step or nobody waits for what comes. What else ends here is a mistake of ours.
      if (!signal.aborted) console.error('ws-widgets:', reason);
      return [];
    }
  }

  /** The step is over: shows what it changed, and only then tells. */
  #end(): void {
    this.needsLoad = false;
    this.#abort = this.#job = undefined;
    this.#isGrowing = false;
    this.#host.show();
  }

  async #failStep(faults: readonly FeedFault[], signal: AbortSignal): Promise<readonly Post[]> {
    await this.#host.prepare([], true);
    signal.throwIfAborted();
    this.failedGrowing = this.#isGrowing;
    this.error = faults[0]?.fault;
    if (this.posts.length === 0) this.state = 'error';
    this.#end();
    this.#host.tellFaults(faults);
    return [];
  }

  #take(posts: readonly Post[], { hasMore, atCeiling, partial }: Batch, faults: readonly FeedFault[]): readonly Post[] {
    const before = keysOf(this.posts);
    const added = posts.filter((post) => !before.has(postKey(post)));
    this.posts = posts;
    this.hasMore = hasMore;
    this.atCeiling = atCeiling;
    this.error = faults[0]?.fault;
    this.failedGrowing = this.isKept = false;
    this.state = partial ? 'partial' : posts.length > 0 ? 'ready' : 'empty';
    this.#end();
    this.#host.tellFaults(faults);
    this.#host.tellLoad(added);
    return added;
  }

  async #prepare(posts: readonly Post[], batch: Batch, signal: AbortSignal): Promise<void> {
    const { hasMore, atCeiling, partial } = batch;
    await this.#host.prepare(posts, hasMore || atCeiling || partial || posts.length === 0);
    signal.throwIfAborted();
  }

  async #first(signal: AbortSignal, { fresh, depth }: { fresh: boolean; depth: number }): Promise<readonly Post[]> {
    if (this.posts.length === 0) this.state = 'loading';
    const made = this.#host.createSource({ fresh, previous: this.#source });
    // Where the source is there at once, its request is under way before anything is shown.
    const load = (source: PostSource) => loadDeep(source, depth, signal);
    const loading = made instanceof Promise ? made.then(load) : load(made);
    this.#host.show();
    const batch = await loading;
    const { posts, faults, failed, fellShort } = batch;
    if ((failed && posts.length === 0) || fellShort) return this.#failStep(faults, signal);
    await this.#prepare(posts, batch, signal);
    this.#source = await made;
    return this.#take(posts, batch, faults);
  }

  async #next(source: PostSource, signal: AbortSignal): Promise<readonly Post[]> {
    this.#host.show();
    const batch = await source.loadMore(signal);
    if (batch.posts.length === 0 && batch.faults.length > 0) return this.#failStep(batch.faults, signal);
    await this.#prepare(batch.posts, batch, signal);
    return this.#take([...this.posts, ...batch.posts], batch, batch.faults);
  }
}
