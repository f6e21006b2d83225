import type { Page } from '@playwright/test';
import type { FeedState } from '../../src/feed/feed-state.ts';
import type { FeedElement } from '../../src/widgets/feed-element.ts';
import { TAGS } from './names.ts';
import { twoFrames } from './two-frames.ts';

/** A selector for all of our elements. */
const WIDGETS = TAGS.join();

interface Watched {
  nodes: Node[];
  shift: number;
}

/** What happened to the nodes that a server rendered. */
export type KeptNodes = Readonly<{ count: number; lost: readonly string[]; shift: number }>;

/** Records the nodes of the first element as the server rendered them, and how much moves from then on. */
export const watchHandover = (page: Page): Promise<unknown> =>
  page.addInitScript((widgets) => {
    const watched: Watched = { nodes: [], shift: 0 };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      const element = document.querySelector(widgets);
      const root = element?.shadowRoot;
      if (document.readyState !== 'interactive' || !root) return;
      const inPage = element.querySelectorAll('[data-ws-post], [data-ws-post] *');
      watched.nodes = [...root.querySelectorAll('.root, .root *'), ...inPage];
    });
  }, WIDGETS);

export const keptNodes = (page: Page): Promise<KeptNodes> =>
  page.evaluate(() => {
    const { nodes, shift } = (globalThis as unknown as { watched: Watched }).watched;
    const lost = nodes.filter((node) => !node.isConnected).map((node) => (node as Element).outerHTML.slice(0, 200));
    return { count: nodes.length, lost, shift };
  });

/** The requests for posts that a page sends. */
export function postRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => /\/(feeds|integration)\//.test(request.url()) && urls.push(request.url()));
  return urls;
}

/** Waits until the script has taken over: the element has this state, the server's styles are gone, and it is painted. */
export async function untilTaken(page: Page, state: FeedState = 'ready'): Promise<void> {
  const isTaken = ([widgets, awaited]: readonly [string, string]): boolean => {
    const element = document.querySelector<FeedElement>(widgets);
    return element?.state === awaited && element.hasUpdated && !element.shadowRoot?.querySelector('style, link');
  };
  await page.waitForFunction(isTaken, [WIDGETS, state] as const);
  await twoFrames(page);
}
