import { startTimer } from '../../base/timer.ts';

/** Failures after which the wait grows no longer. */
const DOUBLINGS_MAX = 6;

export interface LookPlan {
  readonly document: Document;
  readonly everyMs: number;
}

/** Looks again and again, as long as the page is seen and online; less and less often while it fails. */
export class LookTimer {
  readonly #look: () => void;
  #stopTimer: (() => void) | undefined;
  #plan: LookPlan | undefined;
  #lastMs = Date.now();
  #failures = 0;
  #waitMs = 0;
  readonly #update = (): void => this.#arm();

  constructor(look: () => void) {
    this.#look = look;
  }

  /** The service was requested just now: the wait begins again. */
  asked(): void {
    this.#lastMs = Date.now();
  }

  succeeded(): void {
    this.#failures = this.#waitMs = 0;
  }

  /** `waitMs` is the least that the service wants to be left alone. */
  failed(waitMs = 0): void {
    this.#failures = Math.min(this.#failures + 1, DOUBLINGS_MAX);
    this.#waitMs = waitMs;
  }

  run(plan: LookPlan): void {
    if (this.#plan?.document !== plan.document) {
      this.stop();
      plan.document.addEventListener('visibilitychange', this.#update);
      for (const change of ['online', 'offline']) plan.document.defaultView?.addEventListener(change, this.#update);
    }
    this.#plan = plan;
    this.#arm();
  }

  stop(): void {
    const { document } = this.#plan ?? {};
    this.#plan = undefined;
    this.#arm();
    document?.removeEventListener('visibilitychange', this.#update);
    for (const change of ['online', 'offline']) document?.defaultView?.removeEventListener(change, this.#update);
  }

  #arm(): void {
    this.#stopTimer?.();
    if (!this.#plan) return;
    const { document, everyMs } = this.#plan;
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const dueMs = this.#lastMs + Math.max(everyMs * 2 ** this.#failures, this.#waitMs);
    this.#stopTimer = startTimer(this.#look, Math.max(0, dueMs - Date.now()));
  }
}
