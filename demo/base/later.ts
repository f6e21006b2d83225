/** Does the last of what it is told, once it is told nothing more for a while. */
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

  /** Does it never. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#task = undefined;
  }

  /** Does it now, if there is something to do. */
  flush(): void {
    clearTimeout(this.#timer);
    const task = this.#task;
    this.#task = undefined;
    task?.();
  }
}
