import type { Page } from '@playwright/test';
import { CARD_ATTRIBUTES } from '../../src/card/card-attributes.ts';
import { FEATURE_ATTRIBUTES } from '../../src/features/descriptors.ts';
import type { FeedState } from '../../src/feed/feed-state.ts';
import type { RenderedWidget, WidgetName } from '../../src/server/index.ts';
import type { Attribute } from '../../src/settings/attributes.ts';
import type { WsFeed } from '../../src/widgets/ws-feed.ts';
import { renderWidget, SCRIPT } from '../support/built-server.ts';
import { Gate } from '../support/gate.ts';
import { hasTurn, some } from '../support/deep.ts';
import { twoFrames } from '../support/two-frames.ts';
import { type KeptNodes, keptNodes, postRequests, untilTaken, watchHandover } from '../support/watch-handover.ts';
import { expect, test as base } from './fixtures.ts';
import { fonts } from './hosted.ts';
import hydrated from './hydrated.json' with { type: 'json' };
import { DESIGN_NAMES, LAYOUT_NAMES } from '../support/names.ts';

type Settings = Readonly<Record<string, unknown>>;

interface Fixtures {
  /** Renders an element of the service, as a server does for an English page. */
  render(name: WidgetName, settings: Settings, options?: Settings): Promise<RenderedWidget>;
  /** Opens what a server rendered, adds the script, and resolves to what happened to it. */
  handOver(html: string, state?: FeedState): Promise<KeptNodes & { urls: readonly string[] }>;
}

const addScript = (page: Page): Promise<unknown> => page.addScriptTag({ type: 'module', url: '/dist/ws-widgets.js' });

const test = base.extend<Fixtures>({
  render: async ({ service }, use) => {
    await use((name, settings, options) =>
      renderWidget(name, { baseUrl: service.url, ...settings } as never, { lang: 'en', ...options }),
    );
  },
  handOver: async ({ page, open }, use) => {
    await use(async (html, state) => {
      const urls = postRequests(page);
      await watchHandover(page);
      // What moves before the script is added is not counted.
      await open(html, { head: `<style>${fonts}</style>` });
      await page.evaluate(() => document.fonts.ready); // with fonts of the machine, a date may need another line
      await twoFrames(page);
      const { shift } = await keptNodes(page);
      await addScript(page);
      await untilTaken(page, state);
      const kept = await keptNodes(page);
      return { urls, ...kept, shift: kept.shift - shift };
    });
  },
});

const cardsOf = (page: Page): Promise<number> => page.locator('ws-feed article').count();

/** The width of a date changes when it is written as a relative one, which moves its start by fractions of a pixel. */
const DATES_SHIFT = 0.001;

/** How much a layout may move. */
const SHIFTS: Readonly<Record<string, number>> = {
  masonry: Infinity, // a grid until the script places the cards: only the browser knows how high they are
};

type Case = readonly [name: WidgetName, settings: Settings, options?: Settings];

/** Values of an attribute other than its default; none for lists of words, such as `hide`, and for free text. */
const settingsOf = ({ values = [], isList, fallback, min }: Attribute): readonly unknown[] =>
  isList ? [] : values.length > 0 ? values.slice(1) : fallback === false ? [true] : min ? [min] : [];

/** An owner's card, with text before and after elements for what some posts do not have. */
const OWN_CARD = `<template slot="card">
  <h3 class="a b" data-ws-if="title" data-ws-text="title"></h3>
  <img data-ws-src="media.0.src" alt="" width="40" height="40">
  <div data-ws-if="text" data-ws-html="text"></div>
  <p data-ws-if="action"><a data-ws-href="action.url" data-ws-text="action.label"></a></p>
  <small data-ws-if="publishedAt" data-ws-text="publishedAt"></small><!-- as it is -->
</template>`;

/** What else an attribute needs to have an effect. */
const OPTIONS: Readonly<Record<string, Settings>> = { cards: { fallback: OWN_CARD } };

