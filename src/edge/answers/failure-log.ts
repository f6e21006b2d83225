import { quote } from '../../base/quote.ts';
import { tell } from '../../base/told/tell.ts';
import { logLine } from '../log-line.ts';
import type { EdgeFailure, EdgeOptions } from '../options.ts';

/** One line in this time: a service that is down for a night fills no disk. */
const LINE_EVERY_MS = 60_000;
/** Readers write the rest of a URL. */
const URL_MAX = 200;

/** Says that the service fails: to the owner's own code where there is some, else to the console. */
export class FailureLog {
  readonly #onError: EdgeOptions['onError'];
  #saidAtMs = -Infinity;
  #unsaid = 0;

  constructor(onError: EdgeOptions['onError']) {
    this.#onError = onError;
  }

  add(failure: EdgeFailure): void {
    if (!this.#onError) {
      this.#say(`${failure.message} ${quote(failure.url.slice(0, URL_MAX))}`);
      return;
    }
    try {
      this.#onError(failure);
    } catch (reason) {
      this.#say(`"onError" threw. ${logLine(reason)}`);
    }
  }

  #say(words: string): void {
    if (Date.now() - this.#saidAtMs < LINE_EVERY_MS) {
      this.#unsaid++;
      return;
    }
    const before = this.#unsaid > 0 ? ` (${this.#unsaid} more since the last line)` : '';
    tell('warn', 'WS-715', `ws-widgets-edge: ${words}${before}`);
    this.#saidAtMs = Date.now();
    this.#unsaid = 0;
  }
}
