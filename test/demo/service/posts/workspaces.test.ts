import { describe, expect, it } from 'vitest';
import { isObject, itemsOf, useService } from '../service.ts';

const { getJson } = useService();

const feeds = ['bakery', 'club', 'library', 'software', 'museum', 'choir'];
const dates = (items: readonly Record<string, unknown>[]) => items.map((item) => String(item['publishedDate']));

async function allPosts(feed: string): Promise<readonly Record<string, unknown>[]> {
  const pages = [0, 30, 60, 90, 100].map((offset) => getJson(`/feeds/${feed}/posts?$offset=${offset}&$limit=30`));
  const posts = (await Promise.all(pages)).flatMap(itemsOf);
  return [...new Map(posts.map((post) => [post['postId'] ?? post['id'], post])).values()];
}

describe('the workspaces that look real', () => {
  it.each(feeds)('%s gives its summaries newest first, dated to the millisecond before now', async (feed) => {
    const given = dates(itemsOf(await getJson(`/feeds/${feed}/public-posts?limit=30`)));
    expect(given.length).toBeGreaterThan(4);
    expect(given).toEqual(given.toSorted().toReversed());
    for (const date of given) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(given[0] ?? '')).toBeLessThan(Date.now());
    expect(Date.parse(given[0] ?? '')).toBeGreaterThan(Date.now() - 3 * 60 * 60 * 1000);
  });

  it('have so many posts within reach, each with an id of its own', async () => {
    const counts = { bakery: 24, club: 41, library: 130, software: 18, museum: 14, choir: 6, empty: 0 };
    for (const [feed, count] of Object.entries(counts)) expect(await allPosts(feed), feed).toHaveLength(count);
  });

  it('the library does not repeat itself within the first pages', async () => {
    const texts = (await allPosts('library')).slice(0, 60).map(({ text, body, bodyHtml }) => text ?? body ?? bodyHtml);
    expect(new Set(texts).size).toBe(60);
  });

  it('names most items of a feed one way and a few another way', async () => {
    const posts = await allPosts('bakery');
    const others = posts.filter((post) => !('postId' in post));
    expect(others.length).toBeLessThan(posts.length / 4);
    expect(others[0]).toMatchObject({ id: expect.any(String), body: expect.any(String), created: expect.any(String) });
  });

  it.each(feeds)('every address in %s leads somewhere', async (feed) => {
    const posts = itemsOf(await getJson(`/feeds/${feed}/public-posts?limit=30`));
    const urls = posts.flatMap(({ postImage, postUrl, feedImageUrl }) =>
      [postUrl, feedImageUrl].concat(isObject(postImage) ? postImage['src'] : []),
    );
    const answers = await Promise.all([...new Set(urls.map(String))].map((url) => fetch(url)));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });

  it('shows a post on a page of its own, plain text verbatim', async () => {
    const [post] = itemsOf(await getJson('/feeds/choir/public-posts'));
    const page = await fetch(String(post?.['postUrl']));
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain(String(post?.['postText']));
  });

  it('finds posts by words of their text, whatever else a filter says is ignored', async () => {
    const found = itemsOf(await getJson('/feeds/bakery/posts?$limit=30&$filter=RYE%20oven'));
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('The first rye of the week')]);
    expect(itemsOf(await getJson("/feeds/bakery/posts?$limit=30&$filter=claps%20gt%20'5'"))).toHaveLength(24);
  });

  it('turns the order round for the oldest first, and ignores any other order', async () => {
    const orders = { 'publishedDate asc': 'made-0-11', 'publishedDate desc': 'made-0-0', 'claps; drop': 'made-0-0' };
    for (const [by, postId] of Object.entries(orders)) {
      const [post] = itemsOf(await getJson(`/feeds/made-12/posts?$limit=1&$orderBy=${encodeURIComponent(by)}`));
      expect(post, by).toMatchObject({ postId });
    }
  });
});
