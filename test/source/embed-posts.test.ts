import { describe, expect, test } from 'vitest';
import { FaultError } from '../../src/base/fault.ts';
import { EmbedPosts, type EmbedPostsOptions } from '../../src/source/embed-posts.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { untilAborted } from './deferred.ts';
import { expectReleased } from './expect-released.ts';
import { drain, idsOf } from './fake-workspace.ts';
import { fakeAsk, item, items, never } from './simulated-service.ts';

const options: EmbedPostsOptions = {
  baseUrl: 'https://api.example',
  org: 'the valley',
  timeoutMs: 1000,
  pageSize: 10,
  maxPosts: Infinity,
};
const open = (ask: Ask, more: Partial<EmbedPostsOptions> = {}) => new EmbedPosts(ask, 'town', { ...options, ...more });

/** A service with one embed; what `feeds` lacks is down. */
const service = (embed: unknown, feeds: Record<string, readonly object[]>) =>
  fakeAsk(({ pathname, searchParams }) => {
    if (pathname.startsWith('/integration')) return embed;
    const posts = feeds[pathname.split('/')[2] ?? ''];
    if (!posts) throw new FaultError({ kind: 'http', status: 500, message: 'Down.' });
    const offset = Number(searchParams.get('$offset'));
    return { items: posts.slice(offset, offset + Number(searchParams.get('$limit'))) };
  });

const embed = { id: 'town', feedIds: ['a', 'b'] };
const feeds = { a: [item('a', 1, 1), item('a', 3, 3)], b: [item('b', 2, 2)] };

describe('the posts of an embed', () => {
  test('are those of the workspaces that it names, merged, by one question for them', async () => {
    const { ask, asked } = service(embed, feeds);
    const batches = await drain(open(ask, { pageSize: 2, warn: (message) => expect.fail(message) }));
    expect(batches.map(idsOf)).toEqual([['a-1', 'b-2'], ['a-3']]);
    expect(asked.filter((url) => !url.startsWith('/feeds'))).toEqual(['/integration/embedded/town?org=the%20valley']);
  });

  test('of one workspace keep the order of the service, and take the order that was wanted', async () => {
    const { ask, asked } = service({ feedIds: ['a'] }, { a: [item('a', 9, 9), item('a', 1, 1)] });
    expect(idsOf(await open(ask, { orderBy: 'claps' }).load(never))).toEqual(['a-9', 'a-1']);
    expect(asked[1]).toContain('$orderBy=claps');
  });

  test('are none where it names no workspace', async () => {
    const batch = await open(service({ feedIds: [] }, {}).ask).load(never);
    expect(batch).toMatchObject({ posts: [], failed: false, hasMore: false, partial: false });
  });

  test.each([null, [], {}, { feedIds: 'a' }])('fail as a whole where the embed is %j', async (answer) => {
    const batch = await open(service(answer, feeds).ask).load(never);
    expect(batch).toMatchObject({ posts: [], failed: true, hasMore: false, atCeiling: false, partial: false });
    expect(batch.faults).toMatchObject([{ feedId: undefined, fault: { kind: 'malformed' } }]);
  });

  test('are those of twenty workspaces at most, and what is left out is told once, however often it is asked', async () => {
    const feedIds = Array.from({ length: 25 }, (_, i) => `w${i}`);
    const { ask, asked } = service({ feedIds }, Object.fromEntries(feedIds.map((id) => [id, [item(id, 1, 1)]])));
    const warnings: string[] = [];
    const warn = (message: string) => void warnings.push(message);
    const first = open(ask, { warn, pageSize: 30 });
    expect((await first.load(never)).posts).toHaveLength(20);
    expect(asked).toHaveLength(21);
    await first.load(never);
    const second = open(ask, { warn, previous: first });
    await second.load(never);
    await open(ask, { warn, previous: second }).load(never);
    expect(warnings).toEqual(['"embed-id" names 25 workspaces; using the first 20.']);
    expect((await open(ask, { pageSize: 30 }).load(never)).posts).toHaveLength(20); // and told to nobody
  });

  test('can be asked for again after that', async () => {
    const answers: unknown[] = [null, embed, null, embed];
    const { ask } = fakeAsk(({ pathname }) =>
      pathname.startsWith('/integration') ? answers.shift() : { items: items('f', 1) },
    );
    for (const again of ['load', 'loadMore'] as const) {
      const source = open(ask);
      expect((await source.load(never)).failed).toBe(true);
      expect((await source[again](never)).posts).toHaveLength(1);
    }
  });

  test('leave out a workspace that is down, and show what was shown of it before', async () => {
    const before = open(service(embed, feeds).ask);
    await before.load(never);
    const { ask } = service(embed, { a: feeds.a });
    const bare = await open(ask).load(never);
    expect(bare).toMatchObject({ partial: true, failed: false, faults: [{ feedId: 'b', fault: { status: 500 } }] });
    expect(idsOf(bare)).toEqual(['a-1', 'a-3']);
    expect(idsOf(await open(ask, { previous: before }).load(never))).toEqual(['a-1', 'b-2', 'a-3']);
  });

  test('do not hold the sources before the one that they replace', () =>
    expectReleased((previous?: EmbedPosts) => open(service(embed, feeds).ask, { previous })));

  test('reject with the reason of an abort, while the workspaces or the posts are awaited', async () => {
    for (const answer of [
      untilAborted,
      (signal: AbortSignal, url: URL) => (url.search.includes('org') ? embed : untilAborted(signal)),
    ]) {
      const abort = new AbortController();
      const batch = open(fakeAsk((url, signal) => answer(signal, url)).ask).load(abort.signal);
      abort.abort('gone');
      await expect(batch).rejects.toBe('gone');
    }
  });
});
