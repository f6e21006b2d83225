import { unlessAborted } from './waits.ts';

/** Lets so many jobs go on at once. The others wait, and begin in the order in which they came. */
export class Turns {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs a job when it is its turn. One whose signal aborts before that never begins: the signal's reason. */
  async run<Value>(job: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await this.#turn(signal);
    try {
      signal.throwIfAborted();
      return await job();
    } finally {
      this.#handOn();
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    let begin = (): void => {};
    const turn = new Promise<void>((resolve) => (begin = resolve));
    this.#waiting.add(begin);
    return unlessAborted(turn, signal, () => {
      if (!this.#waiting.delete(begin)) this.#handOn(); // it was handed the turn, and leaves all the same
    });
  }

  #handOn(): void {
    const [next = () => void this.#free++] = this.#waiting;
    this.#waiting.delete(next);
    next();
  }
}
