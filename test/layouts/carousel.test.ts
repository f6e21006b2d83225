import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Post } from '../../src/model/post.ts';
import { item, type Item } from '../page/items.ts';
import { mountFeed, placeOf, type WsFeed } from '../page/mount.ts';
import { focusedIn, isShown, namedBy, nameOf, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { change, settle, until } from '../page/wait.ts';

const posts = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => item(i, { postUrl: `https://example.com/${i}`, feedName: 'Bakery' }));

async function mountCarousel(
  count: number,
  { widthPx = 700, ...attributes }: Record<string, string | number> = {},
  setUp: (place: HTMLElement) => void = () => {},
) {
  const feed = await mountFeed(posts(count), { layout: 'carousel', ...attributes }, '', {
    place: (place) => {
      place.style.width = `${widthPx}px`;
      setUp(place);
    },
  });
  return { feed, place: placeOf(feed), cards: partOf(feed, 'feed') };
}

function sectionOf(feed: Element): HTMLElement {
  const section = shadowOf(feed).querySelector('section');
  if (!section) throw new Error('no section');
  return section;
}

const ends = (feed: Element): (string | null)[] => ['previous', 'next'].map((name) => partOf(feed, name).ariaDisabled);

const rectOf = (feed: Element, name: string, nth = 0): DOMRect | undefined =>
  partsOf(feed, name).at(nth)?.getBoundingClientRect();

/** The cards that are wholly within the row. */
function seenIn(feed: Element): number[] {
  const { left, right } = partOf(feed, 'feed').getBoundingClientRect();
  return partsOf(feed, 'card').flatMap((card, i) => {
    const rect = card.getBoundingClientRect();
    return rect.left >= left - 1 && rect.right <= right + 1 ? [i] : [];
  });
}

const firstSeen = (feed: Element): number => seenIn(feed)[0] ?? -1;

/** Waits until the row has not moved for a dozen frames, however long one takes on a machine with other work. */
async function untilStill(cards: Element): Promise<void> {
  let before = NaN;
  for (let still = 0; still < 12; still++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (cards.scrollLeft !== before) still = 0;
    before = cards.scrollLeft;
  }
}

async function press(feed: WsFeed, name: 'previous' | 'next'): Promise<void> {
  partOf(feed, name).click();
  await untilStill(partOf(feed, 'feed'));
}

/** Presses a button as often as it takes to get to the end. */
async function pressToEnd(feed: WsFeed, name: 'previous' | 'next', moved = (): void => {}): Promise<void> {
  for (let i = 0; i < 12 && partOf(feed, name).ariaDisabled === 'false'; i++) {
    await press(feed, name);
    moved();
  }
}

const focusedCard = (feed: Element): number => partsOf(feed, 'card').findIndex((card) => card === focusedIn(feed));

describe('a carousel that cannot move', () => {
  it('is a list where it has one post', async () => {
    const { feed, cards } = await mountCarousel(1);
    expect(partsOf(feed, 'next')).toEqual([]);
    expect(cards.closest('.root')?.classList).toContain('list');
  });

  it.each([0, 2])('shows no button where all of its %i posts are seen, and no frame around none', async (count) => {
    const { feed, place } = await mountCarousel(count);
    expect(['previous', 'next'].map((name) => isShown(partOf(feed, name)))).toEqual([false, false]);
    expect(partsOf(feed, 'card').every(isShown)).toBe(true);
    expect(isShown(sectionOf(feed))).toBe(count > 0);
    if (count === 0) return;
    place.style.width = '300px';
    await until(() => isShown(partOf(feed, 'next')), 'no button where it is too narrow for its posts');
    place.style.width = '900px';
    await until(() => !isShown(partOf(feed, 'next')), 'the button stays');
  });
});

