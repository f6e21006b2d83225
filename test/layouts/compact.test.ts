import { describe, expect, it } from 'vitest';
import { FULL, item, type Item, PICTURE } from '../page/items.ts';
import { linesOf } from '../page/measure.ts';
import { type Attributes, mountItems, placeOf } from '../page/mount.ts';
import { isShown, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { resize, soon } from '../page/wait.ts';
import { some } from '../support/deep.ts';

const LONG: Item = { ...FULL, author: undefined, postText: 'Many words of one post. '.repeat(80) };
const ARABIC = 'ورشة الخط العربي للمبتدئين: كل يوم سبت، الساعة الرابعة، والأدوات متوفرة لدينا. ';
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

  it.each([360, 900])(
    'have the button of a post as a quiet link, in their one line about it in %i px',
    async (widthPx) => {
      const ctaLink = { label: 'Reserve a place at the workshop', url: 'https://example.com/order' };
      const feed = await mountCompact([{ ...LONG, ctaLink }, item(2, { feedId: 'other', feedName: 'The club' })]);
      await resize(placeOf(feed), widthPx);
      const action = partOf(feed, 'action');
      action.scrollIntoView({ inline: 'center' });
      const { left, right, top, bottom, height } = action.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(24);
      expect(getComputedStyle(action).borderTopWidth).toBe('0px');
      expect(shadowOf(feed).elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(action);
      expect(left).toBeGreaterThanOrEqual(partOf(feed, 'date').getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(partOf(feed, 'claps').getBoundingClientRect().left);
      expect(linesOf(action)).toBeLessThan(2.9); // its line, and what a finger needs around it
      expect(placeOf(feed).scrollWidth).toBe(widthPx);
    },
  );

  it.each([
    ['ltr', { header: 'A title', postText: ARABIC.repeat(4) }],
    ['ltr', { header: ARABIC, postText: 'Words. '.repeat(40) }],
    ['rtl', { header: 'A title', postText: ARABIC.repeat(4) }],
    ['rtl', { header: ARABIC, postText: `<p>${'Words. '.repeat(40)}</p>` }],
  ])('are as wide as the rule below them, and begin at its edge, in a page that is %s: %j', async (dir, more) => {
    const place = (box: HTMLElement): void => void (box.dir = dir);
    const feed = await mountItems([{ ...LONG, ...more, postImage: undefined }], { layout: 'compact' }, { place });
    for (const widthPx of [360, 1280]) {
      await resize(placeOf(feed), widthPx);
      const row = partOf(feed, 'card').getBoundingClientRect();
      expect(row.width).toBeLessThan(720);
      for (const name of ['title', 'text']) {
        const part = partOf(feed, name);
        const { left, right } = part.getBoundingClientRect();
        expect([left, right]).toEqual([row.left, row.right]);
        const words = document.createRange();
        words.selectNodeContents(part);
        const [line = new DOMRect()] = words.getClientRects();
        const isLeftToRight = getComputedStyle(part).direction === 'ltr';
        const gap = isLeftToRight ? line.left - row.left : row.right - line.right;
        expect(Math.abs(gap), name).toBeLessThan(2);
      }
    }
  });

  it('have a mark to play a lone video, and a number for more than one image', async () => {
    const several = { mediaImageUrls: [{ src: `${PICTURE}?a` }, { src: `${PICTURE}?b` }] };
    const feed = await mountCompact([item(1, { postImage: VIDEO }), item(2, several)]);
    const [video, number] = partsOf(feed, 'media-more').map((more) => getComputedStyle(more));
    expect([video?.fontSize, video?.backgroundImage]).toEqual(['0px', expect.stringContaining('conic')]);
    expect([number?.fontSize, number?.backgroundImage]).toEqual(['13px', expect.not.stringContaining('conic')]);
    const [button] = partsOf(feed, 'media-more');
    const { width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).toEqual([48, 48]);
    button?.click();
    await soon(() => partOf(feed, 'video').getBoundingClientRect().width).toBeGreaterThan(300);
  });

  it.each([
    ['a title and text', {}],
    ['text alone', { header: undefined }],
    ['a title alone', { postText: undefined, header: 'A title of many words. '.repeat(20) }],
  ])('take two lines of %s, and one of everything else', async (_, more) => {
    const feed = await mountCompact([{ ...LONG, ...more }]);
    for (const widthPx of [360, 900]) {
      await resize(placeOf(feed), widthPx);
      const said = [...partsOf(feed, 'title'), ...partsOf(feed, 'text')];
      const px = said.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      expect(px).toBeGreaterThanOrEqual(40);
      expect(px).toBeLessThan(50);
      const about = ['date', 'action', 'claps', 'link'].map((name) => partOf(feed, name).getBoundingClientRect());
      const middles = about.map(({ top, bottom }) => (top + bottom) / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
      expect(partOf(feed, 'card').offsetHeight).toBeLessThan(105);
    }
  });

  it.each(
    some([
      ['plain text', 'One line.\n\n\n\n\nAnother.\n'.repeat(20)],
      ['prose', '<p>One</p><ul><li>Two</li><li>Three</li></ul><blockquote>Four</blockquote>'.repeat(20)],
      ['prose that is preformatted', `<pre>${'a line\n'.repeat(50)}</pre>`],
      ['a table', `<table>${'<tr><td>one</td><td>two</td></tr>'.repeat(30)}</table>`],
      ['lines of nothing', `a${'<br>'.repeat(60)}b`],
    ]),
  )('show no more than two lines of %s', async (_, postText) => {
    const feed = await mountCompact([item(1, { postText })]);
    expect(linesOf(partOf(feed, 'text'))).toBeLessThan(2.1);
  });
});
