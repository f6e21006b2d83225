/** Hands a promise on to the work that goes on after the response: a runtime may end it with the response otherwise. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** Does a thing once for all who want it at the same time. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Promise<Value>>();

  has(key: string): boolean {
    return this.#flights.has(key);
  }

  run(key: string, waitUntil: WaitUntil, start: () => Promise<Value>): Promise<Value> {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight = start().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    // The reader who was first may leave; those who joined still wait. Whoever awaits it sees it fail.
    waitUntil(flight.catch(() => undefined));
    return flight;
  }
}
