import { describe, expect, it } from 'vitest';
import { isObject, itemsOf, useService } from '../service.ts';

const { get, getJson } = useService();

const town = ['bakery', 'club', 'museum', 'software', 'town', 'school'].map((name) => `millbrook-${name}`);
const feeds = ['bakery', 'club', 'library', 'software', 'museum', 'choir', ...town];
const dates = (items: readonly Record<string, unknown>[]) => items.map((item) => String(item['publishedDate']));

async function allPosts(feed: string): Promise<readonly Record<string, unknown>[]> {
  const pages = [0, 30, 60, 90, 100].map((offset) => getJson(`/feeds/${feed}/posts?$offset=${offset}&$limit=30`));
  const posts = (await Promise.all(pages)).flatMap(itemsOf);
  return [...new Map(posts.map((post) => [post['postId'] ?? post['id'], post])).values()];
}

describe('the workspaces that looks are judged by', () => {
  const items = async (feed: string) => itemsOf(await getJson(`/feeds/${feed}/posts?$limit=30`));

  it('are a town of six, with eight posts each: with and without titles, images and actions', async () => {
    for (const feed of town) {
      const posts = await items(feed);
      expect(posts, feed).toHaveLength(8);
      for (const name of ['header', 'imageUrl', 'mediaImageUrls']) {
        const withIt = posts.filter((post) => post[name] !== undefined).length;
        expect([withIt > 0, withIt < 8], `${feed}, ${name}`).toEqual([true, true]);
      }
      expect(posts.filter(({ ctaLink, button }) => ctaLink ?? button).length, feed).toBeGreaterThan(1);
    }
  });

  it('and odd ones, each with an address of all that it shows', async () => {
    const byId = new Map((await items('odd')).map((post) => [post['postId'], post]));
    const wordsIn = (id: string): number => String(byId.get(id)?.['text']).split(/\s+/).length;
    expect(String(byId.get('long-title')?.['header'])).toHaveLength(200);
    expect(wordsIn('long-text')).toBe(5000);
    expect(wordsIn('one-word')).toBe(1);
    expect(/https:\S+/.exec(String(byId.get('long-url')?.['text']))?.[0]).toHaveLength(300);
    expect(byId.get('ten-images')?.['mediaImageUrls']).toHaveLength(10);
    const claps = [...byId.values()].map((post) => Number(post['claps']));
    expect([Math.min(...claps), Math.max(...claps)]).toEqual([0, 1_234_567]);
    const years = [...byId.values()].map((post) => String(post['publishDate']).slice(0, 4));
    expect([years[0], years.at(-1)]).toEqual(['2099', '1999']);
    expect([(await items('odd-three')).length, (await items('odd-one')).length]).toEqual([3, 1]);
    const images = [...byId.values()].flatMap(({ imageUrl, mediaImageUrls }) => [imageUrl, mediaImageUrls].flat());
    const answers = await Promise.all(images.filter(Boolean).map((url) => fetch(String(url))));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });
});

describe('the workspaces that look real', () => {
  it.each(feeds)('%s gives its summaries newest first, dated to the millisecond before now', async (feed) => {
    const given = dates(itemsOf(await getJson(`/feeds/${feed}/public-posts?limit=30`)));
    expect(given.length).toBeGreaterThan(4);
    expect(given).toEqual(given.toSorted().toReversed());
    for (const date of given) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(given[0] ?? '')).toBeLessThan(Date.now());
    expect(Date.parse(given[0] ?? '')).toBeGreaterThan(Date.now() - 5 * 60 * 60 * 1000);
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

  it('finds posts by words of their text, and refuses what else a filter says', async () => {
    const found = itemsOf(await getJson('/feeds/bakery/posts?$limit=30&$filter=RYE%20oven'));
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('The first rye of the week')]);
    const { status } = await get("/feeds/bakery/posts?$limit=30&$filter=claps%20gt%20'5'");
    expect(status).toBe(400);
  });

  it('turns the order round for the oldest first, and refuses any other order', async () => {
    const orders = { 'publishedDate asc': 'made-0-11', 'publishedDate desc': 'made-0-0' };
    for (const [by, postId] of Object.entries(orders)) {
      const [post] = itemsOf(await getJson(`/feeds/made-12/posts?$limit=1&$orderBy=${encodeURIComponent(by)}`));
      expect(post, by).toMatchObject({ postId });
    }
    for (const by of ['claps; drop', 'publishedDate', 'publishedDate asc, claps']) {
      const { status } = await get(`/feeds/made-12/posts?$limit=1&$orderBy=${encodeURIComponent(by)}`);
      expect(status, by).toBe(400);
    }
  });
});
