import { describe, expect, it, vi } from 'vitest';
import { type Item, item, PICTURE } from '../page/items.ts';
import { overlapPx, rectOf } from '../page/measure.ts';
import { type Attributes, atWidth, mountFeed, placeOf, type WsFeed } from '../page/mount.ts';
import { LAYOUT_NAMES, THEME_NAMES } from '../support/names.ts';
import { partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { resize, soon } from '../page/wait.ts';
import { some } from '../support/deep.ts';

/** 1200 px wide; an avatar is 40 px. */
const PANORAMA = `${serviceUrl}/pictures/shopfront-wide-studio.svg`;
const DAY_MS = 86_400_000;
const LONG_WORD = 'Wort'.repeat(750);
const OWN_CARD =
  '<template slot="card"><h3 data-ws-text="nowhere.at.all"></h3><p data-ws-text="text"></p><b data-ws-text="claps"></b>' +
  '<i data-ws-text="publishedAt"></i><img data-ws-src="nowhere" alt=""><a data-ws-href="nowhere">Go</a></template>';

/** Posts that nobody would write, and that come anyway. */
const ODD: Readonly<Record<string, Item>> = {
  'a word of 3,000 characters': { postText: LONG_WORD },
  'a word of 3,000 characters in every field': {
    header: LONG_WORD,
    feedName: LONG_WORD,
    author: { name: LONG_WORD },
    postText: `<p><a href="https://example.com/${LONG_WORD}">https://example.com/${LONG_WORD}</a></p>`,
    ctaLink: { label: LONG_WORD, url: 'https://example.com/' },
    postUrl: `https://example.com/${LONG_WORD}`,
    feedImageUrl: PICTURE,
  },
  'a word of 3,000 characters preformatted, and in a table': {
    postText: `<pre>${LONG_WORD}</pre><table><tr><td>${LONG_WORD}</td><td>b</td></tr></table><ul><li>${LONG_WORD}</li></ul>`,
  },
  '20,000 words': { postText: 'many words '.repeat(10_000) },
  'one emoji': { postText: '🎉' },
  'a family of emoji': { postText: '👨‍👩‍👧‍👦'.repeat(200) },
  'only line breaks': { postText: '\n\n\n\n\n\n', header: 'Breaks' },
  'line breaks between words': { postText: `a${'\n'.repeat(40)}b` },
  'only line breaks of markup': { postText: `${'<br>'.repeat(40)}`, header: 'Breaks' },
  'mixed directions': {
    header: 'English مع العربية و עברית 123',
    postText: 'שלום hello مرحبا 123 (שלום) [hello] ‮drawkcab‬ end.',
    feedName: 'مخبز شارع النحاس',
  },
  'text right to left': { postText: 'هذا نص طويل باللغة العربية. '.repeat(20), postUrl: 'https://example.com/' },
  'zero-width letters': { postText: '\u200B\u200D\uFEFF', header: 'Nothing to see' },
  '1e12 claps': { claps: 1e12 },
  'a date in the future': { publishedDate: new Date(Date.now() + 400 * DAY_MS).toISOString() },
  'a date in the year 1': { publishedDate: '0001-01-01T00:00:00Z' },
  'an avatar that is a panorama': { feedImageUrl: PANORAMA, feedName: 'Panorama' },
  'an image that is a panorama': { postImage: { type: 'image', src: PANORAMA, alt: LONG_WORD } },
  'an image that is none': { postImage: { type: 'image', src: `${serviceUrl}/pictures/none`, alt: LONG_WORD } },
  'thirty images': { mediaImageUrls: Array.from({ length: 30 }, (_, i) => `${PANORAMA}?${i}`) },
  'a film': { postImage: { type: 'video', src: `${serviceUrl}/pictures/penalty.webm`, alt: 'A film' } },
  'fields of the wrong type': { header: {}, feedName: [], author: { name: null }, ctaLink: 'x', postUrl: 7, claps: {} },
};

/** Posts that no engine breaks into lines, and whose letters no font joins. Their width depends on the fonts. */
const UNBREAKABLE: Item[] = [
  item('marks', { header: 'Combining marks', postText: `Z${'\u0301\u0323'.repeat(300)}algo` }),
  item('emoji', { header: 'Emoji', postText: Array.from({ length: 200 }, () => '🎉').join('\u200D') }),
];

const POSTS: Item[] = Object.entries(ODD).map(([name, more]) => item(name, more));
const RAW = /\b(null|undefined|NaN|Infinity)\b|\[object|Invalid Date|\{count\}|\d[eE]\+\d/;

/** Cards that are out of view are laid out too, so that they can be measured. */
const showAll = (place: HTMLElement): void => {
  place.innerHTML = '<style>ws-feed::part(card) { content-visibility: visible }</style>';
};

async function mountOdd(attributes: Attributes = {}, content = '', posts = POSTS): Promise<WsFeed> {
  recordConsole('error');
  return mountFeed(posts, attributes, content, { place: showAll });
}

const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);

const isCutByRule = (element: Element): boolean => {
  const { textOverflow, overflowX } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || overflowX === 'clip';
};

/** The box that an element must not overflow: the feed or a card of a carousel; none where it is scrolled or cut by rule. */
function frameOf(element: Element, feed: WsFeed): Element | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (isScroller(parent) || isCutByRule(parent)) return undefined;
    if (parent.part.contains('card') && feed.layout === 'carousel') return parent;
  }
  return feed;
}

