import type { FeedElement } from '../../src/widgets/feed-element.ts';
import type { FeedState } from '../../src/feed/feed-state.ts';
import type { Outcome } from './cells.ts';
import type { Phase } from './expected.ts';

// These functions run in the page. They are sent there as text, so they refer to nothing outside of themselves.

export type Run = Readonly<{ id: string; tag: string; attributes: Readonly<Record<string, string>>; phase: Phase }>;

/** What a visitor and the page's scripts have in the end. */
export interface PageOutcome extends Outcome {
  /** The message below the cards. */
  readonly status: string;
  readonly hasRetry: boolean;
}

/** Makes the elements, lets the faults strike in their phases, and resolves to what came of each. */
export function drive(runs: readonly Run[]): Promise<PageOutcome[]> {
  const { arm } = globalThis as unknown as { arm(id: string): Promise<void> };
  const partsOf = (feed: Element, part: string) => [
    ...(feed.shadowRoot?.querySelectorAll<HTMLElement>(`[part~=${part}]`) ?? []),
  ];
  const nextFrame = () => new Promise(requestAnimationFrame);

  async function run({ id, tag, attributes, phase }: Run): Promise<PageOutcome> {
    const feed = document.createElement(tag) as FeedElement;
    feed.id = id;
    for (const [name, value] of Object.entries(attributes)) feed.setAttribute(name, value);
    let toldFeedIds: (string | undefined)[] = [];
    feed.addEventListener('ws-error', (event) => {
      const { detail } = event as CustomEvent<{ feedId: string | undefined }>;
      toldFeedIds.push(detail.feedId);
    });
    if (phase === 'first load') await arm(id);
    const first = new Promise<void>((resolve) => {
      for (const event of ['ws-load', 'ws-error']) feed.addEventListener(event, () => resolve(), { once: true });
    });
    document.body.append(feed);
    await first;
    const before = phase === 'first load' ? [] : partsOf(feed, 'card');
    let keptAll = true;
    if (phase !== 'first load') {
      await arm(id);
      toldFeedIds = [];
      const job = phase === 'load more' ? feed.loadMore() : feed.refresh();
      await nextFrame();
      keptAll = before.length > 0 && before.every((card) => card.isConnected);
      await job;
    }

    const cards = partsOf(feed, 'card');
    return {
      state: feed.state,
      error: feed.error,
      cards: cards.length,
      texts: cards.map((card) => card.textContent).join('\n'),
      status: partsOf(feed, 'status')
        .map(({ textContent }) => textContent)
        .join(),
      hasRetry: partsOf(feed, 'retry').some((retry) => retry.checkVisibility()),
      toldFeedIds,
      keptAll: keptAll && before.every((card) => cards.includes(card)),
    };
  }
  return Promise.all(runs.map(run));
}

export type Recovery = Readonly<{ id: string; state: FeedState; cards: number }>;

/** Presses "Try again" where there is such a button, refreshes the others, and resolves to what came of it. */
export function askAgain(ids: readonly string[]): Promise<Recovery[]> {
  async function ask(id: string): Promise<Recovery> {
    const feed = document.getElementById(id) as FeedElement;
    const loaded = new Promise((resolve) => feed.addEventListener('ws-load', resolve, { once: true }));
    const retry = feed.shadowRoot?.querySelector<HTMLElement>('[part~=retry]');
    if (retry) retry.click();
    else void feed.refresh();
    await loaded;
    return { id, state: feed.state, cards: feed.shadowRoot?.querySelectorAll('[part~=card]').length ?? 0 };
  }
  return Promise.all(ids.map(ask));
}
