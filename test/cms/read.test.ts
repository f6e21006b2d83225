import { serve } from '../support/serve.ts';
import { ANSWERS, POSTINGS, postingsIn, tagsOf } from '../conformance/structured-data.ts';
import { some } from '../support/deep.ts';
import { ageAnswers, apiRequests, expect, POST, test } from './fixtures.ts';

const FEED = '[ws_feed feed-id="club" page-size="3"]';

/** What an author wrote, and what is then displayed instead of missing posts. */
const FALLBACKS = {
  'what is between the tags': ['[ws_feed feed-id=x all-href="https://a.example"]Our <b>news</b>[/ws_feed]', 'Our news'],
  'the link to all posts': ['<p>A [ws_feed feed-id=x all-href="https://a.example/?a=1&b" all-label=More].</p>', 'More'],
  'the sentence of the settings': ['<!-- wp:ws-widgets/feed {"feedId":"x"} /-->', 'News <soon> [here].'],
} as const;

/** The time until which a page says that its answers are fresh. */
const untilOf = (html: string): number => Number(/data-until="(\d+)"/.exec(html)?.[1]);

test.describe('a visitor without scripts', () => {
  test('reads no post, and asks for none, before agreeing', async ({ publish, openPlain, service }) => {
    const url = await publish(`${FEED}\n\n[ws_feed feed-id="bakery" consent="none"]`, { consent: 'click' });
    service.clearRequests();
    const page = await openPlain(url);
    await expect(page.locator('ws-feed')).toHaveCount(2);
    await expect(page.locator('ws-feed > *')).toHaveCount(0);
    expect((await page.content()).split('<noscript>This site shows posts from 127.0.0.1.')).toHaveLength(3);
    expect(service.requests()).toEqual([]);
  });

  test('finds no hidden post, also in the source, and images as described', async ({ publish, openPlain, service }) => {
    const answer = await fetch(`${service.url}/feeds/bakery/public-posts?limit=2`);
    const [post, next] = (await answer.json()) as { postId: string; postText: string }[];
    const options = `hide-posts="${post?.postId}" alt-texts='{"${next?.postId}":"A loaf &amp; more"}'`;
    const page = await openPlain(await publish(`[ws_public_posts feed-id="bakery" limit="2" ${options}]`));
    await expect(page.locator(`ws-public-posts > ${POST}`)).toHaveCount(2);
    expect(await page.content()).not.toContain(post?.postText.slice(0, 40));
    await expect(page.getByAltText('A loaf & more')).toHaveCount(1);
  });
});

test('links lead through thirty posts, and scripts go on there', async ({ publish, openPlain, page, service }) => {
  const url = await publish('[ws_feed feed-id=made-31 page-size=12 more=links page-key=a.b]');
  const plain = await openPlain(`${url}&x={{a}}`);
  const texts: string[] = [];
  for (const name of ['Next posts', 'Next posts', 'Previous posts']) {
    texts.push(...(await plain.locator(`ws-feed > ${POST}`).allInnerTexts()));
    await plain.locator('ws-feed').getByRole('link', { name }).click();
  }
  expect(new Set(texts).size).toBe(30);
  expect(new URL(plain.url()).search).toMatch(/^\?p=\d+&x=%7B%7Ba%7D%7D&a\.b=2$/);
  service.clearRequests();
  await page.goto(plain.url());
  await expect(page.locator('ws-feed [part~=card]')).toHaveCount(12);
  await expect(page.locator('ws-feed [part~=card]').first()).toContainText(texts[12]?.split('\n')[0] ?? '?');
  expect(apiRequests(service)).toEqual([]);
});

test('structured data is what the conformance file says, unless it is turned off', async ({ publish, openPlain }) => {
  const { url: base_url, close } = await serve(({ url = '' }, it) => void it.end(ANSWERS[url.split('/')[2] ?? '']));
  const content = tagsOf('[ws_public_posts', ']');
  const page = await openPlain(await publish(content, { base_url }));
  expect(postingsIn(await page.content())).toEqual(POSTINGS);
  await expect(page.locator('ws-public-posts').first()).toContainText('Claps: 4,312');
  await expect(page.locator('a[href="https://example.com/p?utm_source=site"]')).toHaveText('Read this post');
  const without = await openPlain(await publish(content, { base_url, structured_data: 0 }));
  expect(await without.content()).not.toContain('ld+json');
  await close();
});

