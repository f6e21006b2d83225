import { describe, expect, it } from 'vitest';
import { putIntoHead } from '../page/head.ts';
import { FULL, IMAGE, item, type Item } from '../page/items.ts';
import { letterIn, linesOf, showAllContent } from '../page/measure.ts';
import { type Attributes, atWidth, mountItems } from '../page/mount.ts';
import { partOf, partsOf, shadowOf } from '../page/parts.ts';
import { layoutsWith } from '../support/names.ts';
import { change, soon, untilObserved } from '../page/wait.ts';

/** Posts with more or less content, each with a footer. */
const POSTS: Item[] = [
  item('plain', { postUrl: 'https://example.com/1' }),
  item('titled', { postUrl: 'https://example.com/2', header: 'A title', claps: 3, postText: 'Words. '.repeat(20) }),
  item('pictured', { postUrl: 'https://example.com/3', claps: 12, postImage: IMAGE, postText: 'Few words.' }),
  item('bare', { postUrl: 'https://example.com/4', postImage: IMAGE, postText: undefined }),
  { ...FULL, author: undefined, postText: 'Words. '.repeat(90) },
];

async function mountWide(attributes: Attributes, posts: readonly Item[] = POSTS) {
  const feed = await mountItems(posts, attributes, atWidth(1280));
  showAllContent(feed);
  await untilObserved();
  return feed;
}

const heightsOf = (feed: Element): number[] =>
  partsOf(feed, 'card').map((card) => Math.round(card.getBoundingClientRect().height));

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
});

describe('a few words beside images', () => {
  it.each(layoutsWith('rows'))('are no larger than a heading of the page, in a lower card: %s', async (layout) => {
    putIntoHead('style', {}, 'h2 { font-size: 20px }');
    const words = item('words', { postText: 'Hall closed today. Sorry!' });
    const feed = await mountWide({ layout, design: 'editorial' }, [words, ...POSTS.slice(2, 4)]);
    expect(getComputedStyle(partOf(feed, 'text')).fontSize).toBe('20px');
    const [note, pictured] = heightsOf(feed);
    const isWebKit = CSS.supports('-webkit-nbsp-mode: space'); // there, cards fill their rows
    expect(note).toBeLessThan((isWebKit ? 1.01 : 0.75) * (pictured ?? 0));
  });
});

describe('one long post', () => {
  const WITH_LONG = [item('long', { postText: 'Many words of one long post. '.repeat(120) }), ...POSTS.slice(0, 2)];

  it.each(layoutsWith('columns'))('is cut in the columns of layout="%s", and whole in a list', async (layout) => {
    const feed = await mountWide({ layout, design: 'social' }, WITH_LONG);
    expect([feed.lines, Math.round(linesOf(partOf(feed, 'text')))]).toEqual([6, 6]);
    await soon(() => shadowOf(feed).querySelectorAll('.read-more').length).toBe(1);
    expect(Math.max(...heightsOf(feed))).toBeLessThan(400);
    await change(feed, { layout: 'list' });
    expect(feed.lines).toBe(0);
    const hiddenPx = (): number => partOf(feed, 'text').scrollHeight - partOf(feed, 'text').clientHeight;
    await soon(hiddenPx).toBeLessThanOrEqual(1);
  });
});

describe('a line', () => {
  it.each(['list', 'masonry', 'compact'])('of text is some 70 characters at most, with layout="%s"', async (layout) => {
    const text = 'The quick brown fox jumps over the lazy dog and runs away. '.repeat(20);
    const feed = await mountWide({ layout }, [item('long', { postText: text })]);
    feed.style.setProperty('--ws-columns', '1');
    await untilObserved();
    const topOf = (at: number): number => letterIn(partOf(feed, 'text'), at).top;
    let letters = 1;
    while (topOf(letters) === topOf(0)) letters++;
    expect(Math.abs(letters - 70)).toBeLessThan(15);
  });
});
