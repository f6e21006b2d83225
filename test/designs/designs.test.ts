import { describe, expect, it } from 'vitest';
import { FULL, type Item, PICTURE } from '../page/items.ts';
import { linesOf, rectOf } from '../page/measure.ts';
import { atWidth, mountFeed } from '../page/mount.ts';
import { partOf, partsOf, shadowOf, withoutImageMarks } from '../page/parts.ts';
import { change, soon, until } from '../page/wait.ts';
import { pairs } from '../support/deep.ts';
import { CARD_PARTS, DESIGN_NAMES } from '../support/names.ts';

const VIDEO: Item = { ...FULL, postId: 'video', postImage: { type: 'video', src: `${PICTURE}.mp4`, alt: 'Kneading' } };

/** The element that a click in the upper half of a part would reach. */
function metBy(feed: Element, part: string): Element | null {
  const { x, y, width, height } = rectOf(partOf(feed, part));
  return shadowOf(feed).elementFromPoint(x + width / 2, y + height / 4);
}

const mountCard = (post: Item, design: string, layout = 'grid') =>
  mountFeed([post], { design, layout, target: '_self' }, '', atWidth(320));

describe.each(DESIGN_NAMES)('design="%s"', (design) => {
  it.each([
    ['an image', FULL],
    ['no image', { ...FULL, postId: 'note', postImage: undefined }],
    ['a video', VIDEO],
  ])('displays all that a post with %s has within its card', async (_, post) => {
    const feed = await mountCard(post, design);
    const card = rectOf(partOf(feed, 'card'));
    const inside = CARD_PARTS.flatMap((part) => partsOf(feed, part)).map(rectOf);
    expect(inside.length).toBeGreaterThan(8);
    for (const { left, right, top, bottom, width } of inside) {
      expect(width).toBeGreaterThan(0);
      const gapsPx = [left - card.left, card.right - right, top - card.top, card.bottom - bottom];
      expect(Math.min(...gapsPx)).toBeGreaterThan(-1);
    }
    if (post === VIDEO) expect(metBy(feed, 'video'), 'its controls are the visitor’s').toBe(partOf(feed, 'video'));
  });

  it('leads to the post from title and image, and reads in the order of its words; all else can be pressed', async () => {
    const feed = await mountCard(FULL, design);
    const link = partOf(feed, 'link');
    for (const part of ['title', 'image', 'link']) expect(metBy(feed, part), part).toBe(link);
    for (const part of ['text', 'action', 'author', 'date', 'claps'])
      expect(partOf(feed, part).contains(metBy(feed, part)), part).toBe(true);
    const tops = ['title', 'text', 'action', 'link'].map((part) => rectOf(partOf(feed, part)).top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await change(feed, { lightbox: true });
    await soon(() => metBy(feed, 'image')).toBe(partOf(feed, 'image'));
    expect(metBy(feed, 'title')).toBe(link);
  });

  it('gives a finger 44 px of what it presses, and breaks no word of it in large letters', async () => {
    const ctaLink = { label: 'Anmeldung', url: 'https://example.com/' };
    const feed = await mountCard({ ...FULL, ctaLink, postText: 'Some words of a post. '.repeat(40) }, design);
    await until(() => feed.shadowRoot?.querySelector('.read-more'), 'not cut');
    for (const control of shadowOf(feed).querySelectorAll('article :is(a, button)')) {
      const { left, top, width } = rectOf(control);
      const column = Array.from({ length: 99 }, (_, px) =>
        shadowOf(feed).elementFromPoint(left + width / 2, top + px - 30),
      );
      expect(column.filter((met) => met === control).length, control.outerHTML).toBeGreaterThanOrEqual(43);
    }
    feed.style.cssText = 'inline-size: 288px; font-size: 32px';
    expect(linesOf(partOf(feed, 'action')), 'of a word that is not broken').toBeLessThan(2);
  });
});

it.each(pairs(DESIGN_NAMES, ['list', 'compact']))(
  'cuts no date beside buttons in design="%s" layout="%s" of 288 px',
  async (design, layout) => {
    const feed = await mountFeed([FULL], { design, layout, share: '', lang: 'el' }, '', atWidth(288));
    await until(() => partsOf(feed, 'share')[0]?.textContent === 'Κοινοποίηση', 'not Greek');
    const { scrollWidth, clientWidth } = partOf(feed, 'date');
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(rectOf(partOf(feed, 'link')).right).toBeLessThanOrEqual(rectOf(partOf(feed, 'card')).right);
  },
);

describe('a design', () => {
  it('can be changed, and leaves nothing of the one before behind', async () => {
    const feed = await mountCard(FULL, 'social', 'list');
    const root = partOf(feed, 'feed').closest('.root');
    const sheets = (): readonly CSSStyleSheet[] => shadowOf(feed).adoptedStyleSheets;
    const displayed = () => [withoutImageMarks(root?.outerHTML ?? ''), getComputedStyle(partOf(feed, 'card')).display];
    const before = displayed();
    expect(before[1]).toBe('flex');
    for (const design of DESIGN_NAMES.slice(1)) {
      await change(feed, { design });
      expect(displayed()[1]).toBe('grid');
      await change(feed, { design: 'social' });
      expect(displayed()).toEqual(before);
    }
    expect(new Set(sheets()).size).toBe(sheets().length);
  });

  it('displays as many lines over an image as it has room for', async () => {
    expect((await mountCard({ ...FULL, postText: 'Some words of a post. '.repeat(40) }, 'overlay')).lines).toBe(3);
  });
});
