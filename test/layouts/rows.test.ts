import { describe, expect, it } from 'vitest';
import { putIntoHead } from '../page/head.ts';
import { FULL, item, type Item, PICTURE } from '../page/items.ts';
import { linesOf, showAllContent } from '../page/measure.ts';
import { type Attributes, create, mountItems } from '../page/mount.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { layoutsWith } from '../support/names.ts';
import { serviceUrl } from '../page/requests.ts';
import { change, soon, untilObserved, until } from '../page/wait.ts';

const IMAGE = { type: 'image', src: PICTURE, alt: 'A loaf' };
const LONG = 'Many words of one long post. '.repeat(120);

/** Posts that have more and less in them, a footer each. */
const POSTS: Item[] = [
  item('plain', { postUrl: 'https://example.com/1' }),
  item('titled', { postUrl: 'https://example.com/2', header: 'A title', claps: 3, postText: 'Words. '.repeat(20) }),
  item('pictured', { postUrl: 'https://example.com/3', claps: 12, postImage: IMAGE, postText: 'Few words.' }),
  item('bare', { postUrl: 'https://example.com/4', postImage: IMAGE, postText: undefined }),
  { ...FULL, author: undefined, postText: 'Words. '.repeat(90) },
];

async function mountWide(attributes: Attributes, posts: readonly Item[] = POSTS) {
  const feed = await mountItems(posts, attributes, { place: ({ style }) => (style.width = '1280px') });
  showAllContent(feed);
  await untilObserved();
  return feed;
}

const heightsOf = (feed: Element): number[] =>
  partsOf(feed, 'card').map((card) => Math.round(card.getBoundingClientRect().height));

/** The first text in an element. */
function textIn(element: Element): Text {
  const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!(node instanceof Text)) throw new Error('no text');
  return node;
}

describe('footers', () => {
  it.each(['list', ...layoutsWith('rows')])('stand in one place of every card with layout="%s"', async (layout) => {
    const feed = await mountWide({ layout, lines: 0, design: 'social' });
    const cards = partsOf(feed, 'card').filter(({ inert }) => !inert);
    const places = cards.map((card) => {
      const { bottom, right } = card.getBoundingClientRect();
      const link = partOf(card, 'link').getBoundingClientRect();
      return [Math.round(bottom - link.bottom), Math.round(right - link.right)];
    });
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places.map(String)).size, JSON.stringify(places)).toBe(1);
  });

  it.each(layoutsWith('rows'))('end at one height, with an image or without, with layout="%s"', async (layout) => {
    const feed = await mountWide({ layout, design: 'editorial' }, POSTS.slice(0, 4));
    const ends = partsOf(feed, 'card').flatMap((card) => {
      const link = partOf(card, 'link').getBoundingClientRect();
      return card.inert ? [] : [Math.round(card.getBoundingClientRect().bottom - link.bottom)];
    });
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set(ends).size, JSON.stringify(ends)).toBe(1);
  });

  it('are below the image of a list, whose text may be shorter or longer', async () => {
    const feed = await mountWide({ layout: 'list', design: 'social' });
    for (const card of partsOf(feed, 'card').filter(({ className }) => className === 'pictured')) {
      const link = partOf(card, 'link').getBoundingClientRect();
      expect(partOf(card, 'media').getBoundingClientRect().bottom).toBeLessThan(link.bottom);
    }
  });
});

describe('one long post', () => {
  const WITH_LONG = [item('long', { postText: LONG }), ...POSTS.slice(0, 2)];

  it.each(layoutsWith('columns'))('is cut in the columns of layout="%s", and whole in a list', async (layout) => {
    const feed = await mountWide({ layout, design: 'social' }, WITH_LONG);
    expect(feed.lines).toBe(6);
    expect(linesOf(partOf(feed, 'text'))).toBeCloseTo(6, 0);
    await until(() => partOf(feed, 'feed').querySelector('.read-more'), 'no button');
    expect(partOf(feed, 'feed').querySelectorAll('.read-more')).toHaveLength(1);
    expect(Math.max(...heightsOf(feed))).toBeLessThan(400);
    await change(feed, { layout: 'list' });
    expect(feed.lines).toBe(0);
    const hiddenPx = (): number => partOf(feed, 'text').scrollHeight - partOf(feed, 'text').clientHeight;
    await soon(hiddenPx).toBeLessThanOrEqual(1);
  });

  it.each([...layoutsWith('rows').map((layout) => ({ layout, lines: 0 })), { layout: 'list' }])(
    'is shown whole where lines says so, and where there is one column: %o',
    async (attributes) => {
      const feed = await mountWide(attributes, WITH_LONG);
      expect(feed.lines).toBe(0);
      expect(linesOf(partOf(feed, 'text'))).toBeGreaterThan(15);
      expect(partOf(feed, 'feed').querySelector('.read-more')).toBeNull();
    },
  );

  it('is cut as the page says for all its feeds', () => {
    putIntoHead('script', { 'data-base-url': serviceUrl, 'data-lines': '4' });
    expect(create('ws-feed', { layout: 'grid' }).lines).toBe(4);
  });
});

describe('words without an image', () => {
  const WORDS = [
    'Yes.',
    'Tomorrow.',
    'Thank you',
    'Bürgerversammlung',
    'Straßenbahnhaltestelle 3',
    'Wir danken allen, die kamen.',
  ];
  const TITLES = ['Closed', 'Tomorrow', 'Thank you', 'Bürgerversammlung'];

  it.each(layoutsWith('rows'))(
    'are larger the fewer they are, and none is broken, with layout="%s"',
    async (layout) => {
      const posts = [
        ...WORDS.map((postText) => item(postText, { postText })),
        ...TITLES.map((header) => item(`titled ${header}`, { header, postText: undefined })),
      ];
      const feed = await mountWide({ layout }, posts);
      feed.style.width = '272px';
      await untilObserved();
      const texts = [...partsOf(feed, 'text'), ...partsOf(feed, 'title')];
      expect(texts).toHaveLength(WORDS.length + TITLES.length);
      const sizes = texts.map((text) => {
        const node = textIn(text);
        const range = document.createRange();
        for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          // WebKit also tells of a box without width, at the end of the line before.
          expect([...range.getClientRects()].filter(({ width }) => width > 0).length, word).toBe(1);
        }
        return parseFloat(getComputedStyle(text).fontSize);
      });
      expect(sizes[0]).toBeGreaterThan(2 * (sizes[3] ?? 0));
      expect(sizes[2]).toBe(sizes[0]);
      expect(sizes[5]).toBeGreaterThan(sizes[4] ?? 0);
    },
  );
});

describe('a line', () => {
  it.each(['list', 'masonry', 'compact'])('of text is some 70 letters at most, with layout="%s"', async (layout) => {
    const text = 'The quick brown fox jumps over the lazy dog and runs away. '.repeat(20);
    const feed = await mountWide({ layout }, [item('long', { postText: text })]);
    feed.style.setProperty('--ws-columns', '1');
    await untilObserved();
    const node = textIn(partOf(feed, 'text'));
    const range = document.createRange();
    const topOf = (at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    let letters = 1;
    while (topOf(letters) === topOf(0)) letters++;
    expect(letters).toBeGreaterThan(55);
    expect(letters).toBeLessThan(85);
  });
});
