import { describe, expect, it } from 'vitest';
import { FULL, type Item, item, PICTURE } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { CARD_PARTS } from '../support/names.ts';
import {
  descriptionOf,
  focusedIn,
  isShown,
  namedBy,
  nameOf,
  partOf,
  partsOf,
  shadowOf,
  wordsOf,
} from '../page/parts.ts';
import { recordEvents } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { change, until } from '../page/wait.ts';

/** The parts that a card has without other features. */
const PARTS = CARD_PARTS.filter((name) => !['card', 'lede', 'media-more'].includes(name));
const HOUR_MS = 3_600_000;

const ALL: Item = {
  ...FULL,
  postImage: undefined,
  media: [
    { type: 'image', src: PICTURE, alt: 'A loaf' },
    { type: 'video', src: `${serviceUrl}/pictures/penalty.webm`, alt: 'An oven' },
  ],
  publishedDate: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
};

/** The names of the parts that a feed's first card has. */
function partNames(feed: Element): string[] {
  return PARTS.filter((name) => partOf(feed, 'card').querySelector(`[part~="${name}"]`));
}

const linksOf = (element: Element): HTMLAnchorElement[] => [...element.querySelectorAll('a')];
/** All parts of a card but those of `lacking`. */
const partsBut = (lacking: readonly string[]): string[] => PARTS.filter((name) => !lacking.includes(name));

describe('what a card has', () => {
  it.each([
    ['nothing', {}, []],
    ['avatar', { feedImageUrl: undefined }, ['avatar']],
    ['author', { feedName: '', author: undefined }, ['author']],
    ['date', { publishedDate: 'soon' }, ['date']],
    ['title', { header: '  ' }, ['title']],
    ['text', { postText: null }, ['text']],
    ['media', { media: [] }, ['media', 'image', 'video']],
    ['action', { ctaLink: { label: 'Nowhere' } }, ['action']],
    ['claps', { claps: undefined }, ['claps']],
    ['link', { postUrl: 'javascript:alert(1)' }, ['link']],
  ] as const)('lacks %s where its post lacks it, and nothing else', async (_, lack, parts) => {
    expect(partNames(await mountItems([{ ...ALL, ...lack }]))).toEqual(partsBut(parts));
  });

  it.each([
    ['avatar date', ['avatar', 'date']],
    ['image', ['media', 'image', 'video']],
    ['media claps link', ['media', 'image', 'video', 'claps', 'link']],
  ])('lacks what hide="%s" names', async (hide, parts) => {
    expect(partNames(await mountItems([ALL], { hide }))).toEqual(partsBut(parts));
  });

  it.each(['feed', 'author'])('keeps the author, and no empty row, where hide="%s" hides the feed', async (hide) => {
    const same = { ...ALL, postId: 'c', author: { name: 'Copper Street Bakery' } };
    const feed = await mountItems([ALL, { ...ALL, postId: 'b', author: undefined }, same], { hide: `${hide} date` });
    expect(wordsOf(feed, 'author')).toEqual(['Hanna', 'Copper Street Bakery']);
    expect([...shadowOf(feed).querySelectorAll('header')].map(({ role }) => role)).toEqual([null, 'none', null]);
    await change(feed, { hide: `avatar ${hide} date claps link` });
    expect(partsOf(feed, 'card').map((card) => card.querySelectorAll('header, footer').length)).toEqual([1, 0, 1]);
    await change(feed, { hide: '' });
    const bakery = 'Copper Street Bakery';
    expect(wordsOf(feed, 'author')).toEqual([`${bakery} · Hanna`, bakery, bakery]);
  });
});

