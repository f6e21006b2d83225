import { describe, expect, it } from 'vitest';
import { startService } from '../../../../demo/service/start-service.ts';
import { isObject, itemsOf, useService } from '../service.ts';

const { get, getJson, service } = useService();
const endpoints = ['posts', 'public-posts'];
const traceForm = (statusCode: number, path: string) => ({
  traceId: expect.any(String),
  message: expect.any(String),
  path,
  timestamp: expect.stringMatching(/\.\d{3}Z$/),
  statusCode,
});

describe.each(endpoints)('troubles of /%s', (endpoint) => {
  const path = (feed: string) => `/feeds/${feed}~${endpoint}/${endpoint}`;
  const statuses = async (feed: string, count: number) => {
    const given: number[] = [];
    while (given.length < count) given.push((await get(path(feed))).status);
    return given;
  };

  it.each([403, 404, 413, 429, 500])('%i comes in the trace form', async (status) => {
    const answer = await get(path(`trouble-${status}`));
    expect([answer.status, await answer.json()]).toEqual([status, traceForm(status, path(`trouble-${status}`))]);
  });

  it.each([
    [403, 'forbidden'],
    [500, 'internal'],
  ])('%i comes in the nested form where the id says so', async (status, type) => {
    const answer = await get(path(`trouble-${status}-nested`));
    expect([answer.status, await answer.json()]).toEqual([status, { error: { message: expect.any(String), type } }]);
  });

  it.each([
    ['429', '1', true],
    ['429-long', '3600', true],
    ['429-hidden', expect.any(String), false],
  ])('a limit names the wait in seconds, a long one or none that may be read: %s', async (id, wait, isExposed) => {
    const { status, headers } = await get(path(`trouble-${id}`));
    expect([status, headers.get('retry-after')]).toEqual([429, wait]);
    expect(headers.has('access-control-expose-headers')).toBe(isExposed);
  });

  it('a limit names the wait as a date, two seconds ahead', async () => {
    const before = Date.now();
    const answer = await get(path('trouble-429-date'));
    const wait = Date.parse(answer.headers.get('retry-after') ?? '') - before;
    expect(wait).toBeGreaterThanOrEqual(1000);
    expect(wait).toBeLessThan(4000);
    expect((await get(path('trouble-429-date'))).status).toBe(200);
  });

  it('passes after as many failures as the id says, counted for each suffix alone', async () => {
    expect(await statuses('trouble-429-then-fine', 3)).toEqual([429, 200, 200]);
    expect(await statuses('trouble-500-then-fine', 4)).toEqual([500, 500, 200, 200]);
    expect((await get(`/feeds/trouble-429-then-fine~other-${endpoint}/${endpoint}`)).status).toBe(429);
  });

  it('an answer may be no JSON, or half of it', async () => {
    const answers = await Promise.all(['trouble-html', 'trouble-502-html'].map((feed) => get(path(feed))));
    expect(answers.map(({ status }) => status)).toEqual([200, 502]);
    for (const { headers } of answers) expect(headers.get('content-type')).toContain('text/html');
    const truncated = await get(path('trouble-truncated'));
    expect(truncated.status).toBe(200);
    await expect(truncated.json()).rejects.toThrow(SyntaxError);
  });

  it('an answer may be JSON of the wrong shape, and a trouble that does not exist is an unknown workspace', async () => {
    for (const id of ['nonsense', 'constructor']) expect((await get(path(`trouble-${id}`))).status).toBe(404);
    expect(await getJson(path('trouble-null'))).toBeNull();
    const object = await getJson(path('trouble-object'));
    expect(isObject(object) && (endpoint === 'public-posts' || isObject(object['items']))).toBe(true);
  });

  it('rubbish holds one good post, what is half broken eight with some text, and half of the undated have a date', async () => {
    const rubbish = JSON.stringify(await getJson(path('trouble-rubbish')));
    expect(rubbish.split('the one good post')).toHaveLength(2);
    const posts = itemsOf(await getJson(path('trouble-half-broken')));
    const texts = posts.map((post) => post[endpoint === 'posts' ? 'text' : 'postText']);
    expect(texts.filter((text) => typeof text === 'string' && text.length > 5)).toHaveLength(8);
    const undated = itemsOf(await getJson(path('trouble-undated')));
    expect(undated.filter((post) => 'publishDate' in post || 'publishedDate' in post)).toHaveLength(5);
  });

  it('broken images answer 404', async () => {
    const text = JSON.stringify(await getJson(path('trouble-broken-images')));
    const [source] = /http[^"]+missing[^"]+/.exec(text) ?? [];
    expect((await fetch(String(source))).status).toBe(404);
  });

  it('hostile posts are thirty, each with a number of its own that its attack would leave behind', async () => {
    const query = endpoint === 'posts' ? '$limit' : 'limit';
    const posts = itemsOf(await getJson(`${path('trouble-hostile')}?${query}=30`));
    expect(posts).toHaveLength(30);
    posts.forEach((post, index) => expect(JSON.stringify(post)).toContain(`__hacked='${index + 1}'`));
    expect(itemsOf(await getJson(`${path('trouble-hostile')}?$offset=30`))).toHaveLength(endpoint === 'posts' ? 0 : 10);
  });

  it('a reset ends the request without an answer, and a slow workspace answers in its own time', async () => {
    await expect(get(path('trouble-reset'))).rejects.toThrow(TypeError);
    const before = performance.now();
    expect((await get(path('trouble-slow-60'))).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(55);
  });
});

it('of the troubles of paging, one fails at the second page, and one has the first at every page', async () => {
  expect((await get('/feeds/trouble-second-page-500/posts')).status).toBe(200);
  expect((await get('/feeds/trouble-second-page-500/posts?$offset=10')).status).toBe(500);
  const first = await getJson('/feeds/trouble-repeats/posts');
  expect(itemsOf(first)).toHaveLength(10);
  expect(await getJson('/feeds/trouble-repeats/posts?$offset=10')).toEqual(first);
});

describe('a workspace that never answers', () => {
  it('does not keep the service from closing', async () => {
    const own = await startService();
    const [silent, slow] = ['silent', 'slow'].map((name) => fetch(`${own.url}/feeds/trouble-${name}/posts`));
    const ends = Promise.allSettled([silent, slow]);
    while (own.requests().length < 2) await fetch(`${own.url}/_requests`);
    const before = performance.now();
    await own.close();
    expect(performance.now() - before).toBeLessThan(1000);
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('leaves all others answering', async () => {
    const stop = new AbortController();
    const silent = fetch(`${service().url}/feeds/trouble-silent/posts`, { signal: stop.signal });
    expect((await get('/feeds/choir/posts')).status).toBe(200);
    stop.abort();
    await expect(silent).rejects.toThrow('aborted');
  });
});