const nameOf = (element: Element): string =>
  `${element.localName}${element.part.value ? `[part=${element.part.value}]` : ''} of "${
    element.closest('[part=card]')?.textContent.trim().slice(0, 20) ?? ''
  }"`;

function findOverflow(feed: WsFeed): string[] {
  const faults: string[] = [];
  if (feed.scrollWidth > feed.clientWidth + 1) faults.push(`the element: ${feed.scrollWidth} in ${feed.clientWidth}`);
  for (const element of shadowOf(feed).querySelectorAll<HTMLElement>('[part~=card], [part~=card] *')) {
    const rect = rectOf(element);
    if (rect.width === 0 || rect.height === 0) continue;
    const frame = frameOf(element, feed)?.getBoundingClientRect();
    if (frame && (rect.left < frame.left - 1 || rect.right > frame.right + 1))
      faults.push(`${nameOf(element)} sticks out`);
    const isMeant = isScroller(element) || isCutByRule(element);
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && !isMeant)
      faults.push(`${nameOf(element)} holds ${element.scrollWidth} px in ${element.clientWidth}`);
  }
  return faults;
}

/** The box of an element without the padding that a negative margin takes back: only letters may extend into that. */
function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = rectOf(element);
  const { marginBottom, paddingBottom } = getComputedStyle(element);
  const takenBackPx = Math.min(parseFloat(paddingBottom), Math.max(0, -parseFloat(marginBottom)));
  return new DOMRect(x, y, width, height - takenBackPx);
}

/** The cards that overlap, and the rows and words of each card that do. */
function findOverlap(feed: WsFeed): string[] {
  const cards = partsOf(feed, 'card');
  const families = [
    cards,
    ...cards.flatMap((card) => [card, ...card.querySelectorAll('header, footer')].map((one) => [...one.children])),
  ];
  return families.flatMap((family) => {
    const boxes = family.map((one) => ({ one, rect: boxOf(one) }));
    return boxes.flatMap((a, i) =>
      boxes
        .slice(0, i)
        .flatMap((b) => (overlapPx(a.rect, b.rect) > 1 ? [`${nameOf(a.one)} lies over ${nameOf(b.one)}`] : [])),
    );
  });
}

