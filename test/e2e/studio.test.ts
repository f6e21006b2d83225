import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { STORIES } from '../../demo/setting/stories/stories.ts';
import { serveDemo } from '../../scripts/serve-demo.ts';
import { choose, expect, field, param, stageOf, story, tab, test, title, undo } from './studio-fixtures.ts';

/** Each visit has ids of its own, and the studio's visit is another than ours. */
const withoutVisit = (attributes: object): string =>
  JSON.stringify(Object.entries(attributes).sort()).replaceAll(/~\w+/g, '');

const FEED = '?stage.element=ws-feed&feed-id=bakery&page-size=3';

const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });
const element = (stage: Frame) => stage.locator('[data-place] > *').first();

/** What the page on the stage computes a custom property of the element to. */
const property = (stage: Frame, name: string): Promise<string> =>
  element(stage).evaluate((one, of) => getComputedStyle(one).getPropertyValue(of), name);

test('a new user sees posts at once, finds a story by its name, and each shows its element as it says', async ({
  page,
  open,
  complaints,
}) => {
  const stage = await open();
  await expect(title(page)).toHaveText('Two lines of HTML');
  await expect(stage.locator('ws-public-posts article')).toHaveCount(12);
  const find = page.getByRole('searchbox', { name: 'Find a story or a setting' });
  await find.fill('masonry');
  await page.getByRole('link', { name: 'Masonry' }).click();
  await expect(page).toHaveTitle(/^Masonry/);
  await expect(stage.locator('ws-feed')).toHaveAttribute('layout', 'masonry');
  expect(param(page, 'layout')).toBe('masonry');
  await page.goBack();
  await expect(title(page)).toHaveText('Two lines of HTML');
  await expect(stage.locator('ws-public-posts article')).toHaveCount(12);
  expect(complaints).toEqual([]); // of which some stories have their own

  await find.fill('');
  for (const { title: written, setting } of STORIES.flatMap((group) => group.stories)) {
    const name = written.replaceAll('`', '');
    await story(page, name).click();
    await expect(title(page)).toHaveText(name);
    const shown = await stage
      .locator(`[data-place] > ${setting.tag}`)
      .first()
      .evaluate((one) => Object.fromEntries(one.getAttributeNames().map((name) => [name, one.getAttribute(name)])));
    const { baseUrl, attributes } = setting;
    const said = baseUrl ? { 'base-url': baseUrl, ...attributes } : attributes;
    expect(withoutVisit(shown), name).toBe(withoutVisit(said));
  }
});

test('a first visit is three steps: the posts, the look, the code', async ({ page, open, studio }) => {
  const stage = await open();
  await expect(tab(page, 'Guide')).toHaveAttribute('aria-selected', 'true');
  for (const [name, value] of [
    ['base-url', studio.service.url],
    ['feed-id', 'museum'],
  ] as const) {
    await field(page, name).fill(value);
    await field(page, name).press('Tab');
  }
  await expect(page.locator('#answer')).toContainText(/Found: \d+ posts/);
  await page.getByRole('button', { name: 'Next: the look' }).click();
  await page.getByRole('radio', { name: 'masonry' }).check();
  await page.getByRole('radio', { name: 'paper' }).check();
  await expect(stage.locator('ws-public-posts')).toHaveAttribute('layout', 'masonry');
  await page.getByRole('button', { name: 'Next: the code' }).click();
  await page.getByLabel('What is your page made with?').selectOption({ label: 'React' });
  const code = page.locator('studio-code');
  for (const words of ['Posts.tsx', 'feed-id="museum"', 'themes/paper.css']) await expect(code).toContainText(words);
});

