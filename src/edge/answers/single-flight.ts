/** Tells the runtime of work that goes on after the response: otherwise it may end the work with the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** A worker may be ended in the middle of its work, which then never settles: work older than this is not joined. */
const JOINED_FOR_MS = 30_000;

export class SingleFlight<Value> {
  readonly #flights = new Map<string, { readonly work: Promise<Value>; readonly startedAtMs: number }>();

  /** The work of a key that is under way. */
  running(key: string): Promise<Value> | undefined {
    const flight = this.#flights.get(key);
    return flight && Date.now() - flight.startedAtMs < JOINED_FOR_MS ? flight.work : undefined;
  }

  run(key: string, waitUntil: WaitUntil, start: () => Promise<Value>): Promise<Value> {
    const running = this.running(key);
    if (running) return running;
    const work = start().finally(() => {
      if (this.#flights.get(key)?.work === work) this.#flights.delete(key);
    });
    this.#flights.set(key, { work, startedAtMs: Date.now() });
    // The first reader may leave while those who joined still wait. All who await `work` see it fail.
    waitUntil(work.catch(() => undefined));
    return work;
  }
}
