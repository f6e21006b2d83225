import { describe, expect, test } from 'vitest';
import { addUtm, readUtm } from '../../src/features/utm-links/utm-links.ts';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { change, until } from '../page/wait.ts';
import writtenUtm from './written-utm.json' with { type: 'json' };

const read = (written: string): { utm: object; fits: boolean } => {
  let fits = true;
  const utm = readUtm(written, () => (fits = false));
  return { utm, fits };
};

describe('what an owner writes', () => {
  test.each(writtenUtm)('$written', ({ written, ...expected }) => expect(read(written)).toEqual(expected));
});

describe('a link', () => {
  const utm = { utm_source: 'site', utm_medium: 'a b&c=d#é"<\ud800' };
  const medium = 'utm_medium=a%20b%26c%3Dd%23%C3%A9%22%3C%EF%BF%BD';

  test.each([
    ['https://example.com/', `https://example.com/?utm_source=site&${medium}`],
    ['https://example.com/?a=%20+%2B&b#frag?x', `https://example.com/?a=%20+%2B&b&utm_source=site&${medium}#frag?x`],
    ['https://example.com/?utm_source=mine', `https://example.com/?utm_source=mine&${medium}`],
    ['https://example.com/?utm%5Fsource=mine&utm_medium', 'https://example.com/?utm%5Fsource=mine&utm_medium'],
    ['https://example.com/?#f', `https://example.com/?utm_source=site&${medium}#f`],
  ])('%s', (href, expected) => expect(addUtm(href, utm)).toBe(expected));
});

const POST = item('p', {
  postText: 'See https://example.com/posts/1 and https://example.com/text',
  postUrl: 'https://example.com/posts/1',
  ctaLink: { label: 'Order', url: 'https://example.com/order?a=1#now' },
});
const UTM = 'source=site';

const hrefsOf = (feed: Element): string[] =>
  [...partOf(feed, 'feed').querySelectorAll('a')].map(({ href }) => href).sort();

describe('utm', () => {
  test('is added to the permalink and the action, and to no link in the text', async () => {
    const feed = await mountItems([POST], { utm: UTM });
    expect(hrefsOf(feed)).toEqual([
      'https://example.com/order?a=1&utm_source=site#now',
      'https://example.com/posts/1',
      'https://example.com/posts/1?utm_source=site',
      'https://example.com/text',
    ]);
    const clicks = recordEvents('ws-post-click');
    feed.addEventListener('ws-post-click', (event) => event.preventDefault());
    partOf(feed, 'link').click();
    expect(clicks[0]?.detail.url).toBe('https://example.com/posts/1?utm_source=site');
    expect(feed.posts[0]?.url).toBe('https://example.com/posts/1');
  });

  test('is added to the same links of a template, and to no other', async () => {
    const feed = await mountItems([POST], { utm: UTM });
    feed.innerHTML = `<template slot="card"><a data-ws-href="url">x</a><a href="https://example.com/posts/1">own</a><a data-ws-href="feedImageUrl">y</a></template>`;
    await until(() => partsOf(feed, 'text').length === 0, 'no card of its own');
    expect(hrefsOf(feed)).toEqual(['https://example.com/posts/1', 'https://example.com/posts/1?utm_source=site']);
  });

  test('that is written wrong is one line in the console, and what fits is used', async () => {
    const warnings = recordConsole('warn');
    const feed = await mountItems([POST, item('q', { postUrl: 'https://example.com/q' })], { utm: 'site,medium=feed' });
    await change(feed, { theme: 'dark' });
    expect(warnings).toEqual([expect.stringContaining('Invalid value "site,medium=feed" for "utm"')]);
    const links = partsOf(feed, 'link') as HTMLAnchorElement[];
    expect(links.map(({ search }) => search)).toEqual(['?utm_medium=feed', '?utm_medium=feed']);
  });
});
