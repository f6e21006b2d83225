import type { CDPSession, Page } from '@playwright/test';
import { LAYOUTS } from '../../src/layouts/descriptors.ts';
import { choose, expect, field, stageOf, story, tab, test } from './studio-fixtures.ts';

const FEED = '?stage.element=ws-feed&feed-id=bakery&page-size=3';
const SOFTWARE = FEED.replace('bakery', 'software');

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
