import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { addressOf, type Candidate, type Situation } from './candidates.ts';
import type { Seen } from './page/probe.ts';
import type { Asked, BenchServer } from './server.ts';

export interface Conditions {
  readonly network: 'slow' | 'fast';
  /** How many times slower than this machine. */
  readonly cpuRate: number;
  /** `thread` counts the time that the main thread ran, which other work on the machine does not stretch. */
  readonly clock: 'wall' | 'thread';
  /** In CSS pixels; by default, that of a phone. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

export interface LoadedPage {
  readonly page: Page;
  readonly candidate: Candidate;
  readonly situation: Situation;
  seen(): Promise<Seen>;
  /** Chromium's own figures, by its names. */
  metrics(): Promise<Readonly<Record<string, number>>>;
  /** Nodes and listeners that are alive after a garbage collection, and the size of the heap. */
  collected(): Promise<{ readonly nodes: number; readonly listeners: number; readonly heapBytes: number }>;
  asked(): readonly Asked[];
  /** Resolves when all cards are painted. */
  allCards(): Promise<void>;
  /** Resolves once no request has come for a while. */
  quiet(): Promise<void>;
}

const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const PHONE = { width: 412, height: 823 };
const QUIET_MS = 300;
const PATIENCE_MS = 60_000;

/** Loads a page with nothing in any cache, and lets it be looked at. */
export async function load<Result>(
  { browser, server, probe }: { browser: Browser; server: BenchServer; probe: string },
  candidate: Candidate,
  situation: Situation,
  { network, cpuRate, clock, viewport = PHONE }: Conditions,
  look: (loaded: LoadedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await cdp.send('Performance.enable', { timeDomain: clock === 'wall' ? 'timeTicks' : 'threadTicks' });
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'benchPainted' });
    await cdp.send('Network.enable');
    if (network === 'slow') await cdp.send('Network.emulateNetworkConditions', SLOW);
    if (cpuRate > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.addInitScript(probe);
    const painted = new Promise<void>((resolve) => cdp.on('Runtime.bindingCalled', () => resolve()));

    const metrics = async (): Promise<Readonly<Record<string, number>>> => {
      const { metrics: list } = await cdp.send('Performance.getMetrics');
      return Object.fromEntries(list.map(({ name, value }) => [name, value]));
    };
    const seen = (): Promise<Seen> => page.evaluate(() => bench.seen());
    const allCards = async (): Promise<void> => {
      const isLate = await Promise.race([painted, setTimeout(PATIENCE_MS, true, { ref: false })]);
      if (!isLate) return;
      const { cards } = await seen();
      throw new Error(`${page.url()} shows ${cards} cards and no more. ${errors.join(' ')}`);
    };
    const collected: LoadedPage['collected'] = async () => {
      // What one collection frees may have held other objects, which only the next one frees.
      for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      return { nodes, listeners: jsEventListeners, heapBytes: (await metrics())['JSHeapUsedSize'] ?? Number.NaN };
    };

    server.forget();
    await page.goto(addressOf(candidate, situation), { waitUntil: candidate === 'blank' ? 'load' : 'commit' });
    const result = await look({
      page,
      candidate,
      situation,
      seen,
      metrics,
      collected,
      allCards,
      asked: () => server.asked,
      quiet: () => server.quiet(QUIET_MS),
    });
    if (errors.length > 0) throw new Error(`${page.url()} threw: ${errors.join(' ')}`);
    return result;
  } finally {
    await context.close();
  }
}