/** Each attribute of cards and features, except for `consent`, which displays no posts. */
const LOOKS = Object.entries<Attribute>({ ...CARD_ATTRIBUTES, ...FEATURE_ATTRIBUTES }).flatMap(([name, attribute]) =>
  (name === 'consent' ? [] : settingsOf(attribute)).map((value): [string, Case] => [
    `${name} = ${String(value)}`,
    ['ws-feed', { feedId: 'software museum', [name]: value }, OPTIONS[name] ?? {}],
  ]),
);

const LINKED = { styles: '/dist/ws-widgets.css' };

/** Each is on a page of its own, so that nothing depends on what another element has loaded. */
const CASES: Readonly<Record<string, Case>> = {
  ...(hydrated as unknown as Readonly<Record<string, Case>>),
  ...Object.fromEntries(LOOKS),
  ...Object.fromEntries(
    DESIGN_NAMES.flatMap((design): [string, Case][] => [
      [`the design ${design}`, ['ws-feed', { feedId: 'bakery club', layout: 'grid', lines: 0, design }]],
      [`${design} by a link`, ['ws-feed', { feedId: 'bakery club', layout: 'grid', lines: 2, design }, LINKED]],
    ]),
  ),
  ...Object.fromEntries(
    LAYOUT_NAMES.map((layout): [string, Case] => [
      `cards of the page, as ${layout}`,
      ['ws-feed', { feedId: 'bakery', layout, cards: 'page', search: true }, { fallback: OWN_CARD }],
    ]),
  ),
  'cards of the page with all that is added to them': [
    'ws-feed',
    { feedId: 'bakery', cards: 'page', share: true, utm: 'source=site', lightbox: true },
    { fallback: OWN_CARD.replace('<img', '<img part="image"') },
  ],
};

