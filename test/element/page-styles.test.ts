import { describe, expect, it } from 'vitest';
import { putIntoHead } from '../page/head.ts';
import { item } from '../page/items.ts';
import { overlapPx, rectOf } from '../page/measure.ts';
import { type Attributes, mountFeed, type WsFeed } from '../page/mount.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { isShown, partOf, partsOf } from '../page/parts.ts';
import { serviceUrl } from '../page/requests.ts';
import { some } from '../support/deep.ts';

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
  // The words of the link are in sight in this design alone.
  return mountFeed(posts, { design: 'social', ...attributes }, '', {
    place: ({ style }) => (style.cssText = 'display: block !important; inline-size: 900px !important'),
  });
}

/** What a reader could not read; nothing where all is well. */
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
      // Measured by its own letters, for how wide words are depends on the fonts of a machine.
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

/** What an owner's page may say of the element itself. */
const OF_HOST = [
  'all: unset',
  ...['inline', 'inline-block', 'contents', 'flex', 'grid', 'table'].map((display) => `display: ${display}`),
  'float: left',
  'position: absolute; inset-inline-start: 0; inset-block-start: 0',
].map((styles) => `ws-feed { ${styles} }`);

const SHEETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OF_HOST.map((styles) => [styles, styles])),
  '* { all: unset !important }': '* { all: unset !important } style, script { display: none !important }',
  '* { all: initial }': '*, *::before, *::after { all: initial } style, script { display: none }',
  'the reset of Eric Meyer':
    '*, html, body, div, span, article, header, footer, section, img, a, p, b, i { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline } body { line-height: 1 } ol, ul { list-style: none }',
  'a reset of boxes':
    '*, *::before, *::after { box-sizing: content-box !important; margin: 0 !important; padding: 0 !important; min-width: 0 !important; max-width: none !important; line-height: 0 !important }',
  ':root { font-size: 62.5% }': ':root { font-size: 62.5% }',
  'images without a limit': 'img { max-width: none; width: auto !important; height: auto !important; display: inline }',
  'styles for article, header, footer, a':
    'article { display: none } header { position: fixed } footer { display: none } a { color: transparent; font-size: 0 } button { all: unset }',
  'classes of our own names':
    '.root, .list, .ready, .pictured, .controls, .stand-in { display: none !important } [part] { display: none !important } [hidden] { display: block !important }',
  'letters and words apart':
    'body { white-space: nowrap; word-break: break-all; text-transform: uppercase; hyphens: none; text-indent: 2px }',
  'everything transitions': '* { transition: all 10s !important; animation: none !important }',
  'a body in the center': 'body { text-align: center; display: grid; place-items: center; justify-items: center }',
};

describe('a page whose styles reset or claim everything', () => {
  it.each(Object.keys(SHEETS))('leaves the cards readable: %s', async (name) => {
    const feed = await mountUnder(SHEETS[name] ?? '');
    expect(findUnreadable(feed)).toEqual([]);
  });

  it.each(some(LAYOUT_NAMES))('leaves the cards readable laid out as %s', async (layout) => {
    const feed = await mountUnder(SHEETS['* { all: unset !important }'] ?? '', { layout, design: 'social', hide: '' });
    // Of a row of headlines, images are small, and links are arrows.
    const unreadable = findUnreadable(feed).filter((fault) => layout !== 'compact' || !/^(?:image|link)/.test(fault));
    expect(unreadable).toEqual([]);
  });
});

describe("an owner's will", () => {
  it.each(['ws-feed { display: none }', '* { display: none }', '[hidden] { display: none }'])(
    'is done: %s',
    async (styles) => {
      putIntoHead('style', {}, styles);
      const feed = await mountFeed([item(1)], { hidden: '' });
      expect(isShown(partOf(feed, 'card'))).toBe(false);
    },
  );

  it('colors and letters are inherited where nothing resets them', async () => {
    const feed = await mountUnder('body { color: rgb(1, 2, 3); font: italic 20px/2 serif }');
    const { color, fontSize, fontStyle } = getComputedStyle(partOf(feed, 'text'));
    expect([color, fontSize, fontStyle]).toEqual(['rgb(1, 2, 3)', '20px', 'italic']);
  });
});