describe('a date', () => {
  it('is told in relation to now, with its moment for machines and as a title, or as a day where date="absolute"', async () => {
    const dates = [new Date(Date.now() - 3 * HOUR_MS - 500).toISOString(), '2020-01-15T12:04:05.678Z'];
    const feed = await mountItems(dates.map((publishedDate, i) => item(i, { publishedDate })));
    expect(wordsOf(feed, 'date')).toEqual(['3 hours ago', expect.stringMatching(/years ago$/)]);
    const title = expect.stringMatching(/^January 15, 2020 at 12:04 PM$/);
    expect(partsOf(feed, 'date')[1]).toMatchObject({ localName: 'time', dateTime: dates[1], title });
    await change(feed, { date: 'absolute' });
    expect(wordsOf(feed, 'date')[1]).toBe('Jan 15, 2020');
  });
});

describe('claps', () => {
  it('are seen in short and read in full, as text that is no image, and are not there where there are none', async () => {
    const feed = await mountItems([1, 1234, 0, -1].map((claps, i) => item(i, { claps })));
    const told = partsOf(feed, 'claps').map((part) => {
      const { overflow, gridTemplateColumns } = getComputedStyle(part);
      expect([part.role, part.childElementCount, overflow]).toEqual([null, 0, 'clip']);
      expect(gridTemplateColumns).toMatch(/ 0px$/);
      const { content } = getComputedStyle(part, '::after'); // Firefox returns it as it is written
      return `${part.textContent}: ${content.replace('attr(data-short)', `"${part.dataset['short']}"`)}`;
    });
    expect(told).toEqual(['1 clap: "1" / ""', '1,234 claps: "1.2K" / ""']);
  });
});

describe('an untitled post', () => {
  const UNTITLED = { ...FULL, header: '', author: '' };

  it.each([
    ['Rye is back.', 'Rye is back.'],
    ['<h3>Rye</h3><p>is <b>ba</b>ck<br>now</p><script>no()</script>', 'Rye is back now'],
    ['  Fish &amp;\n chips', 'Fish & chips'],
    [`We have ${'so '.repeat(30)}much`, `We have ${'so '.repeat(17).trim()}…`],
  ])('with the text %j is named %j, and what is in it, too', async (postText, words) => {
    const feed = await mountItems([{ ...UNTITLED, postText }], { date: 'absolute', share: '' });
    expect(nameOf(feed, partOf(feed, 'card'))).toBe(`${words} Mar 5, 2020`);
    expect(nameOf(feed, partOf(feed, 'link'))).toBe(`View post ${words}`);
    expect(nameOf(feed, partOf(feed, 'share'))).toBe(`Share ${words}`);
  });
});

const EXACT = 'March 5, 2020 at 12:00 PM';

it.each([
  [
    'its text of two sentences and its date, where a title names it',
    { header: 'Bread', postText: 'Rye is back at 3.50. Come in.' },
    `Rye is back at 3.50. Come in. ${EXACT}`,
  ],
  ['its date alone, where its name is of its text', { header: '', postText: 'Rye\n is back. Come in.' }, EXACT],
  ['its date alone, where its text has three sentences', { header: 'Bread', postText: 'Rye. Wheat. Spelt.' }, EXACT],
  ['its date alone, where its text is long', { header: 'Bread', postText: 'Rye is back '.repeat(20) }, EXACT],
  ['its date alone, where its text says nothing', { header: '', postText: '<hr>' }, EXACT],
])('the description of a card is %s', async (_, post, description) => {
  const feed = await mountItems([{ ...FULL, publishDate: '2020-03-05T12:00:00Z', ...post }]);
  const card = partOf(feed, 'card');
  expect([card.tabIndex, descriptionOf(feed, card)]).toEqual([0, description]);
  await change(feed, { hide: 'date' });
  expect(descriptionOf(feed, card)).not.toContain(EXACT);
});

