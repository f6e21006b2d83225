import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { judgedWorkspaces } from '../../demo/service/posts/judged-workspaces.ts';
import { collectCards, type FeedCards } from '../support/collect-cards.ts';
import { bareOfRow, emptyColumns, emptyOfCard, emptyOfView, rowsOf, unevenColumns } from '../support/holes.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { expect, test } from './fixtures.ts';

// How much of a feed is empty, over posts as people write them and over odd ones. The worst of each is printed.

const WIDTHS = [360, 768, 1280, 1920];

/** What is to hold in the end, and how it is said. */
const HOLES = {
  card: { aim: 15, says: (size: number) => `${size} % of a card's height` },
  row: { aim: 15, says: (size: number) => `${size} % of a row` },
  columns: { aim: 0, says: (size: number) => `${size} columns that posts are missing for` },
  ends: { aim: 1, says: (size: number) => `${size} cards between the ends of columns` },
  view: { aim: 15, says: (size: number) => `${size} % of a view's height` },
} as const;

type Hole = keyof typeof HOLES;
const NAMES = Object.keys(HOLES) as Hole[];

/** What is larger today than it is to be. No number may grow, and what is gone is taken out. */
const TODAY: Readonly<Record<string, Partial<Readonly<Record<Hole, number>>>>> = {
  grid: { card: 71, columns: 5 },
  masonry: { columns: 5, ends: 19 },
  carousel: { card: 78, columns: 2, view: 60 },
};

const boundOf = (layout: string, hole: Hole): number => TODAY[layout]?.[hole] ?? HOLES[hole].aim;

function sayBound(layout: string, hole: Hole): string {
  const { aim, says } = HOLES[hole];
  const bound = boundOf(layout, hole);
  return bound > aim ? `${says(bound)} (the aim is ${aim})` : says(bound);
}

interface Found {
  readonly hole: Hole;
  readonly size: number;
  readonly where: string;
}

/** The holes of one feed: only columns have room for another one, and only what is scrolled has a view. */
function findHoles({ feedId, traits, at, shown }: FeedCards, width: number): Found[] {
  const where = `${feedId} at ${width} px${at ? `, scrolled by ${at * 100} %` : ''}`;
  const hasColumns = traits.includes('columns');
  const hasRows = !hasColumns || traits.includes('rows');
  const cards: Found[] = shown.cards.map((card, index) => ({
    hole: 'card',
    size: emptyOfCard(card),
    where: `${where}, card ${index + 1}`,
  }));
  const rows: Found[] = rowsOf(shown.cards).map((row) => ({ hole: 'row', size: hasRows ? bareOfRow(row) : 0, where }));
  return [
    ...cards,
    ...rows,
    { hole: 'columns', size: hasColumns ? emptyColumns(shown) : 0, where },
    { hole: 'ends', size: hasRows ? 0 : unevenColumns(shown), where },
    { hole: 'view', size: at === undefined ? 0 : emptyOfView(shown), where },
  ];
}

const worstOf = (found: readonly Found[], hole: Hole): Found =>
  found
    .filter((one) => one.hole === hole)
    .reduce((worst, one) => (one.size > worst.size ? one : worst), { hole, size: 0, where: 'nowhere' });

/** All posts at once, every image with its own size, and no card skipped because it is not in sight. */
async function showAll(page: Page, layout: string): Promise<void> {
  const postCount = judgedWorkspaces.reduce((count, { stories }) => count + stories.length, 0);
  await expect(page.locator('ws-feed article')).toHaveCount(postCount);
  await page.locator('ws-feed').evaluateAll((all, wanted) => {
    for (const feed of all) {
      feed.setAttribute('layout', wanted);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('article { content-visibility: visible !important }');
      feed.shadowRoot?.adoptedStyleSheets.push(sheet);
    }
  }, layout);
  await page.locator('ws-feed img').evaluateAll((all) =>
    Promise.all(
      all.map((image) => {
        (image as HTMLImageElement).loading = 'eager';
        return (image as HTMLImageElement).decode();
      }),
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}

const fonts = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const FEEDS = judgedWorkspaces.map(({ id }) => `<ws-feed feed-id="${id}" page-size="20" loading="eager"></ws-feed>`);

for (const layout of LAYOUT_NAMES) {
  test(`${layout}: empty are at most ${NAMES.map((hole) => sayBound(layout, hole)).join(', ')}`, async ({
    page,
    open,
  }) => {
    await open(`<style>${fonts}body{margin:16px}</style>${FEEDS.join('<hr>')}`);
    await showAll(page, layout);
    const found: Found[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      const feeds = await page.evaluate(collectCards);
      expect(new Set(feeds.map(({ feedId }) => feedId)).size).toBe(judgedWorkspaces.length);
      found.push(...feeds.flatMap((feed) => findHoles(feed, width)));
    }
    for (const hole of NAMES) {
      const { size, where } = worstOf(found, hole);
      console.log(`${layout}: ${HOLES[hole].says(size)}: ${where}`);
      expect.soft(size, where).toBeLessThanOrEqual(boundOf(layout, hole));
    }
  });
}