test('what stands behind the address of a service is told in words, and nothing is handed out that cannot work', async ({
  page,
  open,
  studio,
}) => {
  await open(`${FEED}&stage.dock=code`);
  const baseUrl = field(page, 'base-url');
  const answer = page.locator('#answer');
  const code = page.locator('studio-code');
  await expect(answer).toContainText('local service');
  for (const written of ['example', 'ftp://api.example', 'javascript:alert(1)']) {
    await baseUrl.fill(written);
    await expect(answer).toHaveText('This is not an http(s) address. Write it as https://api.example');
    await baseUrl.press('Tab');
    await expect(code.getByText('There is no code yet')).toBeVisible();
    await expect(code.locator('.block')).toHaveCount(0);
  }
  await baseUrl.fill('http://127.0.0.1:1');
  await expect(answer).toContainText('There is no answer from 127.0.0.1:1');
  await page.route('https://api.mycompany.com/**', (route) => route.abort());
  await baseUrl.fill('api.mycompany.com');
  await baseUrl.press('Tab');
  await expect(baseUrl).toHaveValue('https://api.mycompany.com');
  await baseUrl.fill(new URL(studio.service.url).host); // a host gets its scheme
  await baseUrl.press('Tab');
  await expect(baseUrl).toHaveValue(studio.service.url);
  await expect(code.locator('pre')).toContainText(`data-base-url="${studio.service.url}"`);
  for (const [feedId, words] of [
    ['bakery', /Found: \d+ posts\./],
    ['library club', /Found: 130 posts or more in library, \d+ posts in club\./],
    ['nobody', 'has no workspace “nobody”'],
    ['trouble-403', 'refuses workspace “trouble-403” (403)'],
    ['trouble-object', 'not as a workspace service does'],
    ['', 'Enter the id of a workspace'],
  ] as const) {
    await field(page, 'feed-id').fill(feedId);
    await expect(answer).toContainText(words);
  }
  await expect(code.getByText('feed-id is missing')).toBeVisible();
  await field(page, 'feed-id').fill('bakery');
  await expect(code.locator('.block')).toHaveCount(1);
  const files = code.getByLabel('Files at');
  await files.fill('cdn.mycompany.com/ws');
  await expect(code.locator('pre')).toContainText('src="https://cdn.mycompany.com/ws/ws-widgets.js"');
  await files.fill('javascript:alert(1)');
  await expect(code.getByText('is not an http(s) address')).toBeVisible();
  await expect(code.locator('.block')).toHaveCount(0);
});

test('what was set about the source stays when stories change, until it is reset', async ({ page, open, studio }) => {
  await open(FEED);
  await field(page, 'base-url').fill(studio.service.url);
  await field(page, 'feed-id').fill('museum');
  const check = async (name: string, feedId = 'museum'): Promise<void> => {
    await story(page, name).click();
    await expect(title(page)).toHaveText(name);
    await expect(element(await stageOf(page))).toHaveAttribute('feed-id', feedId);
  };
  for (const name of ['A feed that grows', 'Two lines of HTML', 'German']) await check(name);
  // A story of what fails shows what fails, and the next one has the posts again.
  await check('No such workspace', 'nobody');
  await expect(page.getByText('Your own posts are back with the next story.')).toBeVisible();
  await check('Grid');
  await page.reload();
  await check('Masonry');
  expect(param(page, 'base-url')).toBe(studio.service.url);
  await page.getByRole('button', { name: 'Back to the made-up posts' }).click();
  await check('Grid', 'club');
  expect(param(page, 'base-url')).toBeNull();
});

