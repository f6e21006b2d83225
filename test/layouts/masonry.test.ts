import { describe, expect, it, vi } from 'vitest';
import { type Item, item } from '../page/items.ts';
import { mountFeed, placeOf } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { answerFetch, envelope } from '../page/requests.ts';
import { change, soon, until, untilObserved } from '../page/wait.ts';
import { WAIT_TIMEOUT_MS } from '../support/limits.ts';

const post = (id: number, more: Item = {}): Item =>
  item(id, { postText: `Post ${id}. ${'Some more words of it. '.repeat((id * 37) % 23)}`, ...more });

const posts = (count: number, from = 0): Item[] => Array.from({ length: count }, (_, i) => post(from + i));

async function mountMasonry(
  list: readonly Item[],
  { widthPx = 900, around = '', ...attributes }: Record<string, string | number> = {},
) {
  window.scrollTo(0, 0); // from where an earlier test left it, it would scroll when the height of the page changes
  const feed = await mountFeed(list, { layout: 'masonry', lines: 0, ...attributes }, '', {
    place: ({ style }) => (style.cssText = `width: ${widthPx}px; ${around}`),
  });
  return { feed, place: placeOf(feed) };
}

/** Plain objects, because a matcher considers any two rects equal. The axes are swapped where lines are vertical. */
const boxesOf = (feed: Element): DOMRect[] =>
  partsOf(feed, 'card').map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const isVertical = getComputedStyle(card).writingMode === 'vertical-lr';
    return (isVertical ? new DOMRect(y, x, height, width) : new DOMRect(x, y, width, height)).toJSON() as DOMRect;
  });

/** The boxes relative to the feed, because the page may be scrolled for a button. */
function boxesWithin(feed: Element): number[][] {
  const { left, top } = partOf(feed, 'feed').getBoundingClientRect();
  return boxesOf(feed).map((box) => [box.left - left, box.top - top, box.height].map(Math.round));
}

/** A row is 1 px, or higher if that needed more grid lines than browsers have. With one column, there are no rows: 0. */
const rowPx = (feed: Element): number => parseFloat(getComputedStyle(partOf(feed, 'feed')).gridAutoRows) || 0;

/** The cards from left to right, as columns from top to bottom. */
function columnsOf(feed: Element): DOMRect[][] {
  const boxes = boxesOf(feed);
  const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))].sort((a, b) => a - b);
  return lefts.map((left) => boxes.filter((box) => Math.round(box.left) === left));
}

/** The gaps between the cards of each column, in pixels. */
const gapsOf = (feed: Element): number[] =>
  columnsOf(feed).flatMap((column) => column.slice(1).map(({ top }, i) => top - (column[i]?.bottom ?? 0)));

