import { describe, expect, it } from 'vitest';
import {
  isShown,
  item,
  type Item,
  mountItems,
  partOf,
  partsOf,
  serviceUrl,
  settle,
  until,
  wordsOf,
} from '../support/page.ts';

const PICTURE = `${serviceUrl}/pictures/avatar-bakery.svg`;

const FULL: Item = item('full', {
  header: 'A title',
  postText: 'Many words of one post. '.repeat(80),
  feedName: 'Copper Street Bakery',
  feedImageUrl: PICTURE,
  postUrl: 'https://example.com/1',
  postImage: { type: 'image', src: PICTURE, alt: 'A loaf' },
  ctaLink: { label: 'Order', url: 'https://example.com/order' },
  claps: 7,
  publishedDate: '2020-03-05T12:00:00Z',
});

const linesOf = (text: Element): number => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight);

const mountCompact = (posts: readonly Item[], attributes: Record<string, string | number> = {}) =>
  mountItems(posts, { layout: 'compact', ...attributes });

describe('headlines', () => {
  it.each([
    ['a picture', { postImage: { type: 'image', src: PICTURE, alt: 'A loaf' } }],
    ['a button', { ctaLink: { label: 'Order', url: 'https://example.com/order' } }],
  ])('show something of a post that has %s and nothing else', async (_, post) => {
    const feed = await mountCompact([item(1, { postText: undefined, ...post })]);
    const card = partOf(feed, 'card');
    const seen = [...card.querySelectorAll('*')].filter(
      (element) => isShown(element) && element.getBoundingClientRect().height > 0,
    );
    expect(seen).not.toEqual([]);
  });

  it('show no picture, no avatar and no button, and ask for no picture', async () => {
    const src = `${PICTURE}?in-headlines`;
    const feed = await mountCompact([{ ...FULL, postImage: { type: 'image', src, alt: '' } }]);
    await settle();
    for (const name of ['avatar', 'media', 'image', 'action']) expect(partsOf(feed, name).filter(isShown)).toEqual([]);
    expect(performance.getEntriesByName(src)).toEqual([]);
  });

  it('show the title, the first two lines, the date, the claps and the link', async () => {
    const feed = await mountCompact([FULL]);
    for (const name of ['author', 'date', 'title', 'text', 'claps', 'link'])
      expect(partsOf(feed, name).filter(isShown), name).toHaveLength(1);
    // Firefox may measure what is not painted yet by the styles of another layout.
    await until(() => Math.abs(linesOf(partOf(feed, 'text')) - 2) < 0.05, 'not two lines');
  });

  it.each([
    ['plain text', 'One line.\n\n\n\n\nAnother.\n'.repeat(20)],
    ['prose', '<p>One</p><ul><li>Two</li><li>Three</li></ul><blockquote>Four</blockquote>'.repeat(20)],
    ['prose that is preformatted', `<pre>${'a line\n'.repeat(50)}</pre>`],
    ['a table', `<table>${'<tr><td>one</td><td>two</td></tr>'.repeat(30)}</table>`],
    ['lines of nothing', `a${'<br>'.repeat(60)}b`],
  ])('show no more than two lines of %s', async (_, postText) => {
    const feed = await mountCompact([item(1, { postText })]);
    // Firefox makes the lines of a table a little higher.
    expect(linesOf(partOf(feed, 'text'))).toBeLessThan(2.5);
  });

  it('show the lines that are asked for, all after "Read more", and as many again after "Read less"', async () => {
    const feed = await mountCompact([FULL], { lines: 4 });
    const text = partOf(feed, 'text');
    await until(() => partOf(feed, 'card').querySelector('button'), 'no button');
    expect(linesOf(text)).toBeCloseTo(4, 0);
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
    const rect = link?.getBoundingClientRect();
    const frame = text.getBoundingClientRect();
    const hasFocus = link?.matches(':focus') ?? false;
    const isSeen = rect !== undefined && rect.top >= frame.top - 2 && rect.bottom <= frame.bottom + 2;
    expect(!hasFocus || isSeen).toBe(true);
  });

  it('are a feed of articles like those of a list', async () => {
    const feed = await mountCompact([FULL, item(2)]);
    expect(partOf(feed, 'feed').role).toBe('feed');
    expect(partsOf(feed, 'card').map(({ ariaPosInSet, ariaSetSize }) => [ariaPosInSet, ariaSetSize])).toEqual([
      ['1', '2'],
      ['2', '2'],
    ]);
    expect(wordsOf(feed, 'title')).toEqual(['A title']);
  });

  it('take less than half the height of a list', async () => {
    const feed = await mountCompact([FULL]);
    const compactPx = partOf(feed, 'feed').offsetHeight;
    feed.layout = 'list';
    await feed.updateComplete;
    await settle();
    expect(compactPx * 2).toBeLessThan(partOf(feed, 'feed').offsetHeight);
  });
});
