import { describe, expect, it } from 'vitest';
import { FULL, IMAGE, item, type Item, PICTURE } from '../page/items.ts';
import { wordsRectOf } from '../page/measure.ts';
import { type Attributes, mountItems, placeOf } from '../page/mount.ts';
import { isShown, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { resize, soon } from '../page/wait.ts';

const LONG: Item = { ...FULL, author: undefined, postText: 'Many words of one post. '.repeat(80) };
const VIDEO = { type: 'video', src: `${PICTURE}?video` };

const mountCompact = (posts: readonly Item[], attributes: Attributes = {}) =>
  mountItems(posts, { layout: 'compact', ...attributes });

describe('headlines', () => {
  const SEVERAL = { mediaImageUrls: [{ src: `${PICTURE}?a` }, { src: `${PICTURE}?b` }] };
  it.each([{}, { header: undefined }, SEVERAL])('show one small square image of a post with some: %j', async (more) => {
    const feed = await mountCompact([{ ...LONG, ...more }]);
    const [image, ...others] = partsOf(feed, 'image').filter(isShown);
    const { width, height, right, bottom } = image?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height, others]).toEqual([48, 48, []]);
    expect(partOf(feed, 'text').getBoundingClientRect().right).toBeLessThan(right - width);
    expect(partOf(feed, 'date').getBoundingClientRect().bottom).toBeGreaterThan(bottom);
  });

  it('stand side by side where a line would be too long, and a post that is an image alone is no higher than two', async () => {
    const alone = item('image', { postText: undefined, postImage: IMAGE });
    const feed = await mountCompact([LONG, alone, { ...LONG, postId: 'other' }]);
    await resize(placeOf(feed), 1100);
    const boxes = partsOf(feed, 'card').map((card) => card.getBoundingClientRect());
    expect(boxes.map(({ left }) => left > 500)).toEqual([false, true, false]);
    expect(boxes.map(({ width }) => width)).toEqual([534, 534, 534]);
    expect(boxes[1]?.height).toBeLessThan(2 * (boxes[2]?.height ?? 0));
    expect(getComputedStyle(partOf(feed, 'action')).borderRadius, 'cuts letters off').toBe('0px');
  });

  it('have a mark to play a lone video, and a number for more than one image', async () => {
    const feed = await mountCompact([item(1, { postImage: VIDEO }), { ...LONG, ...SEVERAL }], { lines: 4 });
    const buttons = partsOf(feed, 'media-more');
    const [video, number] = buttons.map((more) => getComputedStyle(more));
    expect([video?.fontSize, video?.backgroundImage]).toEqual(['0px', expect.stringContaining('conic')]);
    expect([number?.fontSize, number?.backgroundImage]).toEqual(['13px', expect.not.stringContaining('conic')]);
    const square = { width: 48, height: 48 };
    expect(buttons.map((button) => button.getBoundingClientRect())).toMatchObject([square, square]);
    buttons[0]?.click();
    await soon(() => partOf(feed, 'video').getBoundingClientRect().width).toBeGreaterThan(300);
  });

  it('have room for a long word on a button, at 400 % zoom', async () => {
    const feed = await mountCompact([{ ...LONG, ctaLink: undefined, author: 'Hanna' }], { share: '', lang: 'el' });
    await resize(placeOf(feed), 320);
    await soon(() => wordsOf(feed, 'share')).toEqual(['Κοινοποίηση']);
    const { right } = partOf(feed, 'card').getBoundingClientRect();
    for (const part of ['date', 'share', 'link'])
      expect(partOf(feed, part).getBoundingClientRect().right, part).toBeLessThan(right + 1);
  });

  it.each([
    ['a title and text', {}],
    ['text alone', { header: undefined }],
    ['text of many lines', { header: undefined, postText: 'Line.\n'.repeat(101) }],
    ['a title alone', { postText: undefined, header: 'A title of many words. '.repeat(20) }],
  ])('take two lines of %s, and one of everything else', async (_, more) => {
    const feed = await mountCompact([{ ...LONG, ...more }]);
    for (const widthPx of [360, 900]) {
      await resize(placeOf(feed), widthPx);
      const said = [...partsOf(feed, 'title'), ...partsOf(feed, 'text')];
      const px = said.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      expect(Math.abs(px - 45)).toBeLessThanOrEqual(5);
      const about = ['date', 'action', 'claps', 'link'].map((name) => partOf(feed, name).getBoundingClientRect());
      const middles = about.map(({ top, bottom }) => (top + bottom) / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
      expect(partOf(feed, 'card').offsetHeight).toBeLessThan(105);
    }
  });

  it('have a space where a block begins or ends', async () => {
    const table = '<table><caption>Rye</caption><tr><td>Oats</table>';
    const texts = ['Rye Oats', '<div>Rye</div>Oats', 'Rye<p>Oats', '<ul><li>Rye<ul><li>Oats</ul></ul>', table];
    const feed = await mountCompact(texts.map((postText, i) => item(i, { postText })));
    const widths = partsOf(feed, 'text').map((text) => wordsRectOf(text).width);
    expect(widths).toEqual(texts.map(() => expect.closeTo(widths[0] ?? 0, 0)));
  });
});
