/** Hands a promise on to the work that goes on after the response: a runtime may end it with the response otherwise. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** A worker may be ended in the midst of its work, which then never settles: it is not joined after this long. */
const JOINED_FOR_MS = 30_000;

export class SingleFlight<Value> {
  readonly #flights = new Map<string, { readonly work: Promise<Value>; readonly startedAtMs: number }>();

  has(key: string): boolean {
    return this.#running(key) !== undefined;
  }

  run(key: string, waitUntil: WaitUntil, start: () => Promise<Value>): Promise<Value> {
    const running = this.#running(key);
    if (running) return running;
    const work = start().finally(() => {
      if (this.#flights.get(key)?.work === work) this.#flights.delete(key);
    });
    this.#flights.set(key, { work, startedAtMs: Date.now() });
    // The reader who was first may leave; those who joined still wait. Whoever awaits it sees it fail.
    waitUntil(work.catch(() => undefined));
    return work;
  }

  #running(key: string): Promise<Value> | undefined {
    const flight = this.#flights.get(key);
    return flight && Date.now() - flight.startedAtMs < JOINED_FOR_MS ? flight.work : undefined;
  }
}