/** The raw values in what a visitor sees or a screen reader says. */
function findRaw(feed: WsFeed): string[] {
  const said = [...shadowOf(feed).querySelectorAll('*')].flatMap((element) => [
    ...['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ]);
  return said.filter((one) => RAW.test(one)).map((one) => one.slice(0, 80));
}

const findFaults = (feed: WsFeed): string[] => [...findOverflow(feed), ...findOverlap(feed), ...findRaw(feed)];

/** Expects no faults at any width, once the layout is stable: a measurement for the buttons, and one for the places of cards. */
async function expectNoFaultsAtAll(feed: WsFeed): Promise<void> {
  for (const widthPx of [240, 360, 768, 1600]) {
    await resize(placeOf(feed), widthPx);
    await soon(() => [`${widthPx} px`, ...findFaults(feed)]).toEqual([`${widthPx} px`]);
  }
}

describe('odd posts', () => {
  // One theme for each layout is enough: all of them have a surface, with the same padding.
  it.each(LAYOUT_NAMES.map((layout, i) => [layout, THEME_NAMES[i % THEME_NAMES.length] ?? 'light'] as const))(
    'overflow nothing, overlap nothing and show nothing raw in layout="%s" theme="%s", from 240 to 1600 px',
    { tags: ['deep'] },
    async (layout, theme) => {
      const feed = await mountOdd({ layout, theme });
      expect(feed.posts).toHaveLength(POSTS.length);
      await expectNoFaultsAtAll(feed);
    },
  );

  it.each(LAYOUT_NAMES)(
    'do neither in layout="%s" with lines to read more of, right to left',
    { tags: ['deep'] },
    async (layout) => {
      await expectNoFaultsAtAll(await mountOdd({ layout, lines: 3, dir: 'rtl', lang: 'ar' }));
    },
  );

  it.each(LAYOUT_NAMES)(
    'do neither in layout="%s" in an owner’s card that names a field that is not there',
    { tags: ['deep'] },
    async (layout) => expectNoFaultsAtAll(await mountOdd({ layout }, OWN_CARD)),
  );

  it.each(['plain', 'html'])('do neither where text-format="%s"', async (textFormat) => {
    await expectNoFaultsAtAll(await mountOdd({ 'text-format': textFormat }));
  });

  it('do neither under a heading of 3,000 characters, with text twice as big', async () => {
    const feed = await mountOdd({ heading: LONG_WORD });
    placeOf(feed).style.fontSize = '200%';
    await expectNoFaultsAtAll(feed);
  });
});

describe.each(some(LAYOUT_NAMES))('in 240 px of layout="%s"', (layout) => {
  it('a word that no engine breaks is cut, and widens neither the feed nor the page', async () => {
    for (const content of ['', OWN_CARD]) {
      const feed = await mountFeed(UNBREAKABLE, { layout }, content, atWidth(240));
      expect.soft(placeOf(feed).scrollWidth, content || 'our own card').toBe(240);
    }
  });
});

it.each(['', 'link'])('one of 20,000 words leads to those that it leaves out, with hide="%s"', async (hide) => {
  const long = item(1, { postText: 'many words '.repeat(10_000), postUrl: 'https://example.org/long' });
  expect(partOf(await mountOdd({ hide }, '', [long]), 'link').textContent).toBe('Read more');
});

it('shows the other posts where a card cannot be made, and says why', async () => {
  const lines = recordConsole('error');
  const { toISOString } = Date.prototype;
  vi.spyOn(Date.prototype, 'toISOString').mockImplementation(function (this: Date) {
    if (this.getTime() === 0) throw new Error('patched by the page');
    return toISOString.call(this);
  });
  const feed = await mountFeed([item(1), item(2, { publishedDate: '1970-01-01T00:00:00Z' }), item(3)]);
  expect(wordsOf(feed, 'text')).toEqual(['Post 1.', 'Post 3.']);
  expect(partOf(feed, 'feed').ariaBusy).toBe('false');
  expect(lines).toEqual([expect.stringContaining('patched by the page')]);
});