describe('links', () => {
  it('that open a new tab say so to a screen reader, those in texts, too', async () => {
    const posts = [
      { ...ALL, postText: 'See https://example.com/a.' },
      { ...ALL, postId: 'b', postText: '<p>See <a href="https://example.com/b">b</a>.</p>' },
    ];
    const feed = await mountItems(posts, { 'all-href': 'https://example.com/all' });
    const links = [...linksOf(partOf(feed, 'feed')), partOf(feed, 'all')];
    const words = shadowOf(feed).getElementById('new-tab');
    expect(words && [words.textContent, isShown(words)]).toEqual(['opens in a new tab', false]);
    expect(links).toHaveLength(7);
    for (const link of links) expect(namedBy(feed, link, 'aria-describedby')).toEqual([words]);
    await change(feed, { target: '_self' });
    expect(words?.textContent).toBe('');
    const targets = linksOf(partOf(feed, 'feed')).map(({ target }) => target);
    expect(targets, 'all follow the attribute').toEqual(Array.from({ length: 6 }, () => '_self'));
  });

  it('open apart, without a trace of the page they come from; those in the text are the authors’, and say so', async () => {
    const feed = await mountItems([
      { ...ALL, postText: 'See https://example.com/a, or (www.example.com/b_(c)).', claps: 0 },
      item(2, { postText: '<p>See <a href="https://example.com/d" target="_top" rel="opener">this</a>.</p>' }),
    ]);
    const theirs = { rel: 'noopener nofollow ugc', target: '_blank' };
    const owners = { rel: 'noopener', target: '_blank' };
    expect(linksOf(partOf(feed, 'feed'))).toMatchObject([
      { ...theirs, href: 'https://example.com/a', textContent: 'https://example.com/a' },
      { ...theirs, href: 'https://www.example.com/b_(c)', textContent: 'www.example.com/b_(c)' },
      { ...owners, href: 'https://example.com/order', textContent: 'Order' },
      { ...owners, href: 'https://example.com/posts/1' },
      { ...theirs, href: 'https://example.com/d', textContent: 'this' },
    ]);
  });

  it('tell of a click on any of them, with the post and the address; a click beside them tells nothing', async () => {
    const clicks = recordEvents('ws-post-click');
    const inside = Object.assign(document.createElement('a'), { href: 'https://example.com/around' });
    inside.addEventListener('click', (event) => event.preventDefault());
    const post = { ...ALL, postText: 'See https://example.com/in-text' };
    const feed = await mountItems([post], {}, { inside, place: (place) => place.append(inside) });
    feed.addEventListener('ws-post-click', (event) => event.preventDefault());
    partOf(feed, 'title').click();
    for (const link of linksOf(partOf(feed, 'feed'))) link.click();
    for (const button of [1, 2, 3, 4])
      // but for the first of these, none opens a link
      partOf(feed, 'link').dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
    expect(clicks.map(({ detail, target }) => [detail.part, detail.url, detail.post, target])).toEqual([
      ['text', 'https://example.com/in-text', feed.posts[0], feed],
      ['action', 'https://example.com/order', feed.posts[0], feed],
      ['link', 'https://example.com/posts/1', feed.posts[0], feed],
      ['link', 'https://example.com/posts/1', feed.posts[0], feed],
    ]);
  });
});

