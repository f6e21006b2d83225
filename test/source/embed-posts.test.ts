import { describe, expect, test, vi } from 'vitest';
import { EmbedPosts, type EmbedPostsOptions, normaliseEmbed } from '../../src/source/embed-posts.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer, oddString, stringsIn } from '../support/wire.ts';
import { drain, told } from './fake-workspace.ts';
import { fakeAsk, item, never, NOTHING, simulate } from './simulated-service.ts';

const OTHERS =
  'null "town" [] ["bakery"] {} {"id":"town"} {"feedIds":"bakery"} {"feedIds":{"0":"bakery","length":1}} {"feedIds":null}';

test.each([undefined, ...OTHERS.split(' ')])('%s is no embedded integration', (json) =>
  expect(normaliseEmbed(json && JSON.parse(json))).toBeUndefined(),
);

test('an embed is its id and its workspaces, each once and only by a string; the case of an id tells', () => {
  const answer = { id: 'town', feedIds: ['a', 'A', 'a', '', ' ', 5, null, ['b'], {}, '__proto__', 'a '], more: 1 };
  expect(normaliseEmbed(answer)).toEqual({ id: 'town', feedIds: ['a', 'A', '__proto__', 'a '], leftOut: 0 });
  expect(normaliseEmbed({ id: 7, feedIds: [] })).toEqual({ id: '', feedIds: [], leftOut: 0 });
});

test('an embed is a list of ids that the answer holds, or none, whatever the answer, and throws nothing', () =>
  holds(
    fc.property(anyAnswer, (json) => {
      const answer: unknown = JSON.parse(json);
      const embed = normaliseEmbed(answer);
      const sent = stringsIn(answer);
      if (embed) expect([...embed.feedIds, embed.id].filter((id) => id !== '' && !sent.has(id))).toEqual([]);
    }),
  ));

test('an embed names every workspace that it names by a string, the first twenty of them, and how many it leaves out', () =>
  holds(
    fc.property(fc.array(oddString, { maxLength: 40, size: 'max' }), (feedIds) => {
      const named = [...new Set(feedIds.filter((id) => id.trim() !== ''))];
      const leftOut = Math.max(0, named.length - 20);
      expect(normaliseEmbed({ feedIds })).toEqual({ id: '', feedIds: named.slice(0, 20), leftOut });
    }),
  ));

const OPTIONS = { baseUrl: 'https://api.example', org: 'the valley', timeoutMs: 1000, maxPosts: Infinity };
const open = (ask: Ask, more: Partial<EmbedPostsOptions> = {}) =>
  new EmbedPosts(ask, 'town', { ...OPTIONS, pageSize: 10, ...more });

/** A service with these workspaces, and an embed that may differ each time. */
function service(embed: () => unknown, feeds: Readonly<Record<string, readonly object[]>>) {
  const posts = simulate(feeds);
  const embeds = fakeAsk(embed);
  const ask: Ask = (url, ...rest) => (url.includes('/integration/') ? embeds : posts).ask(url, ...rest);
  return { ask, asked: posts.asked, askedEmbeds: embeds.asked };
}

const embed = () => ({ id: 'town', feedIds: ['a', 'b'] });
const feeds = { a: [item('a', 1, 1), item('a', 3, 3)], b: [item('b', 2, 2)] };

describe('the posts of an embed', () => {
  test('are those of the workspaces that it names, merged, by one question for them, or none where it names none', async () => {
    const { ask, askedEmbeds } = service(embed, feeds);
    const batches = await drain(open(ask, { pageSize: 2, warn: (message) => expect.fail(message) }));
    expect(batches.map(told)).toEqual(['a-1 b-2 +', 'a-3']);
    expect(askedEmbeds).toEqual(['/integration/embedded/town?org=the%20valley']);
    expect(await open(service(() => ({ feedIds: [] }), {}).ask).load(never)).toEqual(NOTHING);
  });

  test.each([null, [], {}, { feedIds: 'a' }])('fail where the embed is %j, and may be asked again', async (answer) => {
    for (const again of ['load', 'loadMore'] as const) {
      const answers: unknown[] = [answer, embed()];
      const source = open(service(() => answers.shift(), feeds).ask);
      const faults = [{ feedId: undefined, fault: expect.objectContaining({ kind: 'malformed' }) }];
      expect(await source.load(never)).toEqual({ ...NOTHING, failed: true, faults });
      expect((await source[again](never)).posts).toHaveLength(3);
    }
  });

  test('are those of twenty workspaces at most, and what is left out is told once, however often it is asked', async () => {
    const feedIds = Array.from({ length: 25 }, (_, i) => `w${i}`);
    const { ask, asked } = service(
      () => ({ feedIds }),
      Object.fromEntries(feedIds.map((id) => [id, [item(id, 1, 1)]])),
    );
    const warn = vi.fn<(message: string) => void>();
    const first = open(ask, { warn, pageSize: 30 });
    expect((await first.load(never)).posts).toHaveLength(20);
    expect(asked).toHaveLength(20);
    await first.load(never);
    const second = open(ask, { warn, previous: first });
    await second.load(never);
    await open(ask, { warn, previous: second }).load(never);
    expect(warn.mock.calls).toEqual([['WS-118', '"embed-id" names 25 workspaces; using the first 20.']]);
    expect((await open(ask, { pageSize: 30 }).load(never)).posts).toHaveLength(20); // with no `warn` to call
  });

  test('leave out a workspace that is not there, and show what was shown of it before', async () => {
    const previous = open(service(embed, feeds).ask);
    await previous.load(never);
    const { ask } = service(embed, { a: feeds.a });
    expect(told(await open(ask).load(never))).toBe('a-1 a-3 partial !b');
    expect(told(await open(ask, { previous }).load(never))).toBe('a-1 b-2 a-3 partial !b');
  });
});
