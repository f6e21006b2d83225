import { afterEach, describe, expect, it } from 'vitest';
import { layoutOf } from '../../src/layouts/descriptors.ts';
import { FULL, item, type Item, newFeedId, PICTURE } from '../page/items.ts';
import { rectOf } from '../page/measure.ts';
import { atWidth, mountItems, mountReady } from '../page/mount.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { serve } from '../page/requests.ts';
import { translate } from '../page/translate.ts';
import { change, soon, untilObserved } from '../page/wait.ts';
import { pairs, some } from '../support/deep.ts';

const WORDS = { ...FULL, postImage: undefined, postText: 'Words about #bread.' };
const POSTS = Array.from({ length: 8 }, (_, i) => ({ ...WORDS, postId: String(i) }));

function mountIn(page: Partial<CSSStyleDeclaration>, attributes = {}, properties: Record<string, string> = {}) {
  return mountItems(POSTS, attributes, {
    place: ({ style }) => Object.assign(style, page),
    prepare: ({ style }) => {
      for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    },
  });
}

const controlsOf = (feed: Element): HTMLElement[] => [
  ...shadowOf(feed).querySelectorAll<HTMLElement>('button, input, [part=action]'),
];

it.each(['0', '0px'])('--ws-radius: %s leaves no button, chip or field round', async (radius) => {
  const attributes = { layout: 'carousel', search: '', share: '' };
  const controls = controlsOf(await mountIn({ width: '700px' }, attributes, { '--ws-radius': radius }));
  const names = ['search-field', 'chip', 'previous', 'next', 'action'];
  expect(controls.map((control) => control.part.value)).toEqual(expect.arrayContaining(names));
  for (const control of controls) expect(getComputedStyle(control).borderRadius, control.part.value).toBe('0px');
});

it.each(pairs(['--ws-gap', '--ws-padding', '--ws-card-min'], ['grid', 'carousel']))(
  '%s: 0 is as good as 0px in layout="%s"',
  async (name, layout) => {
    const posts = POSTS.map((post) => ({ ...post, postImage: PICTURE }));
    const feed = await mountItems(posts, { layout, design: 'overlay' }, atWidth(1000));
    feed.style.setProperty('--ws-columns', '3');
    const places = async (value: string): Promise<string[]> => {
      feed.style.setProperty(name, value);
      await untilObserved();
      return ['card', 'media'].flatMap((part) => partsOf(feed, part)).map((one) => JSON.stringify(rectOf(one)));
    };
    expect(await places('0')).toEqual(await places('0px'));
  },
);

describe("a page's root font", () => {
  afterEach(() => document.documentElement.style.removeProperty('font-size'));

  const measure = (feed: Element): string =>
    JSON.stringify(
      [...partsOf(feed, 'card'), ...partsOf(feed, 'avatar'), ...controlsOf(feed)].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        const { borderRadius, padding, gap } = getComputedStyle(part);
        return [part.part.value, Math.round(width), Math.round(height), borderRadius, padding, gap];
      }),
    );

  it.each(some(LAYOUT_NAMES))('changes nothing with layout="%s"', async (layout) => {
    const attributes = { layout, search: '', share: '', pin: '1', heading: 'News' };
    const feed = await mountIn({ width: '1180px', fontSize: '16px' }, attributes);
    await soon(() => partOf(feed, 'feed').hasAttribute('data-placed')).toBe(Boolean(layoutOf(layout).isBrowserOnly));
    const before = measure(feed);
    document.documentElement.style.fontSize = '10px';
    await untilObserved();
    await soon(() => measure(feed)).toBe(before);
  });
});

describe('--ws-font-size', () => {
  it.each(['inherit', '20px Georgia'])('sets the size of the text, whatever --ws-font is: "%s"', async (font) => {
    const feed = await mountIn(
      {},
      { heading: 'News', design: 'social' },
      { '--ws-font-size': '24px', '--ws-font': font },
    );
    expect(getComputedStyle(partOf(feed, 'heading')).fontSize).toBe('36px');
    const { fontSize, fontFamily } = getComputedStyle(partOf(feed, 'text'));
    expect(fontSize).toBe('24px');
    expect(fontFamily === 'Georgia').toBe(font !== 'inherit');
  });
});

describe('on a dark page without a color-scheme, a theme for light and dark', () => {
  const WHITE = 'rgb(255, 255, 255)';
  const THEME = {
    '--ws-text': 'light-dark(#111111, #eeeeee)',
    '--ws-muted': 'light-dark(#444444, #bbbbbb)',
    '--ws-surface': 'light-dark(#fafafa, #202020)',
    '--ws-link': 'light-dark(#101010, #efefef)',
  };
  const page = { color: WHITE, background: '#000' };

  it('colors its cards, and leaves the color of the page to what stands on the page', async () => {
    const feed = await mountIn(page, { heading: 'News', search: '', 'all-href': 'https://example.com/all' }, THEME);
    expect(getComputedStyle(partOf(feed, 'card')).color).toBe('rgb(17, 17, 17)');
    expect(getComputedStyle(partOf(feed, 'claps')).color).toBe('rgb(68, 68, 68)');
    const colorOf = (one: Element | null): string => (one ? getComputedStyle(one).color : 'not there');
    const onPage = [partOf(feed, 'heading'), partOf(feed, 'search').querySelector('label'), partOf(feed, 'all')];
    expect(onPage.map(colorOf)).toEqual([WHITE, WHITE, WHITE]);
    expect(colorOf(partOf(feed, 'search').querySelector('p'))).toContain('1 1 1');
  });
});

it('a translator of the page leaves room for what comes later: new words stand, and "Read more" is right', async () => {
  const LONG = 'many words '.repeat(200);
  const before = [LONG, 'short', `<p>${LONG}</p>`, 'as <b>ever</b>', '<b>bare</b>', 'See https://a.example now'];
  const after = ['new', LONG, '<p>new</p>', 'as <b>ever</b>', 'plain', 'See https://b.example then'];
  const posts = (texts: readonly string[]): Item[] =>
    texts.map((postText, i) => item(i, { postText, header: `T${i}` }));
  const service = serve(posts(before));
  const feed = await mountReady('ws-public-posts', { 'feed-id': newFeedId(), layout: 'grid', design: 'social' });
  const cut = (): boolean[] => partsOf(feed, 'text').map((text) => text.nextElementSibling?.className === 'read-more');
  await soon(cut).toEqual([true, false, true, false, false, false]);
  translate(shadowOf(feed));
  await change(feed, { date: 'absolute' });
  service.posts = posts(after);
  await feed.refresh();
  const words = after.map((text) => text.replaceAll(/<.*?>/g, '').trim().toLowerCase());
  await soon(() => wordsOf(feed, 'text').map((text) => text.toLowerCase())).toEqual(words);
  await soon(cut).toEqual([false, true, false, false, false, false]);
});