describe('text', () => {
  it('displays the beginning of a URL, has all of it to copy and to see by mouse, and says its host', async () => {
    const long = `https://example.com/${'path-'.repeat(40)}form.pdf`;
    const texts = [`www.example.org/a\n${long}`, `<p><a href="${long}">${long}</a> <a href="${long}">Form</a></p>`];
    const feed = await mountItems(texts.map((postText, i) => item(i, { postText })));
    const links = partsOf(feed, 'text').flatMap(linksOf);
    expect(links.map(({ ariaLabel, title, firstElementChild: cut }) => [ariaLabel, title, cut?.ariaHidden])).toEqual([
      ['www.example.org', '', undefined],
      ['example.com', '', 'true'],
      ['example.com', '', undefined],
      [null, '', undefined],
    ]);
    expect(links[1]?.querySelector('span')?.title).toBe(long);
    for (const link of links.slice(1, 3)) {
      expect([link.textContent, link.scrollWidth > link.clientWidth]).toEqual([long, true]);
      expect([link.getClientRects().length, getComputedStyle(link, '::before').content]).toEqual([1, '"PDF: "']);
    }
    const names = partsOf(feed, 'card').map(({ ariaLabel }) => ariaLabel);
    expect(names).toEqual(['www.example.org example.com', 'example.com Form']);
  });

  it('displays a first line that stands for a title as one, without the empty line after it', async () => {
    const postText = 'Open day\n\nCome and row.';
    const feed = await mountItems([
      item(1, { postText }),
      item(2, { postText, header: 'The club' }),
      item(3, { postText: 'Open day\nCome and row.' }),
    ]);
    const [text, titled, plain] = partsOf(feed, 'text');
    const lede = partOf(feed, 'lede');
    expect(wordsOf(feed, 'lede')).toEqual(['Open day']);
    expect([text?.textContent, titled?.textContent]).toEqual([postText, postText]);
    expect(text).toContain(lede);
    expect(text?.innerText).toBe('Open day\nCome and row.');
    expect(Number(getComputedStyle(lede).fontWeight)).toBeGreaterThan(600);
    expect([lede.role, lede.ariaLevel]).toEqual(['heading', partOf(feed, 'title').ariaLevel]);
    // As high as two lines without an empty one between them, and a gap.
    expect(text?.clientHeight).toBeGreaterThan(plain?.clientHeight ?? Infinity);
    expect(text?.clientHeight).toBeLessThan(1.25 * (plain?.clientHeight ?? 0));
    expect(partOf(feed, 'card').ariaLabel).toBe('Open day');
  });

  it('is never seen as raw markup on its way to being sanitized, and changes with text-format', async () => {
    const feed = await mountItems([item(1, { postText: '<p>Rich</p>' }), item(2)]);
    expect(wordsOf(feed, 'text')).toEqual(['Rich', 'Post 2.']);
    await change(feed, { textFormat: 'plain' });
    expect(wordsOf(feed, 'text')[0]).toBe('<p>Rich</p>');
  });

  it('takes the direction of its own words', async () => {
    const feed = await mountItems([item(1, { postText: 'שלום', header: 'שלום' }), item(2)]);
    const parts = [...partsOf(feed, 'text'), partOf(feed, 'title')];
    expect(parts.map(({ dir }) => dir)).toEqual(['auto', 'auto', 'auto']);
    expect(parts.map((part) => part.matches(':dir(rtl)'))).toEqual([true, false, true]);
  });
});

it('media leave no hole, no empty frame and no empty row where they are broken', async () => {
  const missing = `${serviceUrl}/pictures/missing.svg`;
  const posts = [
    {
      ...ALL,
      feedImageUrl: missing,
      postText: '<a href="https://a.example">Stays</a>',
      media: [{ src: missing, alt: 'Gone' }],
    },
    { postText: 'Hello.', feedImageUrl: missing },
    { ...ALL, postId: 'half', media: [{ src: `${missing}?2` }, { src: PICTURE, alt: 'A loaf' }] },
    { media: [{ src: `${missing}?3` }] },
  ];
  const feed = await mountItems(posts);
  linksOf(partOf(feed, 'text'))[0]?.focus();
  await until(() => partsOf(feed, 'avatar').length === 1, 'the avatars stay');
  for (const image of partsOf(feed, 'image')) image.scrollIntoView();
  await until(() => partsOf(feed, 'image').length === 1, 'the images stay');
  expect(partOf(feed, 'image'), 'that is not broken').toMatchObject({ alt: 'A loaf' });
  expect(partsOf(feed, 'media')).toHaveLength(1);
  expect(focusedIn(feed)?.textContent).toBe('Stays');
  expect(partsOf(feed, 'card')[1]?.children).toHaveLength(1);
  expect(partsOf(feed, 'card').map((card) => card.checkVisibility())).toEqual([true, true, true, false]);
});
