import { describe, expect, it } from 'vitest';
import { IMAGE, item, type Item, newFeedId, PICTURE } from '../page/items.ts';
import { overlapPx, rectOf } from '../page/measure.ts';
import { type Attributes, atWidth, mount, mountFeed, placeOf, type WsFeed } from '../page/mount.ts';
import { LAYOUT_NAMES, layoutsWith } from '../support/names.ts';
import { focusedIn, partOf, partsOf, shadowOf, withoutImageMarks } from '../page/parts.ts';
import { answerFetch, envelope, holdFetch } from '../page/requests.ts';
import { change, resize, soon, until, untilObserved, untilState } from '../page/wait.ts';
import { IS_DEEP, some } from '../support/deep.ts';

const COLUMNS = layoutsWith('columns').filter((layout) => layout !== 'carousel');

/** From each layout to one other, chosen by the seed; in the deep run, to each other. */
const SWITCHES = (IS_DEEP ? LAYOUT_NAMES.slice(1) : some(LAYOUT_NAMES.slice(1)).slice(-1)).flatMap((other) =>
  LAYOUT_NAMES.map((from, i) => {
    return [from, LAYOUT_NAMES[(i + LAYOUT_NAMES.indexOf(other)) % LAYOUT_NAMES.length] ?? 'list'] as const;
  }),
);

/** Posts of very different heights; every third has an image. */
const POSTS: Item[] = Array.from({ length: 9 }, (_, i) =>
  item(i, {
    header: i % 2 ? `Title ${i}` : '',
    postText: 'Some words of a post. '.repeat(1 + ((i * 7) % 11) * 3),
    postUrl: `https://example.com/${i}`,
    claps: i * 1000,
    feedName: 'Copper Street Bakery',
    feedImageUrl: PICTURE,
    publishedDate: '2020-03-05T12:00:00Z',
    ...(i % 3 ? {} : { postImage: IMAGE }),
  }),
);

const mountAt = (widthPx: number, attributes: Attributes = {}) => mountFeed(POSTS, attributes, '', atWidth(widthPx));

async function switchTo(feed: WsFeed, layout: WsFeed['layout']): Promise<void> {
  await change(feed, { layout });
  await untilObserved();
}

const cardsOf = (feed: Element): HTMLElement[] => partsOf(feed, 'card');
const columnsOf = (feed: Element): number => new Set(cardsOf(feed).map((card) => Math.round(rectOf(card).left))).size;

/** What is wrong with the layout of a feed in its box. */
function faultsOf(feed: WsFeed): string[] {
  const faults: string[] = [];
  const { left, right, width } = rectOf(feed);
  if (feed.scrollWidth > feed.clientWidth) faults.push(`it is ${feed.scrollWidth} px in a box of ${feed.clientWidth}`);
  if (shadowOf(feed).querySelector('[style]')) faults.push('it has an inline style, which a strict page forbids');
  const rects = cardsOf(feed).map(rectOf);
  if (rects.length !== POSTS.length) faults.push(`${rects.length} cards`);
  for (const [i, rect] of rects.entries()) {
    if (rect.height < 20 || rect.width < 100) faults.push(`card ${i} is ${rect.width} x ${rect.height} px`);
    if (rect.width > width + 1) faults.push(`card ${i} is ${rect.width} px wide in ${width}`);
    const isOut = rect.left < left - 1 || rect.right > right + 1;
    if (isOut && feed.layout !== 'carousel') faults.push(`card ${i} sticks out`);
    for (const [j, other] of rects.slice(0, i).entries())
      if (overlapPx(rect, other) > 1) faults.push(`card ${i} lies over card ${j}`);
  }
  return faults;
}

