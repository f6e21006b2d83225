import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { FULL, item } from '../page/items.ts';
import { rectOf, wordsRectOf } from '../page/measure.ts';
import { atWidth, mountItems } from '../page/mount.ts';
import { isShown, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { soon, untilObserved, until } from '../page/wait.ts';
import { some } from '../support/deep.ts';
import { DESIGN_NAMES, layoutsWith, THEME_NAMES } from '../support/names.ts';

const show = (media: 'print' | ''): Promise<unknown> => cdp().send('Emulation.setEmulatedMedia', { media });

/** Applies the print styles, and waits until the cards have theirs. */
async function print(element: Element): Promise<void> {
  await show('print');
  await until(() => {
    const card = shadowOf(element).querySelector('article');
    return card && getComputedStyle(card).breakInside === 'avoid';
  }, 'cards may be cut in two');
  await untilObserved();
}

const linesOf = (element: Element): number =>
  element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight);

/** What a pseudo-element adds to a part on paper, or displays in its place. */
const replaced = (feed: Element, name: string, pseudo: '::before' | '::after'): string =>
  getComputedStyle(partOf(feed, name), pseudo).content;

afterEach(() => show(''));

describe('on paper', () => {
  const designs = some(DESIGN_NAMES).flatMap((design) => [{ design }, { design, layout: 'grid', featured: '' }]);
  it.each([{ layout: 'compact' }, ...designs])(
    'a card says its date in full and its URL, each in place of other words: %o',
    async (attributes) => {
      const widthPx = attributes.layout === 'compact' ? 420 : 718; // no room for a date beside an action
      const feed = await mountItems([FULL, item(1)], attributes, atWidth(widthPx));
      expect(replaced(feed, 'date', '::before')).toBe('none');
      await print(feed);
      expect(replaced(feed, 'date', '::before')).toBe('"March 5, 2020 at 12:00 PM"');
      expect(replaced(feed, 'link', '::after')).toBe('"https://example.com/posts/1"');
      for (const name of ['date', 'link']) {
        const part = partOf(feed, name);
        expect(linesOf(part), name).toBeGreaterThan(0.9);
        expect(linesOf(part), name).toBeLessThan(1.6);
        expect(getComputedStyle(part).fontSize, name).not.toBe('0px');
        expect(wordsRectOf(part).top, `${name}: below its edge`).toBeGreaterThanOrEqual(rectOf(part).bottom - 1);
      }
      const [card, link] = ['card', 'link'].map((name) => partOf(feed, name).getBoundingClientRect());
      expect(link?.bottom).toBeLessThanOrEqual(card?.bottom ?? 0);
      for (const name of ['date', 'image'])
        expect(link?.top, name).toBeGreaterThanOrEqual(partOf(feed, name).getBoundingClientRect().bottom - 1);
    },
  );

  it.each(['list', 'grid', 'compact'])('a day stays with its first post, in no grid: layout="%s"', async (layout) => {
    const feed = await mountItems([FULL, item(1)], { layout, group: 'day' });
    await until(() => partsOf(feed, 'day').length, 'there are no days');
    await print(feed);
    for (let box = partOf(feed, 'feed'); box !== feed; box = box.parentElement ?? feed)
      expect(getComputedStyle(box).display).not.toBe('grid'); // Firefox begins one on a new page
    expect(getComputedStyle(partOf(feed, 'day')).columnSpan).toBe('none');
  });

  it('paragraphs are apart, which they are not on a screen where they may be cut', async () => {
    const feed = await mountItems([item('p', { postText: '<p>One</p><p>Two</p>' })], { layout: 'grid' });
    const marginOf = () => getComputedStyle(shadowOf(feed).querySelector('[part=text] p') ?? feed).marginBlockEnd;
    await until(() => shadowOf(feed).querySelector('.clamped p') && marginOf() === '0px', 'apart');
    await print(feed);
    expect(marginOf()).not.toBe('0px');
  });

  it.each(some(['auto', ...THEME_NAMES]))(
    'is black on white in the theme %s, whatever the colors of its page',
    async (theme) => {
      const css = '--ws-surface: #000; --ws-text: #fff; color: #fff';
      const prepare = ({ style }: HTMLElement): string => (style.cssText = css);
      const feed = await mountItems([FULL], { theme, design: 'overlay' }, { prepare });
      await print(feed);
      for (const name of ['card', 'title', 'text', 'date'])
        expect(getComputedStyle(partOf(feed, name)).color, name).toMatch(/^(rgb\(0, 0, 0\)|color\(srgb 0 0 0( |\)))/);
      const clear = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
      expect(clear).toContain(getComputedStyle(partOf(feed, 'card')).backgroundColor);
      const root = shadowOf(feed).querySelector('.root') ?? expect.fail('no root');
      expect(getComputedStyle(root).backgroundColor).toBe('rgb(255, 255, 255)');
      expect(getComputedStyle(partOf(feed, 'card'), '::after').content).toBe('none');
    },
  );

  it.each(some(layoutsWith('columns')))(
    'is one below the other in columns, no higher than what is in it: layout="%s"',
    async (layout) => {
      const many = Array.from({ length: 60 }, (_, i) => `Line ${i} of a long text.`).join('\n');
      const table = `<table><tr>${'<td>A long word in a cell</td>'.repeat(8)}</tr></table>`;
      const texts = ['Hall closed today.', many, table, '<p><a href="https://example.com/minutes">Minutes</a></p>'];
      const posts = texts.map((postText, i) => item(i, { postText }));
      const feed = await mountItems(posts, { layout }, atWidth(718));
      await print(feed);
      const boxes = () => partsOf(feed, 'card').map((card) => card.getBoundingClientRect());
      await soon(() => boxes().every(({ width }) => width < 360)).toBe(true);
      expect(boxes()[0]?.height).toBeLessThan(120);
      for (const card of partsOf(feed, 'card')) expect(card.scrollWidth).toBe(card.clientWidth);
      const link = partsOf(feed, 'text')[3]?.querySelector('a') ?? expect.fail('no link');
      expect(getComputedStyle(link, '::after').content).toBe('" https://example.com/minutes"');
    },
  );

  it('has nothing to press, and all lines of a text', async () => {
    const attributes = { lines: 2, lightbox: '', search: '', share: '' };
    const feed = await mountItems([{ ...FULL, postText: 'Some words. '.repeat(80) }], attributes);
    await until(() => partsOf(feed, 'share').length > 0 && shadowOf(feed).querySelector('.read-more'), 'no buttons');
    const text = partOf(feed, 'text');
    expect(text.scrollHeight).toBeGreaterThan(text.clientHeight + 10);
    await print(feed);
    expect([...shadowOf(feed).querySelectorAll('button, input')].filter(isShown)).toEqual([]);
    expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
    expect(isShown(partOf(feed, 'action')), 'a link says where it leads').toBe(true);
    expect(replaced(feed, 'action', '::after')).toBe('" https://example.com/order"');
  });
});