test('the defaults of the site and what an author writes are on the element', async ({ show, page, service }) => {
  const content = '<!-- wp:ws-widgets/feed {"feedId":"club","target":"_blank","align":"wide"} /-->';
  await show(content, { defaults: { layout: 'grid', search: 'true', target: '_self' } });
  const feed = page.locator('.alignwide > ws-feed');
  const attributes = { 'base-url': service.url, layout: 'grid', search: 'true', target: '_blank' };
  for (const [name, value] of Object.entries(attributes)) await expect(feed).toHaveAttribute(name, value);
});

const QUOTED = [
  '[ws_feed feed-id=”club” heading=„Our news“ layout=‘grid’]',
  '[ws_feed feed-id=&#8221;club&#8221; heading=&quot;Our news&quot; layout="grid"]',
  '[wswidgets_feed feed-id=‹club› heading=«&nbsp;Our news&nbsp;» layout=»grid«]',
];

test('quotes of a shortcode may be curly, as those of a pasted text are', async ({ show, page }) => {
  await show(QUOTED.join('\n\n'));
  await expect(page.locator('ws-feed[feed-id=club][heading="Our news"][layout=grid]')).toHaveCount(QUOTED.length);
});

test.describe('the service', () => {
  test('is asked once for an answer, whoever reads the page while it is kept', async ({ publish, service }) => {
    const url = await publish(FEED);
    service.clearRequests();
    await Promise.all([fetch(url), fetch(url), fetch(url)]);
    await fetch(url);
    expect(apiRequests(service)).toEqual(['/feeds/club/posts?$offset=0&$limit=3']);
  });

  test('that is down leaves the last good answer, at once', async ({ publish, wordpress, service, openPlain }) => {
    const url = await publish(FEED);
    await fetch(url);
    await service.close();
    await ageAnswers(wordpress);
    const page = await openPlain(url);
    await expect(page.locator(`ws-feed > ${POST}`)).toHaveCount(3);
    const until = await page.locator('ws-feed script[data-until]').getAttribute('data-until');
    expect(Number(until)).toBeLessThan(Date.now());
  });

  test('is not waited for where an answer is there, and renews it once, behind', async ({ publish, wordpress }) => {
    let waiting: Promise<unknown> = Promise.resolve();
    const slow = await serve((_, response) => {
      void waiting.then(() => response.writeHead(200).end('{"items":[{"id":"1","title":"Slow news"}]}'));
    });
    const url = await publish('[ws_feed feed-id="one"][ws_feed feed-id="two"]', { base_url: slow.url });
    await fetch(url);
    await ageAnswers(wordpress);
    const asked = slow.requests.length;
    let release = (): void => undefined;
    waiting = new Promise<void>((resolve) => (release = resolve));
    const started = Date.now();
    const pages = await Promise.all([url, url, url].map(async (one) => (await fetch(one)).text()));
    expect(Date.now() - started).toBeLessThan(3000); // the time after which PHP gives up on the service
    for (const html of pages) expect(html.match(/Slow news<\/span>/g)).toHaveLength(2);
    const events = [0, 1].map(() => fetch(`${wordpress.url}/wp-cron.php`)); // as a server's own timer does
    await expect.poll(() => slow.requests.length).toBeGreaterThan(asked);
    release();
    await Promise.all(events);
    await expect.poll(async () => untilOf(await (await fetch(url)).text())).toBeGreaterThan(Date.now());
    expect(slow.requests).toHaveLength(asked + 2);
    await slow.close();
  });

  for (const [name, [content, text]] of some(Object.entries(FALLBACKS))) {
    test(`that is down leaves ${name} where nothing is kept`, async ({ publish, openPlain }) => {
      const url = await publish(content, { base_url: 'http://127.0.0.1:1', fallback: 'News <soon> [here].' });
      const page = await openPlain(url);
      await expect(page.locator('ws-feed')).toHaveText(text);
      await expect(page.locator('ws-feed').getByText(text)).toBeVisible();
    });
  }

  for (const trouble of some(['silent', '500', '502-html'])) {
    test(`that answers with ${trouble} is left alone, and the page is whole`, async ({ publish, service }) => {
      const url = await publish(`[ws_feed feed-id="trouble-${trouble}"]<p>Below.</p>`);
      service.clearRequests();
      const started = Date.now();
      expect(await (await fetch(url)).text()).toContain('Below.');
      expect(Date.now() - started).toBeLessThan(15_000);
      expect(await (await fetch(url)).text()).toContain('</ws-feed>');
      expect(apiRequests(service)).toHaveLength(1);
    });
  }

  test('of an author’s own address is not asked by WordPress', async ({ publish, service }) => {
    const url = await publish(`[ws_feed feed-id="club" base-url="${service.url}"]`, { base_url: '' });
    service.clearRequests();
    expect(await (await fetch(url)).text()).toContain(`base-url="${service.url}"`);
    expect(service.requests()).toEqual([]);
  });
});
