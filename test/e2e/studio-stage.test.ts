import { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Frame, Locator, Page } from '@playwright/test';
import { judgedWorkspaces } from '../../demo/service/posts/judged-workspaces.ts';
import { LANGUAGES } from '../../scripts/docs/languages.ts';
import { LAYOUTS } from '../../src/layouts/descriptors.ts';
import { twoFrames } from '../support/two-frames.ts';
import { choose, expect, field, param, stageOf, story, tab, test, undo } from './studio-fixtures.ts';

const FEED = '?stage.element=ws-feed&feed-id=bakery&page-size=3';
const SOFTWARE = FEED.replace('bakery', 'software');

const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0;

const widthOf = (stage: Frame): Promise<number> => stage.evaluate(() => innerWidth);

/** The computed style of the first part of this name on the stage. */
const styleOf = (stage: Frame, part: string, property: string): Promise<string> =>
  stage
    .locator(`[data-place] > * [part~="${part}"]`)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function drag(page: Page, handle: Locator, x: number, y: number): Promise<void> {
  const box = (await handle.boundingBox()) ?? expect(handle).toBeVisible();
  if (!('x' in box)) return;
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x, top + y, { steps: 4 });
  await page.mouse.up();
}

test('the stage has true widths, which are dragged and set by the keyboard', async ({ page, open }) => {
  const stage = await open(FEED);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the stage' })).toBeFocused();
  await tab(page, 'Attributes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Style')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Custom properties' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab(page, 'Posts')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight'); // from the last one to the first
  await expect(page.getByRole('tablist').filter({ hasText: 'Posts' }).getByRole('tab').first()).toBeFocused();

  for (const width of ['360', '768', '1280']) {
    await page.getByRole('radio', { name: width }).check();
    await expect.poll(() => widthOf(stage)).toBe(Number(width));
  }
  await expect(page.getByText(/1280 px at \d+%/)).toBeVisible();
  await page.getByRole('radio', { name: 'Free' }).check();
  await expect.poll(() => widthOf(stage)).toBeLessThan(1280);
  const handle = page.getByRole('slider', { name: 'Width of the stage' });
  const free = await widthOf(stage);
  await handle.press('ArrowLeft');
  await expect.poll(() => widthOf(stage)).toBe(free - 8);
  await drag(page, handle, -100, 0);
  await expect.poll(() => widthOf(stage)).toBeLessThan(free - 150);
  await expect.poll(() => param(page, 'stage.width')).toMatch(/^\d+$/);
  await handle.press('Home');
  await expect.poll(() => widthOf(stage)).toBe(240);
});

test.describe('on a laptop of 1366 x 657', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  test('the stage has most of the height, or all of it, and the edge of the panel below it is dragged', async ({
    page,
    open,
  }) => {
    await open(FEED);
    expect(await heightOf(page, 'iframe')).toBeGreaterThan(400);
    await expect(page.getByRole('button', { name: 'Open the panel' })).toHaveAttribute('aria-expanded', 'false');
    await expect(tab(page, 'Code')).toBeInViewport({ ratio: 0.9 });
    await expect(tab(page, 'HTML')).toBeHidden();

    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    const full = page.getByRole('button', { name: 'Full screen' });
    await full.click();
    await expect.poll(isFull).toBe(true);
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => heightOf(page, 'main')).toBe(await page.evaluate(() => innerHeight));
    await full.click();
    await expect.poll(isFull).toBe(false);

    const edge = page.getByRole('separator', { name: 'Height of the panel below the stage' });
    const closed = await heightOf(page, '.dock');
    await edge.press('Enter');
    await expect(tab(page, 'HTML')).toBeVisible();
    const opened = await heightOf(page, '.dock');
    expect(opened).toBeGreaterThan(closed + 150);
    await edge.press('ArrowDown');
    await expect.poll(() => heightOf(page, '.dock')).toBe(opened - 16);
    await edge.press('Shift+ArrowUp');
    await expect.poll(() => heightOf(page, '.dock')).toBe(opened + 64);
    await edge.press('Home');
    await expect.poll(() => heightOf(page, '.dock')).toBe(160);
    await expect(edge).toHaveAttribute('aria-valuenow', '160');
    await drag(page, edge, 0, -100);
    await expect.poll(() => heightOf(page, '.dock')).toBe(260);
    await page.reload();
    await stageOf(page);
    await expect.poll(() => heightOf(page, '.dock')).toBe(260);
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await expect.poll(() => heightOf(page, '.dock')).toBe(closed);
  });
});

