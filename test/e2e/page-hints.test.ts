import { type HintedElement, pageHints } from '../../src/headless.ts';
import { some } from '../support/deep.ts';
import { expect, test } from './fixtures.ts';

/** The attributes whose names are not the same as in a hint. */
const ATTRIBUTES: Readonly<Record<string, string>> = { baseUrl: 'base-url', feedId: 'feed-id', count: 'limit' };

const markupOf = ({ tag, ...rest }: HintedElement): string => {
  const attributes = Object.entries({ loading: 'eager', ...rest }).map(
    ([name, value]) => `${ATTRIBUTES[name] ?? name}="${value}"`,
  );
  return `<${tag} ${attributes.join(' ')}><p>Fallback</p></${tag}>`;
};

const LOOKS: Partial<HintedElement>[] = [
  { layout: 'list' },
  { layout: 'grid' },
  { layout: 'list', theme: 'dark', heading: 'News' },
  { layout: 'grid', theme: 'light', count: 7 },
];

for (const look of some(LOOKS)) {
  test(`the style sheet reserves what ${JSON.stringify(look)} takes at each width`, async ({ page, open, service }) => {
    await page.route(`${service.url}/feeds/**`, () => {}); // the posts never come
    const element: HintedElement = { tag: 'ws-public-posts', feedId: 'bakery', baseUrl: service.url, ...look };
    await open(markupOf(element), { head: `<style>${pageHints(element).css}</style>` });
    const heightsPx = async (): Promise<number[]> => {
      const heights: number[] = [];
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push(await page.locator('ws-public-posts').evaluate((feed) => feed.getBoundingClientRect().height));
      }
      return heights;
    };
    const reserved = await heightsPx();
    expect(Math.min(...reserved)).toBeGreaterThan(800);
    const style = await page.addStyleTag({ content: 'ws-public-posts { display: block }' }); // as many pages have it
    expect(await heightsPx()).toEqual(reserved);
    expect((await page.getByText('Fallback').boundingBox())?.y).toBeLessThan(50);
    await style.evaluate((tag: HTMLElement) => tag.remove());
    await page.addScriptTag({ url: '/dist/ws-widgets.js', type: 'module' });
    await expect(page.locator('[part=skeleton]').first()).toBeAttached();
    for (const [i, heightPx] of (await heightsPx()).entries())
      expect(Math.abs(heightPx - (reserved[i] ?? 0))).toBeLessThan(1);
  });
}
