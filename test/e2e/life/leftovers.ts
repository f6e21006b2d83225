import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to, once its rubbish is collected. */
export interface Holdings {
  readonly nodes: number;
  readonly documents: number;
  readonly listeners: number;
  /** Observers that watch something, by their kind. */
  readonly observers: Readonly<Record<string, number>>;
  /** Timeouts, intervals, and callbacks for a frame or an idle moment that are to come. */
  readonly timers: number;
}

/** Nothing observed, and nothing timed. */
export const NOTHING: Pick<Holdings, 'observers' | 'timers'> = {
  observers: { MutationObserver: 0, ResizeObserver: 0, IntersectionObserver: 0 },
  timers: 0,
};

type Watched = typeof globalThis & { lifeWatch: { observers(): Record<string, number>; timers(): number } };

/**
 * Runs in the page before any script: counts what is observed and what is timed, and keeps nothing alive by it.
 * Without fields of classes, which would be compiled to calls of helpers that the page does not have.
 */
function watchObserversAndTimers(): void {
  const kinds = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const;
  interface Observer {
    observe(...args: unknown[]): void;
    disconnect(): void;
  }
  interface Made {
    readonly kind: string;
    isWatching: boolean;
  }
  const made = new Set<Made>();
  const records = new WeakMap<Observer, Made>();
  const setWatching = (observer: Observer, isWatching: boolean): void => {
    const record = records.get(observer);
    if (record) record.isWatching = isWatching;
  };
  const collected = new FinalizationRegistry<Made>((record) => made.delete(record));
  const page = globalThis as unknown as Record<string, new (...args: unknown[]) => Observer>;
  for (const kind of kinds) {
    const Native = page[kind];
    if (!Native) continue;
    page[kind] = class extends Native {
      constructor(...args: unknown[]) {
        super(...args);
        const record = { kind, isWatching: false };
        made.add(record);
        records.set(this, record);
        collected.register(this, record);
      }
      override observe(...args: unknown[]): void {
        setWatching(this, true);
        super.observe(...args);
      }
      override disconnect(): void {
        setWatching(this, false);
        super.disconnect();
      }
    };
  }

  const pending = new Set<string>();
  const timed = globalThis as unknown as Record<string, (...args: unknown[]) => unknown>;
  const wrap = (start: string, stop: string, isOnce: boolean): void => {
    const [nativeStart, nativeStop] = [timed[start], timed[stop]];
    if (!nativeStart || !nativeStop) return;
    timed[start] = (callback, ...args) => {
      const id = nativeStart.call(
        globalThis,
        (...values: unknown[]) => {
          if (isOnce) pending.delete(`${stop} ${String(id)}`);
          (callback as (...all: unknown[]) => void)(...values);
        },
        ...args,
      );
      pending.add(`${stop} ${String(id)}`);
      return id;
    };
    timed[stop] = (id) => {
      pending.delete(`${stop} ${String(id)}`);
      return nativeStop.call(globalThis, id);
    };
  };
  wrap('setTimeout', 'clearTimeout', true);
  wrap('setInterval', 'clearInterval', false);
  wrap('requestAnimationFrame', 'cancelAnimationFrame', true);
  wrap('requestIdleCallback', 'cancelIdleCallback', true);

  (globalThis as Watched).lifeWatch = {
    observers() {
      const counts: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
      for (const { kind, isWatching } of made) if (isWatching) counts[kind] = (counts[kind] ?? 0) + 1;
      return counts;
    },
    timers: () => pending.size,
  };
}

/**
 * Looks at what a page holds, through the protocol that Chromium has for it.
 * Locators, and whatever else Playwright injects, watch the page too: to be counted, a page is looked at by `evaluate`.
 */
export class Leftovers {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** To be called before the page is opened. */
  static async watch(page: Page): Promise<Leftovers> {
    await page.addInitScript(watchObserversAndTimers);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new Leftovers(page, session);
  }

  async count(): Promise<Holdings> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const watched = await this.#page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve)); // what was collected is told in a task
      const { lifeWatch } = globalThis as Watched;
      return { observers: lifeWatch.observers(), timers: lifeWatch.timers() };
    });
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
    return {
      nodes: metric('Nodes'),
      documents: metric('Documents'),
      listeners: metric('JSEventListeners'),
      ...watched,
    };
  }
}
