/** A debounce: runs the last task that it was given once `delayMs` has passed without another. */
export class Later {
  readonly #delayMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #task: (() => void) | undefined;

  constructor(delayMs: number) {
    this.#delayMs = delayMs;
  }

  do(task: () => void): void {
    clearTimeout(this.#timer);
    this.#task = task;
    this.#timer = setTimeout(() => this.flush(), this.#delayMs);
  }

  /** Discards the task. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#task = undefined;
  }

  /** Runs the task now, if there is one. */
  flush(): void {
    const task = this.#task;
    this.drop();
    task?.();
  }
}
