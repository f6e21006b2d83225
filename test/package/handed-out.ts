import type { Locator, Page } from '@playwright/test';
import { FORMS } from '../../demo/snippets/forms.ts';
import { type CodeBlock, type Handout, planHandout } from '../../demo/snippets/handout/handout.ts';
import { modulePage } from '../../demo/snippets/pages/html.ts';
import { escapeText } from '../../demo/snippets/markup/print-markup.ts';
import { DEFAULT_SETTING, type Setting } from '../../demo/setting/setting.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { HOSTILE_WORDS } from '../demo/snippets/hostile-words.ts';
import { parseHtml } from '../demo/snippets/parse-html.ts';
import type { HostSite } from '../support/host-site.ts';
import { expect } from './fixtures.ts';

/** All that means something to one of the tools, where it would be seen. */
const WORDS = HOSTILE_WORDS.join(' | ').replaceAll(/[\u2028\u2029]/g, '');

const SETTING: Setting = {
  ...DEFAULT_SETTING,
  tag: 'ws-feed',
  attributes: { 'feed-id': 'bakery', 'page-size': '3', heading: WORDS },
  preset: 'paper',
  properties: { '--ws-radius': '2rem' },
  parts: { card: 'border-style: dashed' },
  slots: {
    '': `<p class="a" style="color: red">${escapeText(WORDS)}</p><a href="https://example.com/?a=1&amp;b=2">A</a> <a href="/b">B</a><pre>a\n\n  b</pre>`,
    card: '<template slot="card"><h3 part="headline" data-ws-text="text"></h3><img data-ws-src="media.0.src" alt=""></template>',
  },
};

/** What has to be the same, whoever made the element. */
export async function lookOf(feed: Locator): Promise<unknown> {
  await expect(feed.locator('article')).toHaveCount(3);
  return {
    heading: await feed.locator('[part=heading]').textContent(),
    words: await feed.locator('article [part=headline]').allTextContents(),
    card: await feed.locator('article').first().evaluate(styleOf),
    fallback: await feed.evaluate(fallbackOf),
  };
}

function styleOf(card: Element): unknown {
  const { backgroundColor, borderRadius, borderStyle } = getComputedStyle(card);
  return { backgroundColor, borderRadius, borderStyle };
}

const fallbackOf = (feed: Element): unknown =>
  [...feed.querySelectorAll(':scope > :not(template)')].map((child) => [
    child.localName,
    child.textContent,
    child.getAttribute('href'),
    child.className,
    child.getAttribute('style')?.replace(/[\s;]/g, ''),
    // A space between two links is seen.
    child.localName === 'a' && child.nextElementSibling?.localName === 'a' && child.nextSibling?.nodeValue,
  ]);

/** A card, which is handed a post by the page. */
const CARD: Setting = { ...DEFAULT_SETTING, tag: 'ws-post-card' };

const planned = (serviceUrl: string, setting = SETTING): Handout =>
  planHandout(setting, { version: packageJson.version, filesUrl: '/dist/', hashes: {}, serviceUrl }, parseHtml);

/** What the studio hands out in a form. The files lie on the site that shows it. */
export const blocksOf = (form: string, serviceUrl: string, setting = SETTING): CodeBlock[] =>
  FORMS.find(({ id }) => id === form)?.write(planned(serviceUrl, setting), {}) ?? [];

/** What the studio hands out for Hugo’s module: the configuration, the head of a layout, and the content. */
export function moduleBlocksOf(setting: Setting, serviceUrl: string): [string, string, string] {
  const [configuration = '', head = '', content = ''] = blocksOf('hugo', serviceUrl, setting).map(({ code }) => code);
  return [configuration, head, content];
}

/** The same for one post. */
export const cardBlocksOf = (form: string, serviceUrl: string): CodeBlock[] => blocksOf(form, serviceUrl, CARD);

/** What the page of HTML shows, which all others are compared with. */
export async function lookOfPage(page: Page, site: HostSite, serviceUrl: string): Promise<unknown> {
  site.setPage(`<!doctype html><link rel="icon" href="data:,">${modulePage(planned(serviceUrl))}`);
  await page.goto(site.url);
  return lookOf(page.locator('ws-feed'));
}