describe('the height of a carousel', () => {
  const LONG = { postText: 'Many words of a post. '.repeat(30) };
  const list = (long: number): Item[] => posts(6).map((post, i) => (i === long ? { ...post, ...LONG } : post));
  const heightOf = (feed: Element): number => partOf(feed, 'feed').offsetHeight;

  it('is that of the highest card in view: one that is not seen leaves no hole', async () => {
    const feed = await mountFeed(list(3), { layout: 'carousel', design: 'social', lines: 0 }, '', {
      place: ({ style }) => (style.width = '600px'),
    });
    const lowPx = heightOf(feed);
    await press(feed, 'next');
    expect(seenIn(feed)).toContain(3);
    await until(() => sectionOf(feed).querySelector('[aria-live]')?.textContent === '3–4 of 6', 'nothing is said');
    expect(heightOf(feed)).toBeGreaterThan(1.5 * lowPx);
    const [, , , long] = partsOf(feed, 'card');
    expect(long?.scrollHeight).toBeLessThanOrEqual(heightOf(feed));
    await press(feed, 'next');
    expect(heightOf(feed)).toBe(lowPx);
  });

  it('follows a text that is opened', async () => {
    const feed = await mountFeed(list(0), { layout: 'carousel', design: 'social', lines: 2 }, '', {
      place: ({ style }) => (style.width = '600px'),
    });
    await until(() => partOf(feed, 'feed').querySelector('.read-more'), 'no button');
    const lowPx = heightOf(feed);
    partOf(feed, 'feed').querySelector<HTMLButtonElement>('.read-more')?.click();
    await settle();
    expect(heightOf(feed)).toBeGreaterThan(lowPx + 50);
  });
});