function expectInOrder(feed: Element, gapPx = 16): void {
  const tops = boxesOf(feed).map(({ top }) => Math.round(top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const gap of gapsOf(feed)) expect(Math.abs(gap - gapPx - rowPx(feed) / 2)).toBeLessThan(1 + rowPx(feed) / 2);
}

/** Waits until the cards are in order: they are placed a frame after the size of one changes. */
const soonInOrder = (feed: Element, gapPx?: number): Promise<void> =>
  vi.waitFor(() => expectInOrder(feed, gapPx), { timeout: WAIT_TIMEOUT_MS });

describe('masonry', () => {
  it('has no hole within a column, no card begins above the one before it, and a grid is higher', async () => {
    const { feed } = await mountMasonry(posts(30));
    expect(columnsOf(feed)).toHaveLength(3);
    await soonInOrder(feed);
    const masonryPx = partOf(feed, 'feed').offsetHeight;
    await change(feed, { layout: 'grid' });
    await untilObserved();
    expect(masonryPx).toBeLessThan(partOf(feed, 'feed').offsetHeight);
    for (const card of partsOf(feed, 'card')) expect(getComputedStyle(card).gridArea).toBe('auto');
  });

  it.each(['zoom: 0.7', 'zoom: 1.3', 'scale: 0.6', 'height: 900px; writing-mode: vertical-lr'])(
    'has none, nor cards over others, with %s',
    async (around) => {
      const { feed } = await mountMasonry(posts(30), { around });
      await untilObserved();
      for (const gap of gapsOf(feed)) expect(Math.abs(gap - 16)).toBeLessThan(10); // the browser rounds the height of a zoomed row
    },
  );

  it('lays out what is near alone, and estimates the height of the others, about', async () => {
    const { feed } = await mountMasonry(posts(30), { lines: 8 });
    await untilObserved();
    const isSkipped = (card: Element): boolean =>
      card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
    expect(partsOf(feed, 'card').map(isSkipped).lastIndexOf(false)).toBeLessThan(25);
    const estimatedPx = partOf(feed, 'feed').offsetHeight;
    for (const card of partsOf(feed, 'card')) {
      card.scrollIntoView();
      await untilObserved();
    }
    await soonInOrder(feed);
    expect(estimatedPx / partOf(feed, 'feed').offsetHeight).toBeCloseTo(1, 0.5);
  });

  it('keeps the height by which a scroll bar came, else it would go and come for ever; becomes one column, as wide as the element, when that gets narrow', async () => {
    const { feed, place } = await mountMasonry(posts(12));
    const { offsetHeight } = partOf(feed, 'feed');
    const kept = () => getComputedStyle(partOf(feed, 'feed')).minBlockSize;
    place.style.width = '885px';
    // It has its rows, too: a height is also kept while cards are placed again.
    await soon(() => [rowPx(feed), kept()]).toEqual([1, `${offsetHeight}px`]);
    place.style.width = '300px';
    await soon(() => columnsOf(feed)).toHaveLength(1);
    await soon(kept).toBe('0px');
    for (const { width } of boxesOf(feed)) expect(width).toBeCloseTo(300, 0);
    await soonInOrder(feed);
  });

  it('moves what is below a text that is opened, and nothing in other columns, until it is cut again', async () => {
    const { feed } = await mountMasonry(posts(12), { lines: 2 });
    await until(() => partOf(feed, 'feed').querySelector('button'), 'no button');
    await untilObserved();
    await soonInOrder(feed);
    const boxes = () => boxesWithin(feed);
    const before = boxes();
    const button = partOf(feed, 'feed').querySelector('button');
    const opened = partsOf(feed, 'card').findIndex((card) => card.contains(button));
    button?.click();
    await soon(() => boxes()[opened]?.[2]).toBeGreaterThan((before[opened]?.[2] ?? 0) + 20);
    await untilObserved();
    const isElsewhere = (box: number[]): boolean => box[0] !== before[opened]?.[0];
    await soon(() => boxes().filter(isElsewhere)).toEqual(before.filter(isElsewhere));
    for (const gap of gapsOf(feed)) expect(gap).toBeCloseTo(16, -1);
    button?.click();
    await soon(boxes).toEqual(before);
  });

  it('leaves what a visitor reads in view, in a box of a shadow root that scrolls, too', async () => {
    const high = Array.from({ length: 30 }, (_, i) => item(i, { postText: 'WIDE WORDS '.repeat(40) }));
    const { feed, place } = await mountMasonry(high, { widthPx: 600, more: 'none' });
    place.attachShadow({ mode: 'open' }).innerHTML = '<div style="height: 600px; overflow: auto"><slot></slot></div>';
    const box = place.shadowRoot?.firstElementChild ?? expect.fail('no box');
    await untilObserved();
    box.scrollTo(0, box.scrollHeight);
    const { top, bottom } = box.getBoundingClientRect();
    const card = partsOf(feed, 'card').find((one) => one.getBoundingClientRect().bottom > top);
    await untilObserved();
    await soonInOrder(feed);
    expect(card?.getBoundingClientRect().top).toBeLessThan(bottom);
  });

  it('leaves what a visitor reads where it is while those above it are measured, and the cards are placed again', async () => {
    const { feed } = await mountMasonry(posts(30), { widthPx: 600, more: 'none' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const card = partsOf(feed, 'card').find((one) => one.getBoundingClientRect().bottom > 0);
    const { top } = card?.getBoundingClientRect() ?? {};
    for (const place of [untilObserved, () => feed.requestUpdate(), () => feed.refresh()]) {
      await place();
      await feed.updateComplete;
      await untilObserved();
      await soonInOrder(feed);
      expect(card?.getBoundingClientRect().top).toBeCloseTo(Number(top), 0);
      expect(window.scrollY).toBeGreaterThan(2000);
    }
  });

  it('places what comes later below, and moves no card that is there', async () => {
    const { feed } = await mountMasonry(posts(25), { 'page-size': 10 });
    await soon(() => rowPx(feed)).toBe(1);
    let before: number[][] = [];
    do {
      before = boxesWithin(feed);
      window.scrollTo(0, document.documentElement.scrollHeight); // where the button is
      await untilObserved();
    } while (boxesWithin(feed).join() !== before.join());
    expect(before).toHaveLength(10);
    await feed.loadMore();
    expect(boxesOf(feed)).toHaveLength(20);
    await soonInOrder(feed);
    expect(boxesWithin(feed).slice(0, 10)).toEqual(before);
  });

  it.each(['', 'until-found'])('is in order once it is shown, after posts came into hidden="%s"', async (hidden) => {
    const { feed, place } = await mountMasonry(posts(3), { loading: 'eager' });
    place.setAttribute('hidden', hidden);
    answerFetch(() => envelope(posts(20)));
    await feed.refresh();
    await untilObserved();
    place.removeAttribute('hidden');
    expect(boxesOf(feed)).toHaveLength(20);
    await soonInOrder(feed);
  });

  it('follows the columns that the page asks for at once, and a gap of its own', async () => {
    const { feed, place } = await mountMasonry(posts(12), { widthPx: 1300 });
    for (const columns of [3, 1, 0, 2]) {
      feed.style.setProperty('--ws-columns', String(columns));
      await soon(() => [columnsOf(feed).length, partOf(feed, 'feed').scrollWidth]).toEqual([columns || 1, 1300]);
    }
    await soonInOrder(feed);
    feed.style.setProperty('--ws-gap', '40px');
    place.style.width = '1310px';
    await soonInOrder(feed, 40);
  });

  it('keeps the places within the lines that every browser has, of which the fewest are 10,000', async () => {
    const high = posts(30).map((one) => ({ ...one, postText: 'A line.\n'.repeat(200) }));
    const { feed } = await mountMasonry(high, { widthPx: 600 });
    const ends = partsOf(feed, 'card').map((card) => {
      const { gridRowStart, gridRowEnd } = getComputedStyle(card);
      return Number(gridRowStart) + Number(gridRowEnd.replace('span ', ''));
    });
    expect(ends.filter(Number.isFinite)).toHaveLength(30);
    expect(Math.max(...ends)).toBeLessThanOrEqual(10_000);
  });
});
