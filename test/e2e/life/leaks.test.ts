import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { comeAndGo, type Plan, type Variant } from './come-and-go.ts';
import { type Holdings, watchLeftovers } from './leftovers.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CARD = '<template slot="card"><b data-ws-text="title"></b><div data-ws-html="text"></div></template>';

/** Each way to show posts, for each of which some answers are slow, so that the element goes before they come. */
const LOOKS: readonly Variant[] = [
  { attributes: {} },
  { attributes: { layout: 'grid', heading: 'News', lang: 'de' } },
  { attributes: { layout: 'carousel' }, content: '<p>Fallback</p>' },
  { attributes: { layout: 'masonry', lines: '1' } },
  { attributes: { layout: 'compact', lines: '2', more: 'scroll' } },
  { attributes: { theme: 'dark' }, content: CARD },
  { attributes: { layout: 'carousel', lines: '1' }, content: `${CARD}<b slot="header">Ours</b>` },
  { attributes: { lightbox: '', share: '', measure: '', utm: 'source=site', 'all-href': '/all', layout: 'masonry' } },
  { attributes: { consent: 'click', images: 'click', lightbox: '', measure: '', layout: 'carousel' } },
];

const FEEDS = ['made-12', 'software', 'trouble-slow-40~{n}', 'trouble-403', 'trouble-500~{n}', 'empty'];

/** Looks and workspaces are of coprime numbers: in turn, each look meets each workspace. */
const crossed = (setups: readonly Readonly<Record<string, string>>[]): Variant[] =>
  Array.from({ length: LOOKS.length * setups.length }, (_, i) => {
    const { attributes, content = '' } = LOOKS[i % LOOKS.length] ?? { attributes: {} };
    return { attributes: { limit: '3', 'page-size': '3', ...attributes, ...setups[i % setups.length] }, content };
  });

const of = (name: string, more: Readonly<Record<string, string>> = {}) =>
  FEEDS.map((feedId) => ({ [name]: name === 'embed-id' ? `join-${feedId}` : feedId, ...more }));

const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  'ws-public-posts': crossed([...of('feed-id'), { 'feed-id': 'bakery club' }, { 'api-key': 'secret' }]),
  'ws-feed': crossed([...of('feed-id'), { 'feed-id': 'bakery trouble-500~half' }, {}]),
  'ws-embed': crossed([...of('embed-id', { org: 'valley' }), { 'embed-id': 'town', org: 'valley' }, { org: 'valley' }]),
  'ws-post-card': [{ attributes: {} }, { attributes: { lang: 'fr' } }],
};

/** What was parsed once stays for the next time: a template for each shape of a card. It is less than a node for each mount. */
const KEPT_NODES_MAX = 100;

async function warmUp(
  page: Page,
  count: () => Promise<Holdings>,
  plan: Omit<Plan, 'count' | 'seed'>,
): Promise<Holdings> {
  await page.evaluate(comeAndGo, { ...plan, count: plan.variants.length, seed: 1, staysLong: true });
  let last = '';
  const isSame = async () => last === (last = JSON.stringify(await count()));
  await expect.poll(isSame, { message: 'never came to rest' }).toBe(true);
  return count();
}

// What a plain mount leaves is measured by `bench`.
for (const [tag, variants] of Object.entries(VARIANTS)) {
  const when = tag === 'ws-feed' ? [] : ['@deep'];
  test(
    `200 mounts and removals of <${tag}> at any moment leave nothing`,
    { tag: when },
    async ({ page, open, complaints }) => {
      const count = await watchLeftovers(page);
      // A drawing is a document of its own, which the browser keeps for as long as it likes.
      await page.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
      await open('');
      await page.evaluate(async () => void (await customElements.whenDefined('ws-post-card')));
      const before = await warmUp(page, count, { tag, variants });

      await page.evaluate(comeAndGo, { tag, variants, count: 200, seed: 2 });
      const { nodes, listeners, ...others } = before;
      const left = async () => {
        const after = await count();
        return {
          ...after,
          nodes: Math.max(0, after.nodes - nodes - KEPT_NODES_MAX),
          // Fewer than before may be left: the browser lets go of a signal, and its listeners, when it likes.
          listeners: Math.max(0, after.listeners - listeners),
        };
      };
      await expect.poll(left).toEqual({ ...others, nodes: 0, listeners: 0 });
      expect(complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
    },
  );
}