describe('a carousel', () => {
  it('is a section with the name of the feed, or its heading, as wide as its page, of slides with names, and no feed', async () => {
    const { feed, place, cards } = await mountCarousel(6);
    expect(place.scrollWidth).toBe(700);
    expect(sectionOf(feed)).toMatchObject({ ariaRoleDescription: 'carousel', ariaLabel: 'Bakery' });
    expect([sectionOf(feed).contains(cards), cards.role]).toEqual([true, 'group']);
    const slide = { role: null, ariaRoleDescription: 'slide', ariaPosInSet: null, ariaSetSize: null };
    for (const [i, card] of partsOf(feed, 'card').entries()) {
      expect(card).toMatchObject(slide);
      expect(nameOf(feed, card)).toBe(`${i + 1} of 6, Post ${i}.`);
    }
    expect(shadowOf(feed).querySelector('[role=feed]')).toBeNull();
    await change(feed, { heading: 'News' });
    expect(sectionOf(feed).ariaLabel).toBe('News');
  });

  it('has two buttons with names before and above its cards, that a finger can hit, and cards of one height', async () => {
    const { feed, cards } = await mountCarousel(6);
    const buttons = [...sectionOf(feed).querySelectorAll('button')];
    expect(buttons.map(({ ariaLabel, type }) => [ariaLabel, type])).toEqual([
      ['Previous posts', 'button'],
      ['Next posts', 'button'],
    ]);
    for (const button of buttons) {
      expect(namedBy(feed, button, 'aria-controls')).toEqual([cards]);
      expect(button.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      const { width, height, bottom } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(bottom).toBeLessThanOrEqual(rectOf(feed, 'card')?.top ?? 0);
    }
    expect(new Set(partsOf(feed, 'card').map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  });

  it('says which of its ends is reached', async () => {
    const { feed } = await mountCarousel(6);
    expect(ends(feed)).toEqual(['true', 'false']);
    await press(feed, 'next');
    expect(ends(feed)).toEqual(['false', 'false']);
    await pressToEnd(feed, 'next');
    expect(ends(feed)).toEqual(['false', 'true']);
    await pressToEnd(feed, 'previous');
    expect(ends(feed)).toEqual(['true', 'false']);
    expect(shadowOf(feed).querySelectorAll('[style]'), 'a strict page forbids inline styles').toHaveLength(0);
  });

  it.each([240, 300, 640, 760, 1300])(
    'shows every post whole on the way from end to end, %i px wide',
    { tags: ['deep'] },
    async (widthPx) => {
      const { feed } = await mountCarousel(7, { widthPx });
      const seen = new Set(seenIn(feed));
      await pressToEnd(feed, 'next', () => seenIn(feed).forEach((i) => seen.add(i)));
      expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    },
  );

  it('goes on and back by keys on its buttons', async () => {
    const { feed, cards } = await mountCarousel(6);
    partOf(feed, 'next').focus();
    await userEvent.keyboard('{Enter}');
    await untilStill(cards);
    expect(firstSeen(feed)).toBe(2);
    await userEvent.keyboard(' ');
    await untilStill(cards);
    expect(firstSeen(feed)).toBe(4);
    expect(focusedIn(feed)).toBe(partOf(feed, 'next'));
    await pressToEnd(feed, 'next'); // an end that is reached keeps the focus
    await userEvent.keyboard('{Enter}');
    await untilStill(cards);
    expect([ends(feed), focusedIn(feed)]).toEqual([['false', 'true'], partOf(feed, 'next')]);
  });

  it('comes to rest at the start of a card, wherever it is swiped to', async () => {
    const { feed, cards } = await mountCarousel(9);
    expect(getComputedStyle(cards).scrollSnapType).toBe('x mandatory');
    const lefts = partsOf(feed, 'card').map((card) => card.offsetLeft);
    for (const left of [130, 500, 905]) {
      cards.scrollTo({ left, behavior: 'instant' });
      await untilStill(cards);
      const first = firstSeen(feed);
      expect(Math.abs(cards.scrollLeft + cards.offsetLeft - (lefts[first] ?? NaN))).toBeLessThan(6);
    }
  });

  it('leaves Page Down and Control+End to the browser, for it is not a feed', async () => {
    const { feed } = await mountCarousel(6);
    const [card] = partsOf(feed, 'card');
    card?.focus();
    await settle();
    for (const init of [{ key: 'PageDown' }, { key: 'End', ctrlKey: true }]) {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true });
      card?.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(focusedIn(feed)).toBe(card);
  });

  it('never moves by itself', async () => {
    const { feed, cards } = await mountCarousel(6);
    const moved = vi.fn();
    cards.addEventListener('scroll', moved);
    await untilStill(cards);
    await settle();
    expect(moved).not.toHaveBeenCalled();
    expect(sectionOf(feed).querySelector('marquee, [aria-live] article')).toBeNull();
    // WebKit goes on with the animation of what is not displayed any more.
    const seen = shadowOf(feed)
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target && isShown(effect.target));
    expect(seen).toEqual([]);
  });

  it('names each card by its place and its title or first words, ours or the owner’s', async () => {
    const list = ['Title 1', ''].map((header, i) =>
      item(i, { header, postText: `Title ${i + 1}`, postUrl: `https://example.com/${i}` }),
    );
    const feed = await mountFeed(list, { layout: 'carousel' });
    const names = () => partsOf(feed, 'card').map((card) => nameOf(feed, card).replaceAll(/ +/g, ' '));
    expect(names()).toEqual(['1 of 2, Title 1', '2 of 2, Title 2']);
    const links = partsOf(feed, 'link').map((link) => nameOf(feed, link));
    expect(links, 'with the name of the post alone').toEqual(['View post Title 1', 'View post Title 2']);
    await change(feed, { renderCard: ({ text }: Post) => text });
    await until(() => partsOf(feed, 'text').length === 0, 'not the owner’s');
    expect(names()).toEqual(['1 of 2, Title 1', '2 of 2, Title 2']);
  });

  it('says where it was moved to, once it rests, but nothing of what it did not move, nor beside a card that has the focus', async () => {
    const { feed, place, cards } = await mountCarousel(8);
    const status = sectionOf(feed).querySelector('[aria-live]') ?? expect.fail('no status');
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await press(feed, 'next');
    await until(() => status.textContent === '3–4 of 8', `says "${status.textContent}"`);
    cards.scrollTo({ left: 99_999, behavior: 'instant' });
    await until(() => status.textContent === '7–8 of 8', `says "${status.textContent}"`);
    expect(new Set(said)).toEqual(new Set(['3–4 of 8', '7–8 of 8']));
    expect(isShown(status) && status.getBoundingClientRect().width).toBe(1);
    partsOf(feed, 'card')[7]?.focus({ preventScroll: true });
    cards.scrollTo({ left: 0, behavior: 'instant' });
    await until(() => status.textContent === '', 'says what the card says');
    place.lang = 'de';
    partOf(feed, 'next').focus();
    await until(() => partOf(feed, 'next').ariaLabel === 'Nächste Beiträge', 'not German');
    await press(feed, 'next');
    await until(() => status.textContent === '3–4 von 8', `says "${status.textContent}"`);
  });

  it('says nothing where it was not moved: at first, and where it becomes wider', async () => {
    const { feed, place } = await mountCarousel(8);
    const status = sectionOf(feed).querySelector('[aria-live]') ?? expect.fail('no status');
    place.style.width = '1200px';
    await until(() => seenIn(feed).length > 2, 'no wider');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(status.textContent).toBe('');
  });

  it('shows which of its posts are in view, of all there are, and says so to nobody', async () => {
    const { feed, cards } = await mountCarousel(8);
    const shown = sectionOf(feed).querySelector<HTMLElement>('.carousel-buttons > span') ?? expect.fail('no place');
    await until(() => shown.textContent === '1–2 of 8', `shows "${shown.textContent}"`);
    expect([isShown(shown), shown.ariaHidden]).toEqual([true, 'true']);
    cards.scrollTo({ left: cards.scrollWidth, behavior: 'instant' });
    await until(() => shown.textContent === '7–8 of 8', `shows "${shown.textContent}"`);
  });

  it('stays where it is when its cards are made again for another look', async () => {
    const { feed, cards } = await mountCarousel(6);
    await press(feed, 'next');
    const { scrollLeft } = cards;
    expect(scrollLeft).toBeGreaterThan(0);
    await change(feed, { theme: 'dark', heading: 'News' });
    await settle();
    expect(cards.scrollLeft).toBeCloseTo(scrollLeft, 0); // an engine may round it
  });

  it('takes new posts at its end, as slides, and still shows the one that was last', async () => {
    const { feed, cards } = await mountCarousel(12, { 'page-size': 6 });
    cards.scrollTo({ left: 99_999, behavior: 'instant' });
    await until(() => ends(feed).join() === 'false,true', 'the end is not told');
    await feed.loadMore();
    await untilStill(cards);
    expect(partsOf(feed, 'card').map((card) => nameOf(feed, card).split(',')[0])).toEqual(
      Array.from({ length: 12 }, (_, i) => `${i + 1} of 12`),
    );
    const { left, right } = cards.getBoundingClientRect();
    expect(rectOf(feed, 'card', 5)?.left).toSatisfy((lastLeft: number) => lastLeft >= left && lastLeft < right);
    expect(ends(feed)).toEqual(['false', 'false']);
  });

  it('takes the focus along to what is in view, there and back', { timeout: 40_000 }, async () => {
    const { feed, cards } = await mountCarousel(8);
    partOf(feed, 'card').focus();
    // A key may move the row by less than half a card, from where it goes back.
    const isAlong = (): boolean => focusedCard(feed) > 0 && focusedCard(feed) === firstSeen(feed);
    for (let presses = 0; presses < 20 && !isAlong(); presses++) {
      await userEvent.keyboard('{ArrowRight}');
      await untilStill(cards);
    }
    await until(isAlong, 'the focus stays behind');
    cards.scrollTo({ left: cards.scrollWidth, behavior: 'instant' });
    await until(() => focusedCard(feed) === 6 && firstSeen(feed) === 6, 'the focus stays behind');
    cards.scrollTo({ left: 0, behavior: 'instant' });
    await until(() => focusedCard(feed) === 1 && firstSeen(feed) === 0, 'the focus stays behind on the way back');
  });

  it('keeps what is out of view out of the order of Tab', async () => {
    const { feed, cards } = await mountCarousel(8);
    const inOrder = (): number[] => partsOf(feed, 'card').flatMap((card, i) => (card.inert ? [] : [i]));
    expect(inOrder()).toEqual([0, 1]);
    await press(feed, 'next');
    expect(inOrder()).toEqual([2, 3]);
    partOf(feed, 'next').focus();
    await userEvent.keyboard('{Tab}');
    if (focusedIn(feed) === cards) await userEvent.keyboard('{Tab}'); // in Firefox what scrolls is in the order
    expect(focusedCard(feed)).toBe(2);
    expect(cards.scrollLeft).toBeGreaterThan(0);
    feed.layout = 'grid';
    await settle();
    expect(partsOf(feed, 'card').some(({ inert }) => inert)).toBe(false);
  });

  it('brings a card into view that is focused by script, and leaves it the focus', async () => {
    const { feed, cards } = await mountCarousel(8);
    const last = partsOf(feed, 'card')[7];
    if (last) last.inert = false;
    last?.focus({ preventScroll: true });
    await untilStill(cards);
    expect(focusedCard(feed)).toBe(7);
    expect(seenIn(feed)).toContain(7);
  });

  it('goes on by a key with the first of the posts that were loaded', async () => {
    const { feed, cards } = await mountCarousel(16, { 'page-size': 8 });
    const more = partOf(feed, 'more');
    more.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => partsOf(feed, 'card').length === 16, 'nothing came');
    await untilStill(cards);
    expect(focusedCard(feed)).toBe(8);
    expect(rectOf(feed, 'card', 8)?.left).toBeLessThan(cards.getBoundingClientRect().right);
  });
});

