import { describe, expect, it } from 'vitest';
import { itemsOf, useService } from '../service.ts';

const { getJson } = useService();

const dates = (items: readonly Record<string, unknown>[]) => items.map((item) => String(item['publishedDate']));

describe('made-up workspaces', () => {
  it('have as many posts as their name says, the same at both endpoints', async () => {
    for (const count of [3, 0]) expect(itemsOf(await getJson(`/feeds/made-${count}/posts`))).toHaveLength(count);
    const [summary] = itemsOf(await getJson('/feeds/made-20-3/public-posts'));
    const [item] = itemsOf(await getJson('/feeds/made-20-3/posts'));
    expect(summary).toMatchObject({ postId: 'made-3-0', postText: expect.stringMatching(/^\[3\/0\] /) });
    const { postText: text, publishedDate: publishDate } = summary ?? {};
    expect(item).toMatchObject({ postId: 'made-3-0', text, publishDate });
  });

  it('interleave in time and share no date', async () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    const summaries = await Promise.all(seeds.map((seed) => getJson(`/feeds/made-30-${seed}/public-posts?limit=30`)));
    const all = summaries.flatMap(itemsOf);
    expect(new Set(dates(all)).size).toBe(360);
    for (const summary of summaries)
      expect(dates(itemsOf(summary))).toEqual(dates(itemsOf(summary)).toSorted().toReversed());
    const dateOf = (post: Record<string, unknown>) => Date.parse(String(post['publishedDate']));
    const merged = all.toSorted((one, other) => dateOf(other) - dateOf(one));
    const changes = merged.filter((post, index) => post['feedId'] !== merged[index + 1]?.['feedId']);
    expect(changes.length).toBeGreaterThan(240);
  });
});
