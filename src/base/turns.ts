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
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(begin);
        reject(signal.reason as Error);
      };
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #handOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free++;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