describe('a carousel right to left', () => {
  it('turns round with the page: begins at the right, goes on to the left, to the last post, and back', async () => {
    const { feed, place, cards } = await mountCarousel(6);
    place.dir = 'rtl';
    await settle();
    const { left, right } = cards.getBoundingClientRect();
    expect(rectOf(feed, 'card')?.right).toBeGreaterThan(right - 10);
    expect(ends(feed)).toEqual(['true', 'false']);
    await press(feed, 'next');
    expect(cards.scrollLeft).toBeLessThan(0);
    await pressToEnd(feed, 'next');
    expect(ends(feed)).toEqual(['false', 'true']);
    expect(rectOf(feed, 'card', -1)?.left).toBeGreaterThanOrEqual(left - 1);
    await pressToEnd(feed, 'previous');
    expect(ends(feed)).toEqual(['true', 'false']);
  });

  it('has its buttons in the order of reading, their arrows the other way round', async () => {
    const { feed } = await mountCarousel(6, {}, (place) => (place.dir = 'rtl'));
    const { feed: leftToRight } = await mountCarousel(6);
    const arrowOf = (of: Element, name: string): string => getComputedStyle(partOf(of, name), '::before').transform;
    expect(rectOf(feed, 'previous')?.left).toBeGreaterThan(rectOf(feed, 'next')?.left ?? Infinity);
    expect(arrowOf(feed, 'next')).toBe(arrowOf(leftToRight, 'previous'));
    expect(arrowOf(feed, 'previous')).toBe(arrowOf(leftToRight, 'next'));
    expect(arrowOf(feed, 'next')).not.toBe(arrowOf(feed, 'previous'));
  });
});

