import type { Page } from '@playwright/test';
import { renderWidget } from '../support/built-server.ts';
import { serve } from '../support/serve.ts';
import { moduleTag, pageOf } from './hosted.ts';
import { expect, test } from './fixtures.ts';

// What the page itself wrote is run by each of these: it says so in `page`. What a post says is not.

interface Framework {
  /** The files that a page has of it. */
  readonly files: readonly string[];
  /** What of a text runs, and sets a variable. */
  readonly payload: (name: string) => string;
  /** The attributes of the element around all. */
  readonly root?: string;
  /** Starts it, once the posts are there. */
  readonly start?: string;
  /** Whether it did with a text what may run code, where a visitor has to click. */
  readonly ran?: string;
}

const code = (name: string): string => `window.${name}=1`;
const construct = (name: string): string => `{{constructor.constructor("${code(name)}")()}}`;
const link = (name: string): string => `\\href{javascript:${code(name)}}{Read more}`;
const hasLink = (name: string): string => `document.querySelector('a[href="javascript:${code(name)}"]') !== null`;

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  'petite-vue': {
    files: ['petite-vue/dist/petite-vue.iife.js'],
    payload: construct,
    root: 'v-scope',
    start: 'PetiteVue.createApp().mount()',
  },
  KaTeX: {
    files: ['katex/dist/katex.js', 'katex/dist/contrib/auto-render.js'],
    payload: (name) => `\\(${link(name)}\\) $$${link(name)}$$ \\begin{align}${link(name)}\\end{align}`,
    start: 'renderMathInElement(document.body, { trust: true, strict: false })',
    ran: 'link',
  },
  AngularJS: {
    files: ['angular/angular.js'],
    payload: construct,
    start: "angular.bootstrap(document.getElementById('app'), [])",
  },
  Vue: {
    files: ['vue/dist/vue.global.js'],
    payload: (name) => `{{_openBlock.constructor("${code(name)}")()}}`,
    start: "Vue.createApp({}).mount('#app')",
  },
  MathJax: {
    files: ['mathjax/es5/tex-chtml-full.js'],
    payload: (name) => `\\(${link(name)}\\) \\begin{align}${link(name)}\\end{align}`,
    start: 'MathJax.startup.promise.then(() => MathJax.typesetPromise())',
    ran: 'link',
  },
};

/** One of each kind each time; the others each night. */
const ALWAYS = ['petite-vue', 'KaTeX'];

const TEMPLATE = `<template slot="card"><h3 data-ws-text="title"></h3><div data-ws-html="text"></div>
  <a data-ws-href="url" data-ws-text="author"></a><img data-ws-src="media.0.src" data-ws-alt="title"></template>`;

function itemOf(payload: string): object {
  const url = `https://posts.test/?${payload}`;
  const text = `<p title='${payload}' lang='${payload}'>${payload}</p>`;
  return { postId: payload, header: payload, postText: text, postUrl: url, author: payload };
}

/** What ran of the page's own text, and of posts. */
async function ranIn(page: Page, { start = '', ran }: Framework): Promise<Record<'page' | 'post', boolean>> {
  await page.evaluate(start);
  const has = (name: string): Promise<boolean> => page.evaluate(ran ? hasLink(name) : `window.${name} === 1`);
  await expect.poll(() => has('page')).toBe(true);
  return { page: await has('page'), post: await has('post') };
}

for (const [name, framework] of Object.entries(FRAMEWORKS)) {
  const options = ALWAYS.includes(name) ? {} : { tag: '@deep' };
  const { files, payload, root = '' } = framework;
  const scripts = files.map((file) => `<script src="/node_modules/${file}"></script>`).join('');
  const around = (feed: string): string => `<div id="app" ${root}>${feed}<p>${payload('page')}</p></div>`;
  const items = [itemOf(payload('post'))];

  test(`${name} runs nothing of a post in cards of the page`, options, async ({ page, site }) => {
    const service = await serve((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify({ items })),
    );
    const feed = `<ws-feed feed-id="a" cards="page" loading="eager">${TEMPLATE}</ws-feed>`;
    site.setPage(pageOf(scripts + moduleTag(service.url), around(feed)));
    await page.goto(site.url);
    await expect(page.locator('[data-ws-post] h3')).toBeVisible();
    expect(await ranIn(page, framework)).toEqual({ page: true, post: false });
    await service.close();
  });

  test(`${name} runs nothing of a post that a server printed`, options, async ({ page, site }) => {
    const { html } = await renderWidget(
      'ws-feed',
      { baseUrl: 'https://api.test', feedId: 'a', cards: 'page' },
      { fallback: TEMPLATE, fetch: async () => Response.json({ items }) },
    );
    site.setPage(pageOf(scripts, around(html)));
    await page.goto(site.url);
    await expect(page.locator('[data-ws-post] h3')).toBeVisible();
    expect(await ranIn(page, framework)).toEqual({ page: true, post: false });
  });
}
