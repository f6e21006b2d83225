import { describe, expect, it } from 'vitest';
import { putIntoHead } from '../page/head.ts';
import { item } from '../page/items.ts';
import { overlapPx, rectOf } from '../page/measure.ts';
import { type Attributes, mountFeed, type WsFeed } from '../page/mount.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { isShown, partOf, partsOf } from '../page/parts.ts';
import { serviceUrl } from '../page/requests.ts';
import { some } from '../support/deep.ts';
import sheets from './page-sheets.json' with { type: 'json' };

/** A feed of four posts in a box of 900 pixels, in a page with these styles. */
function mountUnder(styles: string, attributes: Attributes = {}): Promise<WsFeed> {
  putIntoHead('style', {}, styles);
  const posts = Array.from({ length: 4 }, (_, i) =>
    item(i, {
      header: `Title ${i}`,
      postText: `Words and <strong>bold ones</strong>. ${'More words. '.repeat(30)}`,
      postUrl: `https://example.com/${i}`,
      imageUrl: `${serviceUrl}/pictures/avatar-made-1.svg`,
    }),
  );
  // Only this design displays the words of the link.
  return mountFeed(posts, { design: 'social', ...attributes }, '', {
    place: ({ style }) => (style.cssText = 'display: block !important; inline-size: 900px !important'),
  });
}

/** What a visitor could not read; empty if everything is readable. */
function findUnreadable(feed: Element): string[] {
  const faults: string[] = [];
  const cards = partsOf(feed, 'card');
  if (cards.length !== 4) faults.push(`${cards.length} cards`);
  cards.forEach((card, i) => {
    const next = cards[i + 1];
    if (next && overlapPx(rectOf(card), rectOf(next)) > 1) faults.push(`card ${i} lies over the next`);
    for (const name of ['title', 'text', 'link', 'image']) {
      const part = partOf(card, name);
      const { width, height, left, right } = rectOf(part);
      const { color, fontSize, visibility, opacity } = getComputedStyle(part);
      // Relative to its own font size, because the width of words depends on the fonts of a machine.
      const letterPx = parseFloat(fontSize);
      if (!isShown(part) || visibility !== 'visible' || opacity !== '1') faults.push(`${name} ${i} is not shown`);
      if (letterPx < 8) faults.push(`${name} ${i} has letters of ${fontSize}`);
      if (width < 2 * letterPx || height < letterPx) faults.push(`${name} ${i} is ${width} x ${height}`);
      if (left < rectOf(card).left - 1 || right > rectOf(card).right + 1) faults.push(`${name} ${i} sticks out`);
      if (color === 'rgba(0, 0, 0, 0)') faults.push(`${name} ${i} has no color`);
    }
    if (!card.querySelector('strong')) faults.push('no bold words');
    if (rectOf(card).width < 200) faults.push(`card ${i} is ${rectOf(card).width} wide`);
  });
  return faults;
}

/** Styles that an owner's page may have for the element itself. */
const OF_HOST = [
  'all: unset',
  ...['inline', 'inline-block', 'contents', 'flex', 'grid', 'table'].map((display) => `display: ${display}`),
  'float: left',
  'position: absolute; inset-inline-start: 0; inset-block-start: 0',
].map((styles) => `ws-feed { ${styles} }`);

const SHEETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OF_HOST.map((styles) => [styles, styles])),
  ...sheets,
};

describe('a page whose styles reset or claim everything', () => {
  it.each(Object.keys(SHEETS))('leaves the cards readable: %s', async (name) => {
    expect(findUnreadable(await mountUnder(SHEETS[name] ?? ''))).toEqual([]);
  });

  it.each(some(LAYOUT_NAMES))('leaves the cards readable laid out as %s', async (layout) => {
    const feed = await mountUnder(SHEETS['* { all: unset !important }'] ?? '', { layout, design: 'social', hide: '' });
    // In a list of headlines, images are small, and links are arrows.
    expect(findUnreadable(feed).filter((fault) => layout !== 'compact' || !/^(?:image|link)/.test(fault))).toEqual([]);
  });
});

describe("an owner's will", () => {
  it.each(['ws-feed { display: none }', '* { display: none }', '[hidden] { display: none }'])(
    'is done: %s',
    async (styles) => {
      putIntoHead('style', {}, styles);
      expect(isShown(partOf(await mountFeed([item(1)], { hidden: '' }), 'card'))).toBe(false);
    },
  );
});
