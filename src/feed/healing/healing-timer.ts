import { startTimer } from '../../base/timer.ts';
import { onceNear } from '../../element/near-viewport.ts';

/** The pause before the first attempt, and the longest: up to twice as long, so that many pages do not come back as one. */
const [PAUSE_MS, PAUSE_MAX_MS] = [3000, 300_000];
/** When the page is online, or seen, again: within a second, but no sooner after the last attempt than this. */
const [SOON_MS, APART_MS] = [1000, 2000];

/** Calls again and again, with growing pauses, while an element is on the screen of a page that is seen and online. */
export class HealingTimer {
  readonly #element: Element;
  readonly #attempt: () => void;
  #running: AbortController | undefined;
  #cancel: (() => void) | undefined;
  #attempts = 0;
  #lastMs = 0;
  #dueMs = 0;

  constructor(element: Element, attempt: () => void) {
    this.#element = element;
    this.#attempt = attempt;
  }

  start(): void {
    if (this.#running) return;
    const { signal } = (this.#running = new AbortController());
    const changed = (): void => this.#changed();
    this.#element.ownerDocument.addEventListener('visibilitychange', changed, { signal });
    for (const change of ['online', 'offline']) addEventListener(change, changed, { signal });
    this.#pause();
  }

  /** The pauses go on to grow. */
  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#cancel?.();
  }

  /** The pauses begin again. */
  reset(): void {
    this.#attempts = 0;
  }

  /** The service is requested now. */
  attempted(): void {
    this.#attempts++;
    this.#lastMs = Date.now();
  }

  get #isOn(): boolean {
    return this.#element.ownerDocument.visibilityState !== 'hidden' && navigator.onLine;
  }

  #pause(): void {
    const pauseMs = Math.min(PAUSE_MS * 2 ** this.#attempts, PAUSE_MAX_MS);
    this.#dueMs = Date.now() + pauseMs * (1 + Math.random());
    this.#arm();
  }

  /** The page may be online, or seen, again, or no longer. */
  #changed(): void {
    if (!this.#isOn) return this.#cancel?.();
    const soonMs = Math.max(Date.now() + SOON_MS * Math.random(), this.#lastMs + APART_MS);
    this.#dueMs = Math.min(this.#dueMs, soonMs);
    this.#arm();
  }

  #arm(): void {
    this.#cancel?.();
    if (!this.#isOn) return;
    const run = (): void => {
      this.#pause();
      this.#attempt();
    };
    const waitMs = Math.max(0, this.#dueMs - Date.now());
    this.#cancel = startTimer(() => (this.#cancel = onceNear(this.#element, run)), waitMs);
  }
}
