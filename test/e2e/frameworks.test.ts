import type { Page } from '@playwright/test';
import { renderWidget } from '../support/built-server.ts';
import type { HostSite } from '../support/host-site.ts';
import { fc, holds } from '../support/property.ts';
import { moduleTag, pageOf } from './hosted.ts';
import { expect, test } from './fixtures.ts';
import frameworks from './frameworks.json' with { type: 'json' };

// The ten most used frameworks that read a page's own DOM: each runs what the page wrote, and must not run what a post says.

/** `runs` is text that runs `CODE`. `start` starts a framework in `app` once posts are there, if it does not watch the page. */
type Framework = Readonly<{ name: string; files: string[]; runs: string; root?: string; start?: string }>;
const FRAMEWORKS: readonly Framework[] = frameworks;

const payloadOf = ({ name, runs }: Framework, who: string): string =>
  runs.replaceAll('CODE', `window.${who}_${name}=1`);
const PAYLOADS = FRAMEWORKS.map((framework) => payloadOf(framework, 'post'));

const SCRIPTS = FRAMEWORKS.flatMap(({ files }) => files)
  .map((file) => `<script src="/node_modules/${file}"></script>`)
  .join('');

const TEMPLATE = `<template slot="card"><h3 data-ws-text="title"></h3><div data-ws-html="text"></div>
  <a data-ws-href="url" data-ws-text="author"></a><img data-ws-src="media.0.src" data-ws-alt="title"></template>`;

/** The same feed in an element for each framework, beside a payload that the page itself wrote. */
const bodyOf = (feed: string): string =>
  FRAMEWORKS.map((one) => `<div id="${one.name}" ${one.root ?? ''}>${feed}<p>${payloadOf(one, 'page')}</p></div>`).join(
    '',
  );

const itemsOf = (texts: readonly string[]): object[] =>
  texts.map((said, i) => ({
    postId: `${i}${said}`,
    header: `Post ${said}`,
    postText: `<p title='${said}' lang='${said}'>${said}</p>`,
    postUrl: `https://posts.test/?${said}`,
    author: said,
  }));

/** The payloads of posts that ran, or that are links that would run, once all payloads of the page have run. */
async function ranIn(page: Page): Promise<string[]> {
  const find = () =>
    page.evaluate(() => {
      const links = [...document.links].map(({ href }) => href.replace(/^javascript:window\.|=1$/g, ''));
      return [...Object.keys(window), ...links].filter((name) => /^(page|post)_/.test(name));
    });
  for (const { name, start } of FRAMEWORKS)
    if (start) await page.evaluate(`{ const app = document.getElementById('${name}'); ${start} }`);
  await expect.poll(find).toEqual(expect.arrayContaining(FRAMEWORKS.map(({ name }) => `page_${name}`)));
  return (await find()).filter((name) => name.startsWith('post'));
}

type Reader = (page: Page, items: readonly object[]) => Promise<{ readonly head: string; readonly feed: string }>;

const SETTINGS = { baseUrl: 'https://api.test', feedId: 'a', pageSize: 30, cards: 'page' } as const;
const READERS: Readonly<Record<string, Reader>> = {
  'in cards of the page': async (page, items) => {
    await page.route(`${SETTINGS.baseUrl}/**`, (route) =>
      route.fulfill({ json: { items }, headers: { 'access-control-allow-origin': '*' } }),
    );
    const feed = `<ws-feed feed-id="a" page-size="30" cards="page" loading="eager">${TEMPLATE}</ws-feed>`;
    return { head: moduleTag(SETTINGS.baseUrl), feed };
  },
  'that a server printed': async (_, items) => {
    const fetch = async (): Promise<Response> => Response.json({ items });
    const { html } = await renderWidget('ws-feed', SETTINGS, { fallback: TEMPLATE, fetch });
    return { head: '', feed: html };
  },
};

/** What texts have besides payloads: halves of delimiters, and what may come between them. */
const PIECES =
  '{ } {{ }} [[ ]] \\( \\) $ $$ % <!-- --> <b></b> <wbr> <br> &#123; &lcub; &#x5c; &dollar; \u2060 \u200b \ufeff';
const anyTexts = fc.array(
  fc
    .array(fc.constantFrom(...PIECES.split(' '), ...PAYLOADS), { minLength: 1, maxLength: 9 })
    .map((all) => all.join('')),
  { minLength: 10, maxLength: 30 },
);

for (const [where, read] of Object.entries(READERS)) {
  const tryTexts = async (page: Page, site: HostSite, texts: readonly string[]): Promise<void> => {
    const items = itemsOf(texts);
    const { head, feed } = await read(page, items);
    site.setPage(pageOf(SCRIPTS + head, bodyOf(feed)));
    await page.goto(site.url);
    await expect(page.locator('[data-ws-post] h3')).toHaveCount(FRAMEWORKS.length * items.length);
    expect(await ranIn(page)).toEqual([]);
  };

  test(`ten frameworks run nothing of a post ${where}`, ({ page, site }) => tryTexts(page, site, PAYLOADS));

  test(`ten frameworks run nothing of any post ${where}`, { tag: '@deep' }, ({ page, site }) =>
    holds(
      fc.asyncProperty(anyTexts, (texts) => tryTexts(page, site, texts)),
      20,
    ),
  );
}
