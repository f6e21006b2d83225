import { describe, expect, it } from 'vitest';
import { FULL, item, type Item, PICTURE } from '../page/items.ts';
import { linesOf, showAllContent } from '../page/measure.ts';
import { type Attributes, mountItems, placeOf } from '../page/mount.ts';
import { isShown, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { change, resize, settle, until } from '../page/wait.ts';

const LONG: Item = { ...FULL, author: undefined, postText: 'Many words of one post. '.repeat(80) };

const mountCompact = (posts: readonly Item[], attributes: Attributes = {}) =>
  mountItems(posts, { layout: 'compact', ...attributes });

describe('headlines', () => {
  it.each([
    ['an image', { postImage: { type: 'image', src: PICTURE, alt: 'A loaf' } }],
    ['a button', { ctaLink: { label: 'Order', url: 'https://example.com/order' } }],
  ])('show something of a post that has %s and nothing else', async (_, post) => {
    const feed = await mountCompact([item(1, { postText: undefined, ...post })]);
    const card = partOf(feed, 'card');
    const isSeen = (element: Element) => isShown(element) && element.getBoundingClientRect().height > 0;
    expect([...card.querySelectorAll('*')].some(isSeen)).toBe(true);
  });

  const SEVERAL = { mediaImageUrls: [{ src: `${PICTURE}?a` }, { src: `${PICTURE}?b` }] };
  it.each([{}, { header: undefined }, SEVERAL])('show one small square image of a post with some: %j', async (more) => {
    const feed = await mountCompact([{ ...LONG, ...more }]);
    const [image, ...others] = partsOf(feed, 'image').filter(isShown);
    const { width, height, right, bottom } = image?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height, others]).toEqual([48, 48, []]);
    expect(partOf(feed, 'text').getBoundingClientRect().right).toBeLessThan(right - width);
    expect(partOf(feed, 'date').getBoundingClientRect().bottom).toBeGreaterThan(bottom);
  });

  it('ask for no image where hide takes it away', async () => {
    const src = `${PICTURE}?in-headlines`;
    const feed = await mountCompact([{ ...LONG, postImage: { type: 'image', src, alt: '' } }], { hide: 'image' });
    await settle();
    expect(partsOf(feed, 'media')).toEqual([]);
    expect(performance.getEntriesByName(src)).toEqual([]);
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
      const about = ['author', 'date', 'claps', 'link'].map((name) => partOf(feed, name).getBoundingClientRect());
      const middles = about.map(({ top, bottom }) => (top + bottom) / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
      expect(partOf(feed, 'card').offsetHeight).toBeLessThan(105);
    }
  });

  it('hold their small image back, too', async () => {
    const feed = await mountCompact([LONG], { images: 'click' });
    const { width, height } = partOf(feed, 'image-button').getBoundingClientRect();
    expect([width, height]).toEqual([48, 48]);
  });

  it.each([
    ['plain text', 'One line.\n\n\n\n\nAnother.\n'.repeat(20)],
    ['prose', '<p>One</p><ul><li>Two</li><li>Three</li></ul><blockquote>Four</blockquote>'.repeat(20)],
    ['prose that is preformatted', `<pre>${'a line\n'.repeat(50)}</pre>`],
    ['a table', `<table>${'<tr><td>one</td><td>two</td></tr>'.repeat(30)}</table>`],
    ['lines of nothing', `a${'<br>'.repeat(60)}b`],
  ])('show no more than two lines of %s', async (_, postText) => {
    const feed = await mountCompact([item(1, { postText })]);
    expect(linesOf(partOf(feed, 'text'))).toBeLessThan(2.1);
  });

  it('show the lines that are asked for, all after "Read more", and as many again after "Read less"', async () => {
    const feed = await mountCompact([LONG], { lines: 4 });
    const text = partOf(feed, 'text');
    await until(() => partOf(feed, 'card').querySelector('button'), 'no button');
    await until(() => Math.round(linesOf(text)) === 4, 'not four lines'); // WebKit takes some frames
    const button = partOf(feed, 'card').querySelector('button');
    button?.click();
    await settle();
    expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
    expect(linesOf(text)).toBeGreaterThan(4.5);
    button?.click();
    await settle();
    expect(linesOf(text)).toBeCloseTo(4, 0);
  });

  it('give no link the focus where it cannot be seen', async () => {
    const feed = await mountCompact([
      item(1, { postText: `${'Many words before the address. '.repeat(60)} https://example.com/hidden` }),
    ]);
    const text = partOf(feed, 'text');
    const link = text.querySelector('a');
    link?.focus();
    await settle();
    const [rect, frame] = [link, text].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
    const isSeen = rect && frame && rect.top >= frame.top - 2 && rect.bottom <= frame.bottom + 2;
    expect(isSeen || !link?.matches(':focus')).toBe(true);
  });

  it('are a feed of articles like those of a list, in less than half its height, without avatars and buttons', async () => {
    const feed = await mountCompact([LONG, item(2)]);
    for (const name of ['avatar', 'action']) expect(partsOf(feed, name).filter(isShown)).toEqual([]);
    expect(partOf(feed, 'feed').role).toBe('feed');
    expect(partsOf(feed, 'card').map(({ ariaPosInSet, ariaSetSize }) => [ariaPosInSet, ariaSetSize])).toEqual([
      ['1', '2'],
      ['2', '2'],
    ]);
    expect(wordsOf(feed, 'title')).toEqual(['A title']);
    showAllContent(feed);
    const compactPx = partOf(feed, 'feed').offsetHeight;
    await change(feed, { layout: 'list' });
    await settle();
    expect(compactPx * 2).toBeLessThan(partOf(feed, 'feed').offsetHeight);
  });
});