test('an address restores exactly what it was: after a reload, and from a link that was copied', async ({
  page,
  context,
  open,
  studio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open();
  await story(page, 'Masonry').click();
  await tab(page, 'Attributes').click();
  await choose(page, 'layout', 'grid');
  await field(page, 'heading').fill('News');
  await field(page, 'Page').selectOption('shop');
  await page.getByRole('radio', { name: '360' }).check();
  await tab(page, 'Style').click();
  await page.getByRole('radio', { name: 'paper' }).check();
  await tab(page, 'Code').click();
  await tab(page, 'Vue').click();
  await expect.poll(() => param(page, 'stage.form')).toBe('vue');

  const check = async (one: Page): Promise<void> => {
    const stage = await stageOf(one);
    await expect(title(one)).toHaveText('Masonry');
    await expect(one).toHaveTitle(/^Masonry/);
    await expect(story(one, 'Masonry')).toHaveAttribute('aria-current', 'page');
    for (const name of ['Style', 'Vue']) await expect(tab(one, name)).toHaveAttribute('aria-selected', 'true');
    await expect(one.getByText('Posts.vue').first()).toBeVisible();
    await expect(one.getByRole('radio', { name: 'paper' })).toBeChecked();
    await expect(stage.locator('ws-feed[layout=grid][heading=News]')).toBeVisible();
    await expect(stage.getByText('From the bakehouse')).toBeVisible();
    expect(await stage.evaluate(() => innerWidth)).toBe(360);
  };
  await check(page);
  await page.reload();
  await check(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(studio.url)).toBe(true);
  const other = await context.newPage();
  await other.goto(link);
  await check(other);
  await reset(other).click();
  await expect(other.getByRole('radio', { name: 'none' })).toBeChecked();
  await expect(reset(other)).toBeHidden();

  // A story that is opened by its address is that story when it is edited.
  const href = await story(other, 'Fails twice, then works').getAttribute('href');
  await other.goto(studio.url + href);
  await expect(title(other)).toHaveText('Fails twice, then works');
  await expect(reset(other)).toBeHidden();
  await tab(other, 'Attributes').click();
  await field(other, 'heading').fill('News');
  await expect(reset(other)).toBeVisible();
  await expect(title(other)).toHaveText('Fails twice, then works');
});

test('Undo, Redo, the keys and Back take back each change', async ({ page, open }) => {
  const stage = await open(FEED);
  const feed = stage.locator('ws-feed');
  await expect(undo(page)).toBeDisabled();
  await expect(redo(page)).toBeDisabled();
  await choose(page, 'layout', 'grid');
  // Where text is written, the keys undo the text alone.
  await field(page, 'heading').press('Control+z');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await page.getByRole('radio', { name: 'dark', exact: true }).check();
  await field(page, 'heading').pressSequentially('News', { delay: 60 });
  await field(page, 'heading').blur();
  await expect(feed).toHaveAttribute('heading', 'News');
  await tab(page, 'Style').click();

  // A word that is typed is one change.
  await undo(page).click();
  await expect(feed).not.toHaveAttribute('heading');
  await expect(feed).toHaveAttribute('theme', 'dark');
  await page.goBack();
  await expect(feed).not.toHaveAttribute('theme');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await title(page).click();
  await page.keyboard.press('Control+z');
  await expect(feed).not.toHaveAttribute('layout');
  await expect(undo(page)).toBeDisabled();

  await page.keyboard.press('Control+Shift+z');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await redo(page).click();
  await expect(feed).toHaveAttribute('theme', 'dark');
  await page.goForward();
  await expect(feed).toHaveAttribute('heading', 'News');
  await expect(redo(page)).toBeDisabled();

  // After a reload as well, and a new change ends what could be redone.
  await undo(page).click();
  await expect(feed).not.toHaveAttribute('heading');
  await page.reload();
  const reloaded = (await stageOf(page)).locator('ws-feed');
  await expect(redo(page)).toBeEnabled();
  await undo(page).click();
  await expect(reloaded).not.toHaveAttribute('theme');
  await tab(page, 'Attributes').click();
  await choose(page, 'layout', 'compact');
  await expect(redo(page)).toBeDisabled();
});

test('a look stays in every story and in this browser, is undone, and goes by Reset', async ({
  page,
  context,
  open,
  studio,
  complaints,
}) => {
  const stage = await open();
  await tab(page, 'Style').click();
  await field(page, 'Color').pressSequentially('#b3261e');
  await page.getByRole('radio', { name: 'Square' }).check();
  await page.getByRole('radio', { name: 'Roomy' }).check();
  await page.getByRole('checkbox', { name: 'Filled buttons' }).check();
  await tab(page, 'Attributes').click();
  await choose(page, 'layout', 'auto');

  const check = async (on: Frame): Promise<void> => {
    await expect.poll(() => property(on, '--ws-accent')).toMatch(/^light-dark\(#b3261e, #/);
    expect(await property(on, '--ws-radius')).toBe('0em');
    expect(await property(on, '--ws-padding')).toBe('1.5em');
  };
  for (const name of ['Masonry', 'With rich text and a button', 'A feed that grows']) {
    await story(page, name).click();
    await expect(title(page)).toHaveText(name);
    await check(stage);
    await expect(element(stage)).not.toHaveAttribute('layout');
  }
  await expect(page.getByText('Your own look replaces the story’s until you reset it.')).toBeVisible();
  await expect(stage.locator('[part=more]')).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(stage.locator('[part=more]')).toHaveCSS('color', 'rgb(255, 255, 255)');
  // A card has no space between the posts: the feed has it again.
  for (const [tag, gap] of [
    ['ws-post-card', ''],
    ['ws-feed', '1.75em'],
  ] as const) {
    await page.getByLabel('Element').selectOption(tag);
    await expect(stage.locator(`[data-place] > ${tag}`)).toBeAttached();
    await check(stage);
    expect(await property(stage, '--ws-gap')).toBe(gap);
  }

  // At the next visit, also after a link to somebody whose browser keeps another one.
  const other = await context.newPage();
  await other.goto(page.url().replace('b3261e', '006400'));
  await story(other, 'Masonry').click();
  const linked = await stageOf(other);
  await expect.poll(() => property(linked, '--ws-accent')).toContain('#006400');
  await other.goto(studio.url);
  await check(await stageOf(other));
  await other.close();

  await reset(page).click();
  await expect.poll(() => property(stage, '--ws-accent')).toBe('');
  await expect(element(stage)).toHaveAttribute('layout', 'grid');
  await story(page, 'Masonry').click();
  await expect(element(stage)).toHaveAttribute('layout', 'masonry');
  expect(await property(stage, '--ws-accent')).toBe('');
  for (let step = 0; step < 2; step++) await undo(page).click();
  await check(stage);
  for (let step = 0; step < 2; step++) await redo(page).click();
  await expect.poll(() => property(stage, '--ws-accent')).toBe('');
  await page.goto(studio.url);
  await expect(element(await stageOf(page))).toHaveAttribute('layout', 'grid');
  expect(await property(await stageOf(page), '--ws-accent')).toBe('');
  // A card asks for nothing, and has no id for a feed.
  expect(complaints.filter((one) => !one.includes('"feed-id" is missing'))).toEqual([]);
});

test('a brand is on the stage at each letter, and an invalid color is reported', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }));
  const stage = await open(FEED);
  await tab(page, 'Style').click();
  const color = field(page, 'Color');
  await color.pressSequentially('tomatoish');
  await expect(page.getByText('“tomatoish” is not a color')).toBeVisible();
  expect(await property(stage, '--ws-accent')).toContain('#ff6347');
  await color.fill('');
  await expect.poll(() => property(stage, '--ws-accent')).toBe('');
  await color.pressSequentially('#FFCC00');
  await field(page, 'Font').pressSequentially('Fira Sans');
  await expect(field(page, 'Font')).toHaveValue('Fira Sans');
  await expect(page.getByText(/#ffcc00 has a contrast of 1\.5\s:\s1, which is too little/)).toBeVisible();
  await expect(page.locator('studio-brand').getByRole('row')).toHaveCount(6);
  const link = stage.locator('article [part=link]').first();
  await expect(stage.locator('article [part=text]').first()).toHaveCSS('font-family', /Fira Sans/);
  await expect(link).toHaveCSS('color', 'rgb(144, 115, 16)');
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(link).toHaveCSS('color', 'rgb(255, 204, 0)');

  // A browser that stores nothing is said to, and the look lasts as long as the tab.
  await expect(page.getByText('your look is lost when you close the tab')).toBeVisible();
  await story(page, 'Masonry').click();
  await expect.poll(() => property(stage, '--ws-accent')).toContain('#ffcc00');
});

test('from its sources, it has a control for an attribute that is new in the manifest, and leads to the guides', async ({
  page,
  studio,
  complaints,
}) => {
  const values = { type: { text: "'glad' | 'sad'" }, default: 'glad', values: ['glad', 'sad'] };
  const mood = JSON.stringify({ name: 'mood', fieldName: 'mood', description: 'How it feels.', ...values });
  const server = await serveDemo({
    serviceUrl: studio.service.url,
    port: 0,
    watches: false,
    plugins: [
      {
        name: 'new-attribute',
        transform: (code, id) =>
          id.endsWith('virtual:manifest') ? code.replaceAll('"attributes":[', `$&${mood},`) : null,
      },
    ],
  });
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}${FEED}`);
    const stage = await stageOf(page);
    await page.getByRole('radio', { name: 'sad' }).check();
    await expect(stage.locator('ws-feed')).toHaveAttribute('mood', 'sad');
    await expect.poll(() => param(page, 'mood')).toBe('sad');
    await page.getByRole('link', { name: 'Guides', exact: true }).click();
    await expect(title(page)).toHaveText('ws-widgets');
    const image = page.locator('main img').first();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});

test('a translator sees what a language lacks, and copies its file', async ({ page, studio, complaints, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${studio.url}translate.html`);
  const show = async (language: string): Promise<void> => {
    await page.getByLabel('Language').fill(language);
    await page.getByRole('button', { name: 'Show' }).click();
  };
  await show('no language');
  await expect(page.getByRole('status')).toContainText('is not a language tag');
  await show('pl');
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  await expect(page.getByText('The button that shares a post.')).toBeVisible();
  await field(page, 'share').fill('');
  await page.getByLabel('found, few').fill('kilka postów');
  await expect(page.getByText('1 missing: displayed in English.')).toBeVisible();
  await expect(page.getByText('It has no placeholder, but English has {count}, in few.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Only missing messages' }).click();
  await expect(page.locator('textarea')).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy the file' }).click();
  await expect(page.getByRole('status')).toContainText('src/content/languages/pl.ts');
  const file = await page.evaluate(() => navigator.clipboard.readText());
  expect(file).toContain("  copied: 'Skopiowano link',\n");
  expect(file).not.toContain('  share:');
  expect(complaints).toEqual([]);
});
