import { tell } from '../../base/told/tell.ts';
import type { FeatureHost } from '../../feed/feature.ts';
import type { Post } from '../../model/post.ts';
import type { Batch, PostSource } from '../../source/post-source.ts';

/** More than any service gives, so that one that never ends does. */
const STEPS_MAX = 100;

export class ReachablePosts {
  posts: readonly Post[] = [];
  /** Whether a step failed: the posts are not all. */
  hasFailed = false;
  readonly #host: Pick<FeatureHost, 'createSource' | 'element' | 'loadDependencies'>;
  readonly #onChange: () => void;
  #source: PostSource | undefined;
  #isComplete = false;
  #loading: AbortController | undefined;

  constructor(host: Pick<FeatureHost, 'createSource' | 'element' | 'loadDependencies'>, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  get isSettled(): boolean {
    return this.#isComplete || this.hasFailed;
  }

  /** Loads all that is not here yet; where that failed, not before a retry. */
  load(): void {
    if (this.#loading || this.isSettled) return;
    const loading = (this.#loading = new AbortController());
    void this.#run(loading.signal).finally(() => {
      if (this.#loading !== loading) return;
      this.#loading = undefined;
      this.#onChange();
    });
  }

  /** Lets the next load go on where the last one failed. */
  retry(): void {
    this.hasFailed = false;
  }

  reset(): void {
    this.#loading?.abort();
    this.#loading = this.#source = undefined;
    this.#isComplete = this.hasFailed = false;
    this.posts = [];
  }

  async #run(signal: AbortSignal): Promise<void> {
    try {
      for (let step = 0; step < STEPS_MAX; step++) {
        const batch = await this.#next(signal);
        signal.throwIfAborted();
        const hasFailed = batch.faults.length > 0;
        await this.#host.loadDependencies(batch.posts, hasFailed);
        signal.throwIfAborted();
        this.posts = [...this.posts, ...batch.posts];
        this.hasFailed = hasFailed;
        this.#isComplete = !batch.hasMore && !batch.failed;
        if (this.isSettled) return;
        this.#onChange();
      }
      this.#isComplete = true;
    } catch (reason) {
      if (signal.aborted) return;
      const words = 'Cannot load all posts for "search"; searching those that are loaded.';
      tell('error', 'WS-213', `<${this.#host.element.localName}> ${words}`, reason);
      await this.#host.loadDependencies([], true);
      if (!signal.aborted) this.hasFailed = true;
    }
  }

  async #next(signal: AbortSignal): Promise<Batch> {
    if (this.#source) return this.#source.loadMore(signal);
    const source = await this.#host.createSource({ aside: true, all: true, fresh: false, previous: undefined });
    signal.throwIfAborted();
    this.#source = source;
    return source.load(signal);
  }
}