for (const [i, [title, [name, settings, options]]] of Object.entries(CASES).entries()) {
  test(
    `each node that was rendered stays, without a request: ${title}`,
    { tag: hasTurn(i, 8) ? [] : ['@deep'] },
    async ({ render, handOver, complaints }) => {
      const { html, posts } = await render(name, settings, options);
      const { urls, count, lost, shift } = await handOver(html, posts.length > 0 ? 'ready' : 'empty');
      expect(count).toBeGreaterThan(5);
      expect(lost).toEqual([]);
      expect(shift).toBeLessThan(Math.max(DATES_SHIFT, SHIFTS[String(settings['layout'])] ?? 0));
      expect(urls).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

for (const layout of some(LAYOUT_NAMES)) {
  test(`a hydrated ${layout} has relative dates, and loads more`, async ({ page, render, handOver, complaints }) => {
    const settings = { feedId: 'bakery', layout, share: true, search: true, cache: 'session' };
    const { urls, count, lost, shift } = await handOver((await render('ws-feed', settings)).html);
    expect(count).toBeGreaterThan(100);
    expect(lost).toEqual([]);
    expect(shift).toBeLessThanOrEqual(SHIFTS[layout] ?? 0);
    expect(urls).toEqual([]);
    await expect(page.locator('ws-feed time').first()).toHaveText(/ago|yesterday|now/);
    await page.evaluate(() => document.querySelector<WsFeed>('ws-feed')?.loadMore());
    expect(await cardsOf(page)).toBe(20);
    expect(urls).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
}

test('a film is asked for with CORS where a script can ask again', async ({ page, render, handOver }) => {
  const film = { type: 'video', src: 'https://a.test/a.mp4', tracks: [{ kind: 'captions', src: 'https://a.test/b' }] };
  const prepareItems = async ([item]: object[]) => void Object.assign(item ?? {}, { mediaImageUrls: [film] });
  const { html } = await render('ws-feed', { feedId: 'bakery' }, { prepareItems });
  expect([(await handOver(html)).lost, html.includes('crossorigin=')]).toEqual([[], false]);
  await page.locator('ws-feed video').hover();
  await expect(page.locator('ws-feed video[crossorigin]:has(track)')).toBeVisible();
});

test('an image that failed before the script leaves no hole', async ({ page, open, render }) => {
  const { html } = await render('ws-feed', { feedId: 'bakery' });
  await page.route(/pictures/, (route) => route.abort());
  await open(html, { head: '' });
  const image = page.locator('ws-feed article img').first();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  await addScript(page);
  await untilTaken(page);
  await expect(page.locator('ws-feed article').first().locator('img')).toHaveCount(0);
});

test('focus and selection stay, and what was rendered can be pressed', async ({ page, open, render }) => {
  const { html } = await render('ws-feed', { feedId: 'bakery' });
  await open(html, { head: '' });
  const select = () => {
    const part = document.querySelector('ws-feed')?.shadowRoot?.querySelector('[part=text]') as Element;
    const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode() as Text;
    getSelection()?.setBaseAndExtent(text, 2, text, 9);
  };
  await page.locator('ws-feed a[part=link]').first().focus();
  await page.evaluate(select);
  const read = () => ({
    focused: document.querySelector('ws-feed')?.shadowRoot?.activeElement?.id,
    selected: String(getSelection()),
  });
  const before = await page.evaluate(read);
  await addScript(page);
  await untilTaken(page);
  expect(await page.evaluate(read)).toEqual(before);
  expect(before.focused).toBe('n1-link');
  await page.locator('ws-feed [part=more]').click();
  await expect.poll(() => cardsOf(page)).toBe(20);
});

test('markup that was altered on its way is rendered again, once', async ({ page, open, render, complaints }) => {
  const { html } = await render('ws-feed', { feedId: 'bakery' });
  const altered = [
    html.replaceAll(/<!--.*?-->/g, ''),
    html.replaceAll(/<time([^]*?)<\/time>/g, '<font><time$1</time></font>'),
    html.replace(/<article[^]*?<\/article\s*>/, ''),
    html
      .replaceAll('<img part="image" loading="lazy"', '<img part="image" data-lazy')
      .replaceAll(' src="', ' data-src="'),
    html.replace('data-lang="en"', 'data-lang="fr"'),
    html.replaceAll(/\s+/g, ' '),
  ];
  const urls = postRequests(page);
  for (const one of altered) {
    expect(one).not.toBe(html);
    await open(one, { head: SCRIPT });
    await untilTaken(page);
    const counts = ['article', '.root', 'font', 'img:not([src])'].map((one) => page.locator(`ws-feed ${one}`).count());
    expect(await Promise.all(counts)).toEqual([10, 1, 0, 0]);
  }
  expect(urls).toEqual([]);
  expect(complaints).toEqual([]);
});

test('plain texts have the white space again that an optimizer took', async ({ page, open, render, complaints }) => {
  const { html } = await render('ws-feed', { feedId: 'hall', pageSize: 30, layout: 'grid' });
  const read = async (markup: string): Promise<string[]> => {
    await open(markup, { head: SCRIPT });
    await untilTaken(page);
    return page.locator('ws-feed article > [part=text]:not([data-prose])').allTextContents();
  };
  const texts = await read(html);
  expect(texts.filter((text) => text.includes('\n')).length).toBeGreaterThan(2);
  const [root = '', given = ''] = html.split('</template>'); // an optimizer does not change JSON
  const minified = root.replaceAll(/\s+/g, ' ').replaceAll(/ (?=<[^!])/g, '');
  expect(await read(`${minified}</template>${given}`)).toEqual(texts);
  expect(complaints).toEqual([]);
});

test('consent is asked for in what was rendered: its button waits for the script', async ({ page, open, render }) => {
  const modules = await Gate.on(page, '**/dist/handover-*.js');
  const { html } = await render('ws-feed', { feedId: 'bakery', consent: 'click' });
  const urls = postRequests(page);
  await watchHandover(page);
  const waiting = page.waitForRequest('**/dist/handover-*.js');
  const opening = open(html, { head: SCRIPT }); // in Firefox, a page is not loaded before its imports are
  await waiting;
  expect(await page.evaluate(() => document.querySelector('ws-feed')?.matches(':defined'))).toBe(true);
  await expect(page.locator('[part=consent]')).toBeVisible();
  const button = page.locator('[part=consent-button]');
  await expect(button).toBeHidden();
  await modules.open();
  await opening;
  await untilTaken(page, 'idle');
  await expect(button).toBeVisible();
  expect((await keptNodes(page)).lost).toEqual([]);
  expect(urls).toEqual([]);
  await button.click();
  await expect(page.locator('article')).toHaveCount(10);
});
