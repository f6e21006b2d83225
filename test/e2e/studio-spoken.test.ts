import type { CDPSession, Page } from '@playwright/test';
import { LAYOUTS } from '../../src/layouts/descriptors.ts';
import { expect, test } from './studio-fixtures.ts';

test.describe.configure({ timeout: 90_000 });

const FEED = '?stage.element=ws-feed&feed-id=software&page-size=3&search&share&stage.dock=spoken';

/** An owner's own card, whose links all have the same name. */
const TWINS = `?stage.element=ws-feed&feed-id=software&page-size=3&stage.dock=spoken&slot.card=${encodeURIComponent(
  '<a data-ws-href="url">Read</a>',
)}`;

const sentences = (page: Page) => page.getByRole('listbox', { name: 'What is said, in order' });
const sentence = (page: Page, words: string | RegExp) => sentences(page).getByRole('option', { name: words });

interface TreeNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
}

/** The roles that the browser has other names for, or that are said of no element. */
const ROLES: Readonly<Record<string, string>> = { image: 'img', searchbox: 'searchbox' };
const COMPARED = ['article', 'button', 'feed', 'heading', 'img', 'link', 'region', 'search', 'searchbox'];

/** What the browser itself tells assistive technology of the page on the stage: roles and names, in order. */
async function readTree(client: CDPSession): Promise<string[]> {
  const { frameTree } = await client.send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id ?? '';
  const { nodes } = (await client.send('Accessibility.getFullAXTree', { frameId })) as { nodes: TreeNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: TreeNode | undefined): string[] => {
    if (!node) return [];
    const role = ROLES[node.role?.value ?? ''] ?? node.role?.value ?? '';
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

test('the panel says in every layout what the browser tells assistive technology', async ({ page, open }) => {
  const stage = await open(FEED);
  const client = await page.context().newCDPSession(page);
  const layouts = page.getByRole('radiogroup', { name: 'layout' });
  for (const { name } of LAYOUTS) {
    await layouts.getByRole('radio', { name, exact: true }).check();
    await expect(stage.locator(`ws-feed .${name}`).first()).toBeAttached();
    await expect(stage.getByRole('article')).toHaveCount(3);
    await expect(async () => {
      const tree = await readTree(client);
      expect(tree.length, name).toBeGreaterThan(12);
      expect(await readPanel(page), name).toEqual(tree);
    }).toPass();
  }
});

test('a sentence is outlined on the stage, what has the focus there is marked in the list, and what changes is announced', async ({
  page,
  open,
}) => {
  const stage = await open(FEED);
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
  await open(TWINS);
  const link = sentence(page, /^link Read/);
  await expect(link).toHaveCount(3);
  await expect(link.first()).toContainText('Same name as 2 others, but leads elsewhere');
  await expect(link.first().locator('.twins svg')).toBeVisible();
  await expect(page.getByText('3 duplicate names.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Duplicates only' }).check();
  await expect(sentences(page).getByRole('option')).toHaveCount(3);

  // Nothing changes on the stage where a story is chosen twice.
  for (let time = 0; time < 2; time++) await page.getByRole('link', { name: 'Masonry', exact: true }).click();
  await expect(sentence(page, /^article/)).toHaveCount(9);
});

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

test('it is read aloud by a voice of the device alone, from where the reader is, until it is stopped', async ({
  page,
  open,
}) => {
  await page.addInitScript(addVoices);
  await open('?stage.element=ws-feed&feed-id=software&page-size=3&stage.dock=spoken');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const fourth = sentences(page).getByRole('option').nth(3);
  await expect(fourth).toHaveAttribute('aria-selected', 'true');
  const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
  expect(said[0]).toBe('Near: feed, Tidewater Software, 3 items');
  expect(said).toHaveLength(4);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expect(fourth).toHaveAttribute('aria-selected', 'true');
});