describe('the words of a carousel', () => {
  const wordsOf = (feed: Element): (string | null)[] => [
    ...['previous', 'next'].map((name) => partOf(feed, name).ariaLabel),
    ...[sectionOf(feed), partOf(feed, 'card')].map((one) => one.ariaRoleDescription),
  ];
  const GERMAN = ['Vorherige Beiträge', 'Nächste Beiträge', 'Karussell', 'Folie'];
  const ENGLISH = ['Previous posts', 'Next posts', 'carousel', 'slide'];

  it('are those of the language of the page from the start, and follow it', async () => {
    const { feed, place } = await mountCarousel(6, {}, (box) => (box.lang = 'de'));
    expect(wordsOf(feed)).toEqual(GERMAN);
    for (const [lang, link, words] of [
      ['en', 'View post', ENGLISH],
      ['de', 'Beitrag ansehen', GERMAN],
    ] as const) {
      place.lang = lang;
      await until(() => partsOf(feed, 'link')[0]?.textContent === link, `not ${lang}`);
      await settle();
      expect(wordsOf(feed)).toEqual(words);
    }
  });

  it('are the owner’s where they have some, from the start and later', async () => {
    const { feed } = await mountCarousel(6, { messages: '{"next":"Weiter","slide":"card"}' });
    expect(wordsOf(feed)).toEqual(['Previous posts', 'Weiter', 'carousel', 'card']);
    await change(feed, { messages: { next: 'On', previous: 'Back' } });
    await settle();
    expect(wordsOf(feed)).toEqual(['Back', 'On', 'carousel', 'slide']);
  });
});
