import { describe, test } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { errorOf, IDLE } from '../../src/feed/feed-state.ts';
import { createFeedTask, type FeedLoader, type RequestingFeed } from '../../src/feed/feed-task.ts';
import { EmbedPosts, feedPosts, type FeedPostsOptions, PublicPosts } from '../../src/headless.ts';
import type { PostSource } from '../../src/source/post-source.ts';
import { type Ask, shareRequests } from '../../src/source/shared-requests.ts';
import { type Cell, compare, makeCells, type Outcome, recovered } from './cells.ts';
import { type FaultRow, type Subject, timeoutOf } from './expected.ts';
import { FAULTS } from './faults.ts';
import { PAGE_SIZE } from './sound.ts';

// Over the sockets of this machine, without a document. `test/e2e/faults.test.ts` tests what depends on the browser.

const embed =
  (embedId: string) =>
  (ask: Ask, options: FeedPostsOptions): PostSource =>
    new EmbedPosts(ask, embedId, { ...options, org: 'valley' });

/** Where the posts of each element come from. */
const SOURCES: Readonly<Record<Subject, (ask: Ask, options: FeedPostsOptions) => PostSource>> = {
  'ws-public-posts': (ask, options) => new PublicPosts(ask, 'struck', { ...options, limit: PAGE_SIZE }),
  'ws-feed': (ask, options) => feedPosts(ask, ['struck'], options),
  'ws-embed': embed('struck'),
  'ws-embed of two': embed('struck sound'),
};

interface Driven extends Outcome {
  readonly requests: number;
  readonly warnings: readonly string[];
  /** Retries, and resolves to what comes of that. */
  again(): Promise<ReturnType<typeof recovered>>;
}

async function drive(row: FaultRow, { subject, phase, service, run }: Cell): Promise<Driven> {
  const warnings: string[] = [];
  let requests = 0;
  const client = createClient((url, init) => {
    requests++;
    return fetch(url, init);
  });
  const ask = shareRequests(client);
  const shared = { baseUrl: service.url, timeoutMs: timeoutOf(row), pageSize: PAGE_SIZE, maxPosts: Infinity };
  let toldFeedIds: (string | undefined)[] = [];
  const feed = {
    element: {
      addController: () => {},
      removeController: () => {},
      requestUpdate: () => {},
      updateComplete: Promise.resolve(true),
    },
    model: IDLE,
    displayedAtMs: 0,
    view: { rows: { alone: 0, columns: 1 }, completes: true, measure: () => () => {} },
    report: ({ faults }) => void toldFeedIds.push(...faults.map(({ feedId }) => feedId)),
    displaysInSteps: () => false,
    loadDependencies: async () => {},
    createSource: ({ fresh }) => {
      const warn = (code: string, message: string) => void warnings.push(`${code} <${run.tag}> ${message}`);
      return SOURCES[subject](ask, { ...shared, fresh, previous: task.source, warn });
    },
  } satisfies RequestingFeed & FeedLoader;
  const task = createFeedTask(feed, feed);
  const load = async (): Promise<void> => {
    task.load();
    await task.settled;
  };

  if (phase !== 'first load') await load();
  const before = feed.model.posts;
  toldFeedIds = [];
  await service.arm();
  await { 'first load': load, 'load more': () => task.loadMore(), refresh: () => task.refresh() }[phase]();
  const { model } = feed;
  return {
    state: model.state,
    error: errorOf(model),
    cards: model.posts.length,
    texts: model.posts.map(({ text }) => text).join('\n'),
    toldFeedIds,
    keptAll: before.every((post) => model.posts.includes(post)),
    requests,
    warnings,
    async again() {
      await task.retry();
      return { id: run.id, state: feed.model.state, cards: feed.model.posts.length };
    },
  };
}

describe.concurrent('every feed tells its state, loses nothing, and lets go of each connection', () => {
  for (const row of FAULTS.filter(({ inPage }) => inPage !== 'only')) {
    test(`${row.name}: its state is told, and nothing lost or held`, async ({ expect, onTestFinished }) => {
      const cells = await makeCells(row);
      onTestFinished(async () => void (await Promise.all(cells.map(({ service }) => service.close()))));
      const driven = await Promise.all(cells.map((cell) => drive(row, cell)));
      for (const [i, one] of driven.entries()) {
        const { run, service } = cells[i] as Cell; // there is one for each
        const [told, promised] = compare(row, cells[i] as Cell, one);
        expect(told).toEqual(promised);
        await expect.poll(() => service.underWay(), { message: run.id }).toBe(0);
        expect(service.bytesWritten(), run.id).toBeLessThan(row.mostBytes ?? Infinity);
      }
      const warnings = driven.flatMap((one) => one.warnings);
      expect(warnings.filter((line) => !row.warns?.test(line))).toEqual([]);
      expect(warnings.length > 0).toBe(row.warns !== undefined);
      await Promise.all(cells.map(({ service }) => service.disarm()));
      expect(await Promise.all(driven.map((one) => one.again()))).toEqual(cells.map(recovered));
    });
  }
});