test('the stage is opened alone, as it is', async ({ page, context, open }) => {
  const posts = Buffer.from('[{"title":"Mine"}]').toString('base64url');
  await open(`${FEED}&theme=dark&--ws-radius=0&stage.host=shop&slot.header=Hello#posts=${posts}`);
  const [alone] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the stage alone' }).click(),
  ]);
  const feed = alone.locator('ws-feed');
  await expect(feed).toHaveAttribute('theme', 'dark');
  await expect(feed.locator('article')).toContainText('Mine');
  await expect(alone.getByText('Hello')).toBeVisible();
  await expect(alone.getByText('From the bakehouse')).toBeVisible();
  await expect(alone.locator('iframe')).toHaveCount(0);
});

test('a designer compares light and dark, and two widths', async ({ page, open }) => {
  await open(FEED);
  const compare = page.getByLabel('Compare');
  await compare.selectOption({ label: 'Light + dark' });
  await expect(page.locator('iframe')).toHaveCount(2);
  for (const scheme of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title="The stage, ${scheme}"]`);
    await expect(frame.locator('html')).toHaveCSS('color-scheme', scheme);
    await expect(frame.locator('article')).toHaveCount(3);
  }
  await compare.selectOption({ label: 'Two widths' });
  const areBeside = async (): Promise<boolean> => {
    const boxes = await Promise.all((await page.locator('iframe').all()).map((frame) => frame.boundingBox()));
    const [first, second] = boxes;
    return boxes.length === 2 && (first?.x ?? 0) + (first?.width ?? 0) <= (second?.x ?? 0);
  };
  await expect.poll(areBeside).toBe(true); // where the first had all of the room
  await page.getByRole('radio', { name: '768' }).check();
  await expect(page.frameLocator('iframe[title="The second stage"]').locator('article')).toHaveCount(3);
  const [, ...stages] = page.frames();
  const widths = async () => (await Promise.all(stages.map(widthOf))).sort();
  await expect.poll(widths).toEqual([360, 768]);
  await page.getByRole('slider', { name: 'Width of the second stage' }).press('End');
  await expect.poll(widths).toEqual([1920, 768]);
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(2);
  await compare.selectOption({ label: 'Compare…' });
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a designer sees schemes, directions and languages, and tries a theme and changes of it', async ({
  page,
  open,
}) => {
  const stage = await open(`${FEED}&--ws-columns=12`);
  const root = stage.locator('html');
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await page.getByLabel('Direction').selectOption('rtl');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('Direction').selectOption('auto');
  await expect(root).toHaveAttribute('dir', 'ltr');
  const languages = page.getByLabel('Language');
  await expect(languages.getByRole('option')).toHaveCount(LANGUAGES.length + 1); // English, too
  await languages.selectOption({ label: 'العربية' });
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(stage.getByRole('button', { name: 'عرض المزيد' })).toBeVisible();

  // What is set is found beside the stories, and there it is shown as it is set.
  const find = page.getByRole('searchbox', { name: 'Find a story or a setting' });
  await find.fill('columns');
  await expect(page.getByRole('link', { name: 'Masonry' })).toBeVisible();
  await page.getByRole('button', { name: '--ws-columns' }).click();
  await expect(tab(page, 'Style')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Slide --ws-columns')).toBeFocused();
  await expect(page.getByLabel('Slide --ws-columns')).toHaveValue('12');
  await page.getByRole('button', { name: 'Reset --ws-columns' }).click();
  await expect(page.getByLabel('Slide --ws-columns')).toHaveValue('20');
  const swatch = page.locator('[data-name="--ws-surface"] .swatch');
  const color = await swatch.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(color).toBe('rgba(0, 0, 0, 0)');

  await page.getByRole('radio', { name: 'paper' }).check();
  await expect.poll(() => styleOf(stage, 'card', 'background-color')).toBe('rgb(251, 245, 233)');
  await expect(page.getByLabel('Pick --ws-surface')).toHaveValue('#fbf5e9');
  await page.getByLabel('Pick --ws-surface').fill('#00ff88');
  await expect.poll(() => styleOf(stage, 'card', 'background-color')).toBe('rgb(0, 255, 136)');
  await page.getByLabel('Slide --ws-radius').fill('2');
  await expect.poll(() => styleOf(stage, 'card', 'border-top-left-radius')).toBe('32px');
  await page.getByLabel('Family of --ws-font').selectOption({ label: 'Monospace' });
  await expect.poll(() => styleOf(stage, 'text', 'font-family')).toContain('ui-monospace');
  await expect.poll(() => param(page, '--ws-radius')).toBe('2em');
  await page.getByRole('button', { name: 'Reset --ws-surface' }).click();
  await expect.poll(() => styleOf(stage, 'card', 'background-color')).toBe('rgb(251, 245, 233)');

  await find.fill('gallery');
  await page.getByRole('button', { name: 'lightbox attribute' }).click();
  await expect(page.getByRole('checkbox', { name: 'lightbox' })).toBeFocused();
  await find.fill('quux');
  await expect(page.getByText('Nothing found.')).toBeVisible();
});

test('a designer points at a part, reads its selector, and writes CSS that shows as it is written', async ({
  page,
  open,
}) => {
  const stage = await open(`${SOFTWARE}&layout=list`);
  const inspect = page.getByRole('button', { name: 'Inspect' });
  await inspect.click();
  await page.keyboard.press('Escape');
  await expect(inspect).toHaveAttribute('aria-pressed', 'false');
  await inspect.click();
  const title = stage.getByText('Release 4.2: saved views');
  // A scroll takes the outline away, and may be told after the pointer has moved.
  await title.scrollIntoViewIfNeeded();
  await twoFrames(stage);
  // The link of the post lies over its title.
  await title.hover({ force: true });
  await expect(page.getByText('ws-feed::part(title)')).toBeVisible();
  await title.click({ force: true });

  const css = page.getByLabel('ws-feed::part(title)');
  await css.pressSequentially('color: rgb(1, 2, 3)');
  await expect.poll(() => styleOf(stage, 'title', 'color')).toBe('rgb(1, 2, 3)');
  await css.fill('colour: red');
  await expect(page.getByText('The browser does not understand colour: red')).toBeVisible();
  await css.fill('color: red } * { display: none');
  await expect(page.getByText('Declarations only')).toBeVisible();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'claps', exact: true }).focus();
  await expect(page.getByText('ws-feed::part(claps)').first()).toBeVisible();
});

test('a slot is written without naming it, and a card built out of the fields of a post', async ({ page, open }) => {
  const stage = await open(`${SOFTWARE}&stage.tab=slots&stage.dock=code`);
  await expect(stage.locator('article')).toHaveCount(3);
  await field(page, 'header').fill('Our <b>news</b>');
  await expect(stage.locator('ws-feed > [slot=header]')).toHaveText('Our news');
  await expect(stage.getByText('Our news')).toBeVisible();
  await expect(page.locator('studio-code pre')).toContainText('<div slot="header">Our <b>news</b></div>');
  await page.getByRole('button', { name: 'title', exact: true }).click();
  await expect(stage.locator('article h3').first()).toHaveText('Release 4.2: saved views');
  await page.getByRole('button', { name: 'publishedAt', exact: true }).click();
  await expect(stage.locator('article small').first()).toHaveText(/ago$/);
});

test('a designer hears what fires, and calls what can be called', async ({ page, open }) => {
  const stage = await open(SOFTWARE);
  await tab(page, 'Events').click();
  await expect(page.getByText('posts: 3 items, added: 3 items, hasMore: true')).toBeVisible();
  await page.getByRole('button', { name: 'loadMore()' }).click();
  await expect(stage.locator('article')).toHaveCount(6);
  await expect(page.getByText('posts: 6 items, added: 3 items, hasMore: true')).toBeVisible();
  await page.locator('summary', { hasText: 'ws-load' }).first().click();
  await expect(page.locator('details[open] pre')).toContainText('"feedName": "Tidewater Software"');
  await field(page, 'feed-id').fill('trouble-403');
  await expect(page.locator('summary', { hasText: 'ws-error' })).toContainText('error: http');
  const told = page.getByRole('alert').filter({ hasText: 'Only you see this: <ws-feed> Cannot load "trouble-403"' });
  await expect(told).toBeVisible();
  await field(page, 'feed-id').fill('bakery');
  await expect(stage.locator('article').first()).toBeVisible();
  await expect(told).toBeHidden();
});

test('the doctor and axe say in words what is wrong with the element on the stage, until it is mended', async ({
  page,
  open,
}) => {
  const stage = await open('?stage.element=ws-feed&page-size=3&design=social&stage.dock=doctor&--ws-muted=%23bbb');
  const doctor = page.locator('studio-doctor');
  await expect(doctor.getByRole('status')).toHaveText('1 finding.');
  await expect(doctor.getByRole('link', { name: 'WS-102' })).toHaveAttribute('href', './guides/errors.html#ws-102');
  await expect(doctor.locator('pre')).toContainText('feed-id="abc"');
  await field(page, 'feed-id').fill('bakery');
  await expect(stage.locator('article')).toHaveCount(3);
  await tab(page, 'Accessibility').click();
  const panel = page.locator('studio-accessibility');
  await expect(panel.getByText(/1 problem found/)).toBeVisible();
  await expect(panel.getByRole('heading', { name: /contrast/ })).toBeVisible();
  await expect(panel).toContainText(/Impact: serious\.\s+\d+ places, in date/);
  await panel.getByRole('button', { name: 'Outline on the stage' }).first().hover();
  await expect(page.getByText('ws-feed::part(date)', { exact: true })).toBeVisible();
  await tab(page, 'Style').click();
  await page.getByRole('button', { name: 'Reset --ws-muted' }).click();
  await expect(panel.getByText(/^No problems found: \d+ rules passed/)).toBeVisible();
  await tab(page, 'Doctor').click();
  await expect(doctor.getByRole('status')).toHaveText('Nothing is wrong.');
});

const sentences = (page: Page) => page.getByRole('listbox', { name: 'What is said, in order' });
const sentence = (page: Page, words: string | RegExp) => sentences(page).getByRole('option', { name: words });
const SPOKEN = `${SOFTWARE}&stage.dock=spoken`;

interface TreeNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
}

const COMPARED = ['article', 'button', 'feed', 'heading', 'img', 'link', 'region', 'search', 'searchbox'];

/** What the browser itself tells assistive technology of the page on the stage: roles and names, in order. */
async function readTree(client: CDPSession): Promise<string[]> {
  const { frameTree } = await client.send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id ?? '';
  const { nodes } = (await client.send('Accessibility.getFullAXTree', { frameId })) as { nodes: TreeNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: TreeNode | undefined): string[] => {
    if (!node) return [];
    const role = (node.role?.value ?? '').replace(/^image$/, 'img');
    const own = !node.ignored && COMPARED.includes(role) ? [`${role}: ${node.name?.value ?? ''}`] : [];
    return [...own, ...(node.childIds ?? []).flatMap((id) => read(byId.get(id)))];
  };
  return read(nodes.find(({ parentId }) => !parentId));
}

/** What the panel says of the same. */
const readPanel = (page: Page): Promise<string[]> =>
  page.locator('studio-spoken').evaluate((panel, compared) => {
    const { sentences } = Reflect.get(panel, 'spoken') as { sentences: readonly { role: string; name: string }[] };
    return sentences.filter(({ role }) => compared.includes(role)).map(({ role, name }) => `${role}: ${name}`);
  }, COMPARED);

/** A device with a voice of its own and one of a service, which writes down what it is to say. */
const addVoices = (): void => {
  const voices = [
    { lang: 'en-US', localService: false, name: 'Far' },
    { lang: 'en-GB', localService: true, name: 'Near' },
  ];
  const said: string[] = [];
  let isCut = false;
  class Utterance extends EventTarget {
    lang = '';
    voice: { name: string } | null = null;
    constructor(readonly text: string) {
      super();
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => void (isCut = true),
    speak: (utterance: Utterance) => {
      said.push(`${utterance.voice?.name}: ${utterance.text}`);
      if (said.length < 4 || isCut) queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
    },
  });
  Object.assign(globalThis, { said, SpeechSynthesisUtterance: Utterance });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
};

test('what is spoken is in every layout what the browser tells assistive technology, and read aloud by the device alone', async ({
  page,
  open,
}) => {
  await page.addInitScript(addVoices);
  const stage = await open(SPOKEN);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const fourth = sentences(page).getByRole('option').nth(3);
  await expect(fourth).toHaveAttribute('aria-selected', 'true');
  const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
  expect(said[0]).toBe('Near: feed, Tidewater Software, 3 items');
  expect(said).toHaveLength(4);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expect(fourth).toHaveAttribute('aria-selected', 'true');

  const client = await page.context().newCDPSession(page);
  for (const { name } of LAYOUTS) {
    await choose(page, 'layout', name);
    await expect(stage.locator(`ws-feed .${name}`).first()).toBeAttached();
    await expect(stage.getByRole('article')).toHaveCount(3);
    await expect(async () => {
      const tree = await readTree(client);
      expect(tree.length, name).toBeGreaterThan(8);
      expect(await readPanel(page), name).toEqual(tree);
    }).toPass();
  }
});

test('a sentence is outlined on the stage, what has the focus there is marked in the list, and what changes is announced', async ({
  page,
  open,
}) => {
  const stage = await open(`${SPOKEN}&search&share`);
  await expect(sentence(page, /^article/)).toHaveCount(3);
  await expect(page.getByText(/^\d+ sentences, no duplicate names\.$/)).toBeVisible();
  const last = sentence(page, 'Load more'); // which comes after the posts
  await expect(last).toBeAttached();
  const box = page.locator('studio-frame .box');
  await sentences(page).focus();
  await expect(box).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(stage.getByRole('button', { name: 'Load more' })).toBeInViewport();
  await expect(box.getByText('ws-feed::part(more)')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(sentence(page, /^search/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(sentences(page).getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await sentence(page, 'View post Release 4.2').hover();
  await expect(box.getByText('ws-feed::part(link)')).toBeVisible();

  await stage.getByRole('button', { name: 'Load more' }).focus();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(sentence(page, /^article/)).toHaveCount(6);
  const announced = page.getByRole('region', { name: 'Announced' });
  await expect(announced.getByText('3 more posts')).toBeVisible();
  await stage.getByRole('searchbox').pressSequentially('release');
  await expect(announced.getByText(/\d+ posts? found|\d+ of \d+/).first()).toBeVisible();
});

test('what cannot be told apart is marked in words, and found among the rest', async ({ page, open }) => {
  // An owner's own card, whose links all have the same name.
  await open(`${SPOKEN}&slot.card=${encodeURIComponent('<a data-ws-href="url">Read</a>')}`);
  const link = sentence(page, /^link Read/);
  await expect(link).toHaveCount(3);
  await expect(link.first()).toContainText('Same name as 2 others, but leads elsewhere');
  await expect(link.first().locator('.twins svg')).toBeVisible();
  await expect(page.getByText('3 duplicate names.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Duplicates only' }).check();
  await expect(sentences(page).getByRole('option')).toHaveCount(3);
  // Nothing changes on the stage where a story is chosen twice.
  for (let time = 0; time < 2; time++) await story(page, 'Masonry').click();
  await expect(sentence(page, /^article/)).toHaveCount(9);
});

test('the look of the stage is shown on all posts, beside a plain list, and no window is loaded before it is near', async ({
  page,
  open,
  complaints,
}) => {
  await open('?stage.element=ws-feed&feed-id=bakery&layout=grid&--ws-radius=3px');
  const stories = page.getByRole('button', { name: 'Stories' });
  if (await stories.isVisible()) await stories.click();
  await page.getByRole('link', { name: 'Stress' }).click();
  const said = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect(said('--ws-radius: 3px')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(judgedWorkspaces.length);
  const first = page.frameLocator('iframe[title="Millbrook Bread, 768 px, light"]');
  await expect(first.locator('ws-feed[layout=grid] article')).toHaveCount(8);
  const [radius, width] = await first
    .locator('ws-feed')
    .evaluate((feed) => [getComputedStyle(feed).getPropertyValue('--ws-radius'), innerWidth]);
  expect([radius, width]).toEqual(['3px', 768]);
  expect(await page.locator('iframe').count()).toBeLessThanOrEqual(9);

  await page.getByRole('button', { name: 'odd', exact: true }).click();
  const odd = page.frameLocator('iframe[title="Odd Posts of Millbrook, 360 px, light"]').first();
  await expect(odd.locator('article')).toHaveCount(16); // up to nine windows load at once
  await expect(page.locator('iframe[title^="Millbrook Bread"]')).toHaveCount(0);
  expect(await page.locator('iframe').count()).toBeLessThanOrEqual(18);
  // What stands in the windows is not the studio's.
  const { violations } = await new AxeBuilder({ page })
    .exclude({ fromShadowDom: ['studio-stress', 'studio-frame', 'iframe'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

  await page.getByRole('link', { name: 'Before and after' }).click();
  await expect(page.getByRole('link', { name: 'Before and after' })).toHaveAttribute('aria-current', 'page');
  await expect(said('--ws-radius: 3px')).toBeVisible();
  await expect(said('layout')).toHaveCount(0); // what differs is said above the windows
  const before = page.frameLocator('iframe[title^="Millbrook Bread, layout=\\"list"]').first();
  const after = page.frameLocator('iframe[title^="Millbrook Bread, layout=\\"auto"]').first();
  await expect(before.locator('article')).toHaveCount(8);
  await expect(after.locator('ws-feed:not([layout]) article')).toHaveCount(8);
  const columnsOf = (feed: typeof after) =>
    feed.locator('article').evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  expect(await columnsOf(before)).toBe(1);
  expect(await columnsOf(after)).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

/** A red image of 20 by 10 pixels. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlEQVR42mP4z8BANmIY1TyqmRACADFExzlExWpRAAAAAElFTkSuQmCC',
  'base64',
);

const POSTS = `${FEED}&stage.tab=posts`;
/** The panel: other panels have fields of these names. */
const own = (page: Page) => page.locator('studio-posts');

test('one’s own posts are displayed in every story, and leave the tab for nobody', async ({
  page,
  open,
  studio,
  complaints,
}) => {
  const leaks: string[] = [];
  page.context().on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    const isForeign = protocol.startsWith('http') && host !== new URL(studio.url).host;
    if (isForeign || request.method() !== 'GET' || request.url().includes('posts=')) leaks.push(request.url());
  });
  // Posts without pictures: those of others are requested at some moment after the posts are displayed.
  const stage = await open(`${POSTS.replace('bakery', 'choir&hide=avatar')}&stage.dock=code`);
  await expect(stage.locator('article')).toHaveCount(3);
  leaks.length = 0;
  await own(page).getByRole('button', { name: 'Add a post' }).click();
  await expect(stage.locator('article')).toHaveCount(1);
  for (const [name, value] of [
    ['Title', 'Summer party'],
    ['Text', 'Come on <b>Saturday</b>.'],
    ['Claps', '12'],
    ['Date', '2026-07-01T12:00'],
    ['Link to the post', 'https://example.org/party'],
    ['Alternative text', 'A red box'],
  ] as const)
    await own(page).getByLabel(name, { exact: true }).fill(value);
  await own(page)
    .getByLabel('Or an image file')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: IMAGE });
  const check = async (): Promise<void> => {
    const article = (await stageOf(page)).locator('article').first();
    await expect(article.getByText('Summer party')).toBeVisible();
    await expect(article.locator('[part=claps]')).toContainText('12');
    await expect(article.locator('[part=link]')).toHaveAttribute('href', 'https://example.org/party');
    const image = article.locator('[part=image]');
    await expect(image).toHaveAttribute('alt', 'A red box');
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(20);
  };
  await check();
  await expect(page.getByText('Your own posts are displayed only in the studio')).toBeVisible();
  await expect(page.locator('studio-code pre')).not.toContainText('Summer');
  for (const name of ['Masonry', 'Two lines of HTML', 'With a video', 'Carousel']) {
    await story(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await check();
  }
  await page.reload();
  await check();
  expect(leaks).toEqual([]);
  expect(complaints).toEqual([]);
});

test('posts that are pasted can be edited, undone, sent by a link that holds them, and removed', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stage = await open(POSTS);
  const texts = stage.locator('article [part=text]');
  const paste = async (json: string): Promise<void> => {
    await page.getByRole('radio', { name: 'Paste JSON' }).check();
    await own(page).getByLabel('Posts as JSON').fill(json);
    await own(page).getByLabel('Posts as JSON').blur();
  };
  await paste('{ "items": [{ "postText": "One" }, ');
  await expect(page.getByText('This is not JSON')).toBeVisible();
  await paste('{ "items": [{ "postId": "1", "postText": "One" }, { "postId": "2", "postText": "Two" }] }');
  await expect(texts).toHaveText(['One', 'Two']);
  await expect(tab(page, 'Posts')).toContainText('2');
  await page.getByRole('radio', { name: 'Write' }).check();
  await own(page).getByLabel('Text', { exact: true }).first().fill('First');
  await expect(texts).toHaveText(['First', 'Two']);
  await page.locator('summary', { hasText: 'Two' }).click();
  await own(page).getByRole('button', { name: 'Move up' }).last().click();
  await expect(texts).toHaveText(['Two', 'First']);
  await undo(page).click();
  await expect(texts).toHaveText(['First', 'Two']);

  const copyLink = async (): Promise<string> => {
    await page.getByRole('button', { name: /^Cop/ }).first().click();
    await expect(page.locator('studio-share')).toContainText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await paste(JSON.stringify([{ title: 'Über uns', text: 'Grüße & 👋' }]));
  await expect(tab(page, 'Posts')).toContainText('1');
  const link = await copyLink();
  expect(new URL(link).search).not.toContain('ber');
  const other = await context.newPage();
  await other.goto(link);
  await expect((await stageOf(other)).locator('article')).toContainText('Grüße & 👋');
  await other.close();

  await paste(JSON.stringify([{ title: 'Long', text: 'words '.repeat(3000) }, {}]));
  await expect(tab(page, 'Posts')).toContainText('2');
  expect(new URL(await copyLink()).hash).toBe('');
  await expect(page.locator('studio-share')).toContainText('too long for a link');
  await page.reload();
  await expect((await stageOf(page)).locator('article').first()).toContainText('Long');
  await page.getByRole('radio', { name: 'Write' }).check();
  await own(page).getByRole('button', { name: 'Remove all' }).click();
  await expect((await stageOf(page)).getByText('Copper Street Bakery').first()).toBeVisible();
});
