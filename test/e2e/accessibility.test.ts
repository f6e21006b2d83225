import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pairs, some } from '../support/deep.ts';
import { LAYOUT_NAMES, THEME_NAMES } from '../support/names.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const DIRECTIONS = {
  ltr: { attributes: 'lang="en" dir="ltr"', feeds: 'bakery club' },
  rtl: { attributes: 'lang="ar" dir="rtl"', feeds: 'museum' },
};

/** The attributes that lead to each state, and the name of the state. */
const STATES = {
  loading: { name: 'loading', setup: () => 'feed-id="made-3-901" page-size="3"' },
  ready: { name: 'ready', setup: (feeds: string) => `feed-id="${feeds}" page-size="4" lines="3" heading="News"` },
  empty: { name: 'empty', setup: () => 'feed-id="empty"' },
  partial: { name: 'partial', setup: () => 'feed-id="made-2 trouble-403~axe" page-size="3"' },
  error: { name: 'error', setup: () => 'feed-id="trouble-429-long~axe"' },
  setup: { name: 'error', setup: () => '' },
};

const OWN_CARD =
  '<template slot="card"><h3 data-ws-text="title" data-ws-if="title"></h3><p data-ws-text="text"></p><a data-ws-href="url">Open</a></template>';

/** Every state and every layout, and what an owner may add, all on one page. */
function showAll(theme: string, { attributes, feeds }: (typeof DIRECTIONS)['ltr']): { body: string; states: string[] } {
  const feed = (setup: string, content = ''): string =>
    `<section><ws-feed ${setup} theme="${theme}" loading="eager">${content}</ws-feed></section>`;
  const states = pairs(Object.values(STATES), LAYOUT_NAMES).map(([{ name, setup }, layout]) => ({
    name,
    html: feed(`${setup(feeds)} layout="${layout}"`),
  }));
  const slotted = [
    { name: 'loading', html: feed('feed-id="made-3-901"', '<a href="#news">Read our news</a>') },
    { name: 'empty', html: feed('feed-id="empty"', '<p slot="empty">Come back soon</p>') },
    { name: 'error', html: feed('feed-id="trouble-403~axe"', '<p slot="error">No luck</p>') },
    { name: 'ready', html: feed('feed-id="made-2" more="none"', OWN_CARD) },
    { name: 'ready', html: feed('feed-id="made-2" layout="carousel"', OWN_CARD) },
    { name: 'idle', html: feed('feed-id="made-2" consent="click" consent-storage="local"') },
    { name: 'ready', html: feed(`feed-id="${feeds}" page-size="4" images="click" share all-href="/all"`) },
    { name: 'ready', html: feed(`feed-id="${feeds}" page-size="4" search exclude="zzz" refresh-every="60"`) },
    { name: 'ready', html: feed(`feed-id="bakery" page-size="4" search pin="51z123"`) },
    { name: 'ready', html: feed(`feed-id="${feeds}" page-size="4" layout="grid" lightbox share utm="source=site"`) },
  ];
  const all = [...states, ...slotted];
  return {
    body: `<style>
      :root { color-scheme: light dark }
      body { margin: 0; padding: 16px; font: 16px/1.5 sans-serif; background: light-dark(#fff, #121212); color: light-dark(#111, #eee) }
      main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px }
      /* What is out of sight is looked at, too. */
      ws-feed::part(card), ws-feed::part(skeleton) { content-visibility: visible }
    </style><main ${attributes}>${all.map(({ html }) => html).join('')}</main>`,
    states: all.map(({ name }) => name),
  };
}

const statesOf = (page: Page): Promise<string[]> =>
  page.locator('ws-feed').evaluateAll((all) => all.map((feed) => String(Reflect.get(feed, 'state'))));

/** Each violation with the elements that it is about, short enough to be read. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  // Some rules must have passed within shadow roots: otherwise axe did not look into them, and nothing is proved.
  const inShadow = passes.flatMap(({ nodes }) => nodes).filter(({ target }) => Array.isArray(target[0]));
  expect(inShadow.length).toBeGreaterThan(20);
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}: ${help} (${nodes.length}) ${JSON.stringify(first?.target)} ${first?.html.slice(0, 160)} ${first?.failureSummary}`;
  });
}

/** Colors do not depend on the direction: each theme is tested in one direction, and one theme in the other. */
const PAGES = [
  { theme: 'auto', dir: 'rtl', scheme: 'dark' },
  ...['auto', ...THEME_NAMES].map((theme) => ({ theme, dir: 'ltr', scheme: 'light' }) as const),
] as const;

for (const { theme, dir, scheme } of some(PAGES)) {
  test(`no state or layout keeps anybody out: ${theme}, ${dir}, ${scheme}`, async ({ page, open, service }) => {
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.route(`${service.url}/feeds/made-3-901/**`, () => new Promise<void>(() => {}));
    const { body, states } = showAll(theme, DIRECTIONS[dir]);
    await open(body);
    await expect.poll(() => statesOf(page)).toEqual(states);
    await page.evaluate(() => document.fonts.ready);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('a text that is opened, and a carousel at its end, keep nobody out', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(
    `<style>ws-feed::part(card) { content-visibility: visible }</style>
    <ws-feed feed-id="bakery" page-size="5" lines="2" loading="eager"></ws-feed>
    <ws-feed feed-id="made-9" page-size="9" layout="carousel" loading="eager"></ws-feed>`,
  );
  await page.getByRole('button', { name: 'Read more' }).first().click();
  await expect(page.getByRole('button', { name: 'Read less' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next posts' });
  await expect
    .poll(
      async () => {
        await next.evaluate((button: HTMLElement) => button.click());
        return next.getAttribute('aria-disabled');
      },
      { intervals: [50] },
    )
    .toBe('true');
  expect(await findViolations(page)).toEqual([]);
});

test('240 px and text twice as big keep nobody out', async ({ page, open }) => {
  await page.setViewportSize({ width: 240, height: 800 });
  await open(
    `<style>html { font-size: 200% } ws-feed::part(card) { content-visibility: visible }</style>${LAYOUT_NAMES.map(
      (layout) => `<ws-feed feed-id="bakery" page-size="3" layout="${layout}" loading="eager"></ws-feed>`,
    ).join('')}`,
  );
  await expect.poll(() => statesOf(page)).toEqual(LAYOUT_NAMES.map(() => 'ready'));
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(240);
});
