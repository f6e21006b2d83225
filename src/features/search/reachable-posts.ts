import type { Post } from '../../model/post.ts';
import type { PostSource } from '../../source/post-source.ts';
import type { FeedHost } from '../../feed/feed-controller.ts';

/** More than any service gives, so that one that never ends does. */
const STEPS_MAX = 100;

/** All posts that can be reached, beside those that the feed shows. */
export class Reach {
  posts: readonly Post[] = [];
  /** Whether a step failed: what is there is not all. */
  hasFailed = false;
  #isDone = false;
  #source: PostSource | undefined;
  #abort: AbortController | undefined;
  readonly #callbacks: FeedHost;
  readonly #changed: () => void;

  constructor(callbacks: FeedHost, changed: () => void) {
    this.#callbacks = callbacks;
    this.#changed = changed;
  }

  /** Whether more is on its way. */
  get isLoading(): boolean {
    return this.#abort !== undefined;
  }

  get isWhole(): boolean {
    return this.#isDone;
  }

  /** Asks for all that is not there yet; where that failed, not until it is told to try again. */
  load(): void {
    if (this.#abort || this.#isDone || this.hasFailed) return;
    const abort = (this.#abort = new AbortController());
    void this.#run(abort.signal).finally(() => {
      if (this.#abort !== abort) return;
      this.#abort = undefined;
      this.#changed();
    });
  }

  retry(): void {
    this.hasFailed = false;
  }

  reset(): void {
    this.#abort?.abort();
    this.#abort = this.#source = undefined;
    this.#isDone = this.hasFailed = false;
    this.posts = [];
  }

  async #run(signal: AbortSignal): Promise<void> {
    try {
      const isBegun = this.#source !== undefined;
      const request = { fresh: false, aside: true, all: true, previous: undefined };
      const source = (this.#source ??= await this.#callbacks.createSource(request));
      for (let step = 0; step < STEPS_MAX; step++) {
        const batch = await (isBegun || step > 0 ? source.loadMore(signal) : source.load(signal));
        signal.throwIfAborted();
        await this.#callbacks.prepare(batch.posts, true);
        signal.throwIfAborted();
        this.posts = [...this.posts, ...batch.posts];
        this.hasFailed = batch.faults.length > 0;
        this.#isDone = !batch.hasMore && !batch.failed;
        if (this.#isDone || this.hasFailed) return;
        this.#changed();
      }
      this.#isDone = true;
    } catch (reason) {
      if (signal.aborted) return;
      this.hasFailed = true;
      console.error('ws-widgets:', reason);
    }
  }
}
