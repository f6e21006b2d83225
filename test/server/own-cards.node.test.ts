import { describe, expect, test } from 'vitest';
import { breakDelimiters, MARKS } from '../../src/content/text/break-delimiters.ts';
import { escapeHtml, renderAttributes } from '../../src/server/html.ts';
import { renderWidget } from '../../src/server/index.ts';
import { PAYLOADS } from '../hostile/payloads.ts';
import { hasTurn } from '../support/deep.ts';
import { elementsIn } from '../support/elements-in.ts';
import { hostileItem } from '../support/hostile-posts.ts';
import { OWN_TEMPLATE } from '../support/own-template.ts';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { envelopeOf, itemOf, shadowIn } from './rendered.ts';
import says from './own-cards.json' with { type: 'json' };

const render = (card: string, items: readonly unknown[] = [itemOf(1)], settings = {}, around = '') =>
  renderWidget('ws-feed', { baseUrl: 'https://api.test', feedId: 'a', cards: 'page', ...settings } as never, {
    lang: 'en',
    fallback: `${around}<template slot="card">${card}</template>`,
    fetch: async () => Response.json(envelopeOf(items)),
  });

/** The cards in the page, without the other content of their element. */
function cardsIn(html: string): string[] {
  const [, content = ''] = /<\/script>(<div data-ws-post[^]*<\/div>)[^]*<template [^>]*slot="card">/.exec(html) ?? [];
  return content.split(/(?=<div data-ws-post)/).filter(Boolean);
}

const HOLDER = renderAttributes(MARKS);

const cardOf = async (card: string, item: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { html, error } = await render(card, [{ ...itemOf(1), ...item }]);
  expect(error).toBeUndefined();
  return cardsIn(html)[0]?.replace(/^<div data-ws-post slot="post-1"[^>]*>([^]*)<\/div>$/, '$1') ?? '';
};

describe('an owner’s template in what a server renders', () => {
  test('is filled in for each post, and displayed by a slot in its card', async () => {
    const { html } = await render('<p data-ws-text="text"></p>', [itemOf(1), itemOf(2)]);
    expect(cardsIn(html)).toEqual([
      `<div data-ws-post slot="post-1"${HOLDER}><p data-ws-text="text" dir="auto">Words 1</p></div>`,
      `<div data-ws-post slot="post-2"${HOLDER}><p data-ws-text="text" dir="auto">Words 2</p></div>`,
    ]);
    expect(shadowIn(html).match(/(?<=<article[^>]*>(?:<!--.*?-->)*<slot name=")[\w-]+/g)).toEqual(['post-1', 'post-2']);
    expect(html).toContain('<template slot="card"><p data-ws-text="text"></p></template></ws-feed>');
  });

  test.each(says as [string, string, string][])('says %s', async (_, card, expected) => {
    expect(await cardOf(card, { evil: 'javascript:alert(1)' })).toBe(expected);
  });

  test('has prose, and nothing else of markup, with no class, id or name', async () => {
    const evil =
      '<p id="a" class="b" style="c" onclick="d" title="a<script>">Fine</p><script>e</script><img src=x onerror=f><a href="//x" name="g">A</a><a href="https://b.test/">B</a>';
    expect(await cardOf('<div data-ws-html="text"></div>', { postText: evil })).toBe(
      '<div data-ws-html="text" dir="auto"><p title="a&#x3C;script&gt;">Fine</p><a href="https://x/" rel="noopener nofollow ugc" target="_blank" aria-description="opens in a new tab">A</a><a href="https://b.test/" rel="noopener nofollow ugc" target="_blank" aria-description="opens in a new tab">B</a></div>',
    );
  });

  test('has nothing that a framework of the page takes for a template or a formula, in its answer neither', async () => {
    const text = '{{x}} ${y} $$z$$ [[a]] \\(b\\) <%= c %>';
    const card =
      '<p data-ws-text="text"></p><img data-ws-alt="text"><a data-ws-href="url">{{own}}</a><style>p{}</style><i class="{{own}}"></i>';
    const { html } = await render(card, [{ ...itemOf(1), postText: text, postUrl: 'https://b.test/?{{x}}' }]);
    const broken = breakDelimiters(text);
    expect(cardsIn(html)[0]).toContain(`<p data-ws-text="text" dir="auto">${escapeHtml(broken)}</p>`);
    expect(cardsIn(html)[0]).toContain(`alt="${escapeHtml(broken).replaceAll('&lt;', '&#x3C;')}"`);
    expect(cardsIn(html)[0]).toContain('href="https://b.test/?%7B%7Bx%7D%7D"');
    expect(cardsIn(html)[0]).toContain('<style>p{}</style><i class="{{own}}"></i>');
    const [, json = ''] = /<script type="application\/json"[^>]*>([^<]*)/.exec(html) ?? [];
    expect(json).not.toMatch(/\{\{|\$\{|\$\$|\[\[|\\\(|<%/);
    expect(JSON.parse(json)).toMatchObject({ items: [{ postText: text }] });
  });

  test.each(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'])(
    'has no word of a post in a <%s>, where it would be markup',
    async (tag) => {
      const card = `<${tag} data-ws-text="text"></${tag}><${tag} data-ws-html="text"></${tag}>`;
      expect(await cardOf(card, { postText: `</${tag}><b>x</b><img src=x onerror=alert(1)>` })).toBe(card);
    },
  );

  test('loads no image before it is asked for with `images: "click"`', async () => {
    const { html } = await render('<img data-ws-src="media.0.src" alt="">', [itemOf(1)], { images: 'click' });
    expect(cardsIn(html)).toEqual([
      `<div data-ws-post slot="post-1"${HOLDER}><img data-ws-src="media.0.src" alt="" referrerpolicy="no-referrer" data-held="https://pictures.test/1.png"></div>`,
    ]);
  });
});

const OWN_TAGS = /^(script|style|xmp|noscript|link|base|form|textarea|select|input|video|audio|img|svg)$/;

/** The faults of an element that a payload could have caused. */
function faultsIn({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  const isOwn = attrs.some(({ name }) => name.startsWith('data-ws-'));
  const faults = attrs.flatMap(({ name, value }) => {
    const leads = /^(href|src)$/.test(name) && !/^(https?:\/\/|mailto:[^?]+$)/.test(value);
    return /^(on.*|id|name|style|srcdoc|formaction)$/.test(name) || leads ? [`${tagName} ${name}="${value}"`] : [];
  });
  return OWN_TAGS.test(tagName) && !isOwn && tagName !== 'svg' ? [...faults, tagName] : faults;
}

// The two shapes with a payload in all fields: half of the payloads each, by turns, all in the deep run. A browser has all shapes.
test.each(['request', 'within'] as const)(
  'no payload makes an element or attribute of its own: %s',
  async (shape) => {
    const payloads = PAYLOADS.filter((_, i) => hasTurn(shape === 'request' ? i : i + 1, 2));
    for (let i = 0; i < payloads.length; i += 30) {
      const items = payloads.slice(i, i + 30).map((payload) => hostileItem(shape, payload));
      const { html } = await renderWidget(
        'ws-public-posts',
        { baseUrl: 'https://api.test', feedId: 'a', limit: 30, cards: 'page' },
        { lang: 'en', fallback: OWN_TEMPLATE, fetch: async () => Response.json(items) },
      );
      const cards = parseFragment(cardsIn(html).join(''));
      expect(cards.childNodes.map(({ nodeName }) => nodeName)).toEqual(items.map(() => 'div'));
      expect([...elementsIn(cards)].flatMap(faultsIn)).toEqual([]);
    }
  },
  120_000,
);