/** All that a layout may leave behind: elements, attributes, texts, and rules with places of cards in its adopted sheets. */
function tracesOf(feed: WsFeed): string {
  const rules = shadowOf(feed).adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  const places = rules.map(({ cssText }) => cssText.split('> article:nth-child').length - 1);
  const html = partOf(feed, 'feed').closest('.root')?.outerHTML ?? '';
  const placed = html.replaceAll(' data-near=""', ''); // which cards are near depends on the position of the feed
  // Attributes sorted by name, because the order in which they were set does not matter.
  const inOrder = placed.replaceAll(/<([\w-]+)((?: [\w-]+(?:="[^"]*")?)+)/g, (_, tag: string, attributes: string) =>
    [`<${tag}`, ...(attributes.match(/[\w-]+(?:="[^"]*")?/g) ?? []).sort()].join(' '),
  );
  const withoutComments = inOrder.replaceAll(/<!--[\s\S]*?-->/g, ''); // they mark places for Lit
  return `${withoutImageMarks(withoutComments)}\n${Math.max(...places)} places`.replaceAll(/>\s*</g, '>\n<');
}

describe('a width', { tags: ['deep'] }, () => {
  it.each(COLUMNS)('decides the columns of layout="%s", not the viewport', async (layout) => {
    const feed = await mountAt(240, { layout });
    const columns = { 240: 1, 360: 1, 768: 2, 1600: 5 };
    for (const widthPx of [240, 768, 1600, 768, 360] as const) {
      await resize(placeOf(feed), widthPx);
      await soon(() => columnsOf(feed)).toBe(columns[widthPx]);
    }
  });

  it('gives a list no second column, be it 1600 px', async () => {
    expect(columnsOf(await mountAt(1600, { layout: 'list' }))).toBe(1);
  });

  it.each(COLUMNS)('right to left starts at the right in layout="%s"', async (layout) => {
    const feed = await mountAt(1024, { layout, dir: 'rtl' });
    const [first, second] = cardsOf(feed).map(rectOf);
    expect(first?.right).toBeCloseTo(rectOf(partOf(feed, 'feed')).right, 0);
    expect(second?.left).toBeLessThan(first?.left ?? 0);
  });
});

describe('the order of what is read', () => {
  it.each(some(LAYOUT_NAMES))(
    'is that of the document in layout="%s": nothing is moved by a tabindex or an order, and no card begins above the one before it',
    async (layout) => {
      const feed = await mountAt(1024, { layout });
      for (const element of shadowOf(feed).querySelectorAll<HTMLElement>('.root *'))
        expect([element.tabIndex > 0, getComputedStyle(element).order]).toEqual([false, '0']);
      const texts = cardsOf(feed).map((card) => partOf(card, 'text').textContent);
      expect(texts.map((text) => text?.length)).toEqual(POSTS.map(({ postText }) => String(postText).trim().length));
      const tops = cardsOf(feed).map((card) => Math.round(rectOf(card).top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    },
  );
});

describe('a switch of the layout', () => {
  it.each(SWITCHES)('from %s to %s keeps the focus on the card that has it', async (from, to) => {
    const feed = await mountAt(700, { layout: from });
    const card = cardsOf(feed).findLast(({ inert }) => !inert); // the inert cards of a carousel are out of view
    card?.focus();
    expect(focusedIn(feed)).toBe(card);
    await switchTo(feed, to);
    expect(focusedIn(feed)).toBe(card);
    const isInRow = (): boolean => rectOf(card ?? feed).right <= rectOf(partOf(feed, 'feed')).right + 1;
    await until(isInRow, 'the focus is out of view');
  });

  it.each(SWITCHES)('from %s to %s leaves nothing of the first behind', async (from, to) => {
    // With all lines: a text that is cut gets its button near the viewport, and the two feeds are at different distances.
    const feed = await mountAt(700, { layout: from, lines: 0 });
    const fresh = await mountAt(700, { layout: to, lines: 0 });
    await switchTo(feed, to);
    await soon(() => tracesOf(feed)).toBe(tracesOf(fresh));
    await soon(() => faultsOf(feed)).toEqual([]);
  });

  it.each(some(LAYOUT_NAMES))(
    'to %s while the posts are on their way, or the feed is out of the page, shows them in it, and those of a refresh',
    async (layout) => {
      const calls = holdFetch();
      const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': 30, layout: 'carousel' });
      await until(() => calls.length > 0, 'not asked');
      feed.layout = layout;
      calls[0]?.answer(envelope([...POSTS.slice(1), item('old')]));
      await untilState(feed, 'ready');
      await soon(() => faultsOf(feed)).toEqual([]);
      expect(partOf(feed, 'feed').role).toBe(layout === 'carousel' ? 'group' : 'feed');
      answerFetch(() => envelope(POSTS));
      await feed.refresh();
      await soon(() => faultsOf(feed)).toEqual([]);
      await switchTo(feed, 'masonry');
      const place = placeOf(feed);
      feed.remove();
      feed.layout = layout;
      place.append(feed);
      await soon(() => faultsOf(feed)).toEqual([]);
    },
  );
});
