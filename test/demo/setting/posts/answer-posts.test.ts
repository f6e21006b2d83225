import { describe, expect, test } from 'vitest';
import { createClient, feedPosts, embedUrl, mergedPublicPosts, shareRequests } from '../../../../src/headless.ts';
import { answerPosts } from '../../../../demo/setting/posts/answer-posts.ts';

const posts = Array.from({ length: 45 }, (_, index) => ({ id: `p${index}`, title: `Post ${index}` }));

describe('own posts are answered as the service would answer them', () => {
  test.each([
    ['/feeds/club/public-posts?limit=3', posts.slice(0, 3)],
    ['/1/feeds/club/public-posts', posts.slice(0, 10)],
    ['/feeds/club/posts?$offset=40&$limit=30', { meta: { maxResults: 30 }, items: posts.slice(40) }],
    ['/feeds/club/posts?$limit=500', { meta: { maxResults: 30 }, items: posts.slice(0, 30) }],
    ['/nothing', undefined],
    ['/posts/x', undefined],
  ])('as a list, page by page with its limits, and with nothing for any other path: %s', (path, answer) => {
    expect(answerPosts(posts, path)).toEqual(answer);
  });

  test('an embedded integration as one workspace', () => {
    const { pathname } = new URL(embedUrl('https://a.example/1', 'town', 'valley'));
    expect(answerPosts(posts, pathname)).toMatchObject({ feedIds: ['my-posts'] });
  });

  test('so that the elements read all of them', async () => {
    const fetch = async (url: string): Promise<Response> =>
      Response.json(answerPosts(posts, url.slice('https://a.example'.length)));
    const ask = shareRequests(createClient(fetch));
    const { signal } = new AbortController();
    const options = { baseUrl: 'https://a.example', timeoutMs: 1000 };
    const feed = feedPosts(ask, ['a'], { ...options, pageSize: 30, maxPosts: Infinity });
    const first = await feed.load(signal);
    expect(first.posts.map(({ title }) => title)).toEqual(posts.slice(0, 30).map(({ title }) => title));
    expect((await feed.loadMore(signal)).posts).toHaveLength(15);
    const newest = mergedPublicPosts(ask, ['a'], { ...options, limit: 3 });
    expect((await newest.load(signal)).posts).toHaveLength(3);
  });
});
