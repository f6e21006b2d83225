import { BODY_MAX_BYTES } from '../api/limits.ts';
import type { Ask } from '../source/shared-requests.ts';

const SCRIPTS = ':scope > script[type="application/json"]';

/**
 * The service's answers that a server fetched and put into an element, each as a
 * `<script type="application/json" data-url="…">`: the first load takes them, and requests what is missing. Without
 * `data-url`, one is the answer to the first request.
 */
export class GivenAnswers {
  /** Whether one of those that were taken is older than the server said it serves (`data-until`, in milliseconds since 1970). */
  isStale = false;
  readonly #element: Element;
  #isTaken = false;

  constructor(element: Element) {
    this.#element = element;
  }

  /** Whether there are some that were not taken yet. */
  get isWaiting(): boolean {
    return !this.#isTaken && this.#element.querySelector(SCRIPTS) !== null;
  }

  /** Answers what was given once, and leaves the rest to the service. */
  answerBefore(ask: Ask): Ask {
    const given = this.#isTaken ? undefined : this.#take();
    if (!given?.size) return ask;
    return async (url, read, options) => {
      const key = given.has(url) ? url : '';
      const json = given.get(key);
      given.delete(key);
      const answer = json === undefined ? undefined : read(json);
      if (json !== undefined && answer === undefined) this.#warn('has an unknown shape');
      return answer ?? ask(url, read, options);
    };
  }

  #take(): Map<string, unknown> {
    this.#isTaken = true;
    const given = new Map<string, unknown>();
    for (const script of this.#element.querySelectorAll<HTMLScriptElement>(SCRIPTS)) {
      const { url = '', until } = script.dataset;
      const json = this.#read(script.text);
      if (json === undefined) continue;
      given.set(url, json);
      this.isStale ||= until !== undefined && !(Number(until) > Date.now());
    }
    return given;
  }

  #read(json: string): unknown {
    try {
      if (json.length <= BODY_MAX_BYTES) return JSON.parse(json) as unknown;
      this.#warn('is too large');
    } catch {
      this.#warn('cannot be read');
    }
    return undefined;
  }

  #warn(problem: string): void {
    const { localName } = this.#element;
    console.warn(`<${localName}> The JSON in its <script> ${problem}; the service is asked in its place.`);
  }
}
