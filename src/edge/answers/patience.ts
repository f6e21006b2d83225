import { startTimer } from '../../base/timer.ts';
import { ServiceFailure } from './answer.ts';

/** Requests that one reader waits for: a service may say that there is more, without end. */
const REQUESTS_MAX = 40;
/** How long a reader waits for all of them. */
const WAIT_MAX_MS = 10_000;

const fail = (): never => {
  throw new ServiceFailure('What was asked for takes too many requests, or too long.');
};

/** What one reader waits for, in number and in time. What came by then goes into the page, and the next reader gets further. */
export class Patience {
  #requests = 0;
  #isOver = false;
  /** Resolves when it is over. */
  #late: Promise<void> | undefined;
  #stop = (): void => {};

  /** Waits for an answer, or rejects with a `ServiceFailure`; what was started goes on. */
  async waitFor<Value>(start: () => Promise<Value>): Promise<Value> {
    if (this.#isOver || ++this.#requests > REQUESTS_MAX) fail();
    this.#late ??= new Promise((resolve) => {
      this.#stop = startTimer(() => {
        this.#isOver = true;
        resolve();
      }, WAIT_MAX_MS);
    });
    return Promise.race([start(), this.#late.then(fail)]);
  }

  /** To be called when nothing waits any more: a running clock would hold all that was waited for. */
  end(): void {
    this.#stop();
  }
}
