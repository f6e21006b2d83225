import { parse } from 'parse5';
import { beforeEach, describe, expect, test } from 'vitest';
import { useService } from '../../demo/service/service.ts';
import { elementsIn } from '../../support/elements-in.ts';
import { EDGE_URL, makeEdge, type TestEdge } from '../make-edge.ts';
import notEmbedded from './not-embedded.json' with { type: 'json' };
import { readXml } from './read-xml.ts';

const { service } = useService();
const SCRIPT_URL = 'https://cdn.example/ws-widgets@0/ws-widgets.js';

let edge: TestEdge;
beforeEach(() => void (edge = makeEdge({ baseUrl: service().url, scriptUrl: SCRIPT_URL })));

const textOf = async (path: string): Promise<string> => (await edge.get(path)).text();

const elementsOf = (html: string) => [...elementsIn(parse(html))];

/** The attributes of each element with a tag name. */
const attributesIn = (html: string, tag: string): Record<string, string>[] =>
  elementsOf(html)
    .filter(({ tagName }) => tagName === tag)
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));

const pathOf = (url = ''): string => (url.startsWith(EDGE_URL) ? url.slice(EDGE_URL.length) : expect.fail(url));

test('/widget is the element with its posts, and nothing around it', async () => {
  const html = await textOf('/widget?element=ws-feed&feed-id=bakery&page-size=2&lang=de_DE');
  expect(html).toMatch(/^<ws-feed [^>]*lang="de-DE"[^>]*><template shadowrootmode="open">/);
  expect(html).toMatch(/<\/ws-feed>$/);
  expect(html.match(/<article/g)).toHaveLength(2);
  const flags = await textOf('/widget?feed-id=bakery&limit=1&search=false&lightbox');
  expect(flags).toMatch(/^<ws-public-posts [^>]* lightbox limit="1" search="false">/); // the page's default would turn it on
});

describe('/frame', () => {
  const QUERY = '?feed-id=bakery&limit=2&lang=he&heading=%3C/title%3E%3Cscript%3Ealert(1)%3C/script%3E';

  test('is a page of its own that runs what its policy names, whatever a heading says', async () => {
    const response = await edge.get(`/frame${QUERY}`);
    const html = await response.text();
    expect(attributesIn(html, 'script')).toEqual([
      { type: 'module', src: SCRIPT_URL, crossorigin: '' },
      expect.objectContaining({ type: 'application/json' }),
      { type: 'application/ld+json' },
      {},
    ]);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|\*|script-src [^;]*https:(?!\/\/cdn\.example\/ws-widgets@0\/)/);
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+' https:\/\/cdn\.example\/ws-widgets@0\/;/);
    expect(policy.match(/style-src ([^;]+)/)?.[1]?.split(' ')).toHaveLength(attributesIn(html, 'style').length);
    expect(policy).toContain(`connect-src ${service().url};`);
  });

  test('has links to pages that work without scripts, and keep what the address says besides', async () => {
    const query = '?element=ws-feed&feed-id=bakery&more=links&page-size=3';
    const linksOf = async (path: string): Promise<string[]> =>
      attributesIn(await textOf(path), 'a').flatMap(({ rel = '', href = '' }) =>
        /^(prev|next)$/.test(rel) ? href : [],
      );
    const [next = ''] = await linksOf(`/frame${query}`);
    expect(new URLSearchParams(`${query}&ws-page=2`)).toEqual(new URLSearchParams(next));
    const [first = '', third = ''] = await linksOf(`/frame${next}`);
    expect([first, third].map((href) => new URLSearchParams(href).get('ws-page'))).toEqual([null, '3']);
    expect(await linksOf(`/widget${next}`)).toEqual(['?', '?ws-page=3']);
    const [one, two] = await Promise.all([first, next].map((href) => textOf(`/posts.json${href}`)));
    const idsOf = (json = '') => (JSON.parse(json) as { items: { id: string }[] }).items.map(({ id }) => id);
    expect(new Set([...idsOf(one), ...idsOf(two)]).size).toBe(6);
  });

  test('says where its oEmbed and its feeds are, and they are there', async () => {
    const links = attributesIn(await textOf(`/frame${QUERY}`), 'link');
    const types = ['application/json+oembed', 'application/atom+xml', 'application/feed+json'];
    expect(links.map(({ type }) => type)).toEqual(types);
    for (const { href } of links) expect((await edge.get(pathOf(href))).status).toBe(200);
  });
});

describe('/oembed', () => {
  const ask = (parameters: Record<string, string>): Promise<Response> =>
    edge.get(`/oembed?${String(new URLSearchParams(parameters))}`);
  const url = `${EDGE_URL}/frame?feed-id=bakery&heading=%22%3E%3Cscript%3E`;

  test('says how to embed a frame, as oEmbed 1.0 has it', async () => {
    const response = await ask({ url, format: 'json', maxwidth: '400', maxheight: '300', dnt: '1' });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { html, ...answer } = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 400, height: 300, title: '"><script>' });
    const elements = elementsOf(String(html)).map(({ tagName }) => tagName);
    expect(elements.filter((name) => !/html|head|body/.test(name))).toEqual(['blockquote', 'a', 'iframe']);
    const [frame] = attributesIn(String(html), 'iframe');
    expect(frame).toMatchObject({ width: '400', height: '300', title: '"><script>' });
    expect((await edge.get(pathOf(frame?.['src']))).status).toBe(200);
  });

  test.each(notEmbedded as unknown as [Record<string, string>, number][])(
    'refuses %o with %i',
    async (parameters, status) => {
      expect((await ask(parameters)).status).toBe(status);
    },
  );
});

test('/posts.atom is well-formed, and has what RFC 4287 asks for', async () => {
  const response = await edge.get('/posts.atom?feed-id=bakery&limit=5&lang=de');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const elements = readXml(await response.text());
  const inEntries = (name: string) => elements.filter(({ path }) => path === `feed entry ${name}`);
  expect(elements.at(-1)?.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'de' });
  for (const name of ['id', 'title', 'updated', 'author']) {
    expect(elements.filter(({ path }) => path === `feed ${name}`)).toHaveLength(1);
    expect(inEntries(name)).toHaveLength(5);
  }
  expect(new Set(inEntries('id').map(({ text }) => text)).size).toBe(5);
  for (const { text } of inEntries('id')) expect(text).toMatch(/^tag:127\.0\.0\.1,2026:feeds\/bakery\/posts\/./);
  for (const { text } of inEntries('updated')) expect(text).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(inEntries('content')[0]).toMatchObject({
    attributes: { type: 'html' },
    text: expect.stringMatching(/^<p>/),
  });
});

test('/posts.json is JSON Feed 1.1', async () => {
  const response = await edge.get('/posts.json?feed-id=bakery&limit=5');
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const feed = (await response.json()) as { items: Record<string, unknown>[] } & Record<string, unknown>;
  const query = '?element=ws-public-posts&feed-id=bakery&limit=5';
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/./),
    feed_url: `${EDGE_URL}/posts.json${query}`,
    home_page_url: `${EDGE_URL}/frame${query}`,
    items: { length: 5 },
  });
  // `/public-posts` sends no titles: where an author wrote one as the first line, it is the item's title.
  expect(feed.items.map(({ title }) => title)).toContain('Saturday: bread from the wood oven');
  for (const item of feed.items) {
    expect(item).toMatchObject({ id: expect.any(String), content_html: expect.any(String) });
    expect(Object.values(item)).not.toContain('');
  }
});
