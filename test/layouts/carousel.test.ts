import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { item, type Item } from '../page/items.ts';
import { letterIn } from '../page/measure.ts';
import { atWidth, mountFeed, placeOf, type WsFeed } from '../page/mount.ts';
import { focusedIn, isShown, namedBy, nameOf, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { change, soon, until, untilObserved } from '../page/wait.ts';

const posts = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => item(i, { postUrl: `https://example.com/${i}`, feedName: 'Bakery' }));

/** Turns off smooth scrolling, as for a visitor who prefers reduced motion; returns the row that scrolls. */
function moveAtOnce(feed: Element): HTMLElement {
  const styles = new CSSStyleSheet();
  styles.replaceSync('[part=feed] { scroll-behavior: auto !important }');
  shadowOf(feed).adoptedStyleSheets.push(styles);
  return partOf(feed, 'feed');
}

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
  return { feed, place: placeOf(feed), cards: moveAtOnce(feed) };
}

const sectionOf = (feed: Element): HTMLElement => shadowOf(feed).querySelector('section') ?? expect.fail('no section');

/** The text that says which posts are in view. */
const shownIn = (feed: Element): HTMLElement =>
  sectionOf(feed).querySelector<HTMLElement>('.carousel-buttons > span') ?? expect.fail('no place');

const ends = (feed: Element): (string | null)[] => ['previous', 'next'].map((name) => partOf(feed, name).ariaDisabled);

const rectOf = (feed: Element, name: string, nth = 0): DOMRect | undefined =>
  partsOf(feed, name).at(nth)?.getBoundingClientRect();

/** The indexes of the cards that are completely inside of the row. */
function seenIn(feed: Element): number[] {
  const { left, right } = partOf(feed, 'feed').getBoundingClientRect();
  return partsOf(feed, 'card').flatMap((card, i) => {
    const rect = card.getBoundingClientRect();
    return rect.left >= left - 1 && rect.right <= right + 1 ? [i] : [];
  });
}

const firstSeen = (feed: Element): number => seenIn(feed)[0] ?? -1;

async function press(feed: WsFeed, name: 'previous' | 'next'): Promise<void> {
  partOf(feed, name).click();
  await untilObserved();
}

/** Presses a button until the carousel is at that end; calls `moved` after each press. */
async function pressToEnd(feed: WsFeed, name: 'previous' | 'next', moved = (): void => {}): Promise<void> {
  for (let i = 0; i < 12 && partOf(feed, name).ariaDisabled === 'false'; i++) {
    await press(feed, name);
    moved();
  }
  await soon(() => ends(feed)).toEqual(name === 'next' ? ['false', 'true'] : ['true', 'false']);
}

const focusedCard = (feed: Element): number => partsOf(feed, 'card').findIndex((card) => card === focusedIn(feed));

describe('a carousel that cannot move', () => {
  it.each([0, 2])('shows no button where all of its %i posts are seen, and no frame around none', async (count) => {
    const { feed, place } = await mountCarousel(count);
    const shown = (): boolean[] => [partOf(feed, 'previous'), partOf(feed, 'next'), sectionOf(feed)].map(isShown);
    await soon(shown).toEqual([false, false, count > 0]);
    expect(partsOf(feed, 'card').every(isShown)).toBe(true);
    if (count === 0) return;
    place.style.width = '300px';
    await until(() => isShown(partOf(feed, 'next')), 'no button where it is too narrow for its posts');
    partOf(feed, 'next').focus();
    place.style.width = '900px';
    await until(() => !isShown(partOf(feed, 'next')), 'the button stays');
    await soon(() => focusedCard(feed)).toBe(0);
  });
});

describe('the height of a carousel', () => {
  const LONG = { postText: 'Many words of a post. '.repeat(30) };
  const list = (long: number): Item[] => posts(6).map((post, i) => (i === long ? { ...post, ...LONG } : post));
  const heightOf = (feed: Element): number => partOf(feed, 'feed').offsetHeight;

  it('is that of the highest card in view: one that is not seen leaves no hole', async () => {
    const attributes = { layout: 'carousel', design: 'social', lines: 0 };
    const feed = await mountFeed(list(3), attributes, '', atWidth(600));
    moveAtOnce(feed);
    const lowPx = heightOf(feed);
    await press(feed, 'next');
    expect(seenIn(feed)).toContain(3);
    await until(() => sectionOf(feed).querySelector('[aria-live]')?.textContent === '3–4 of 6', 'nothing is said');
    await soon(() => heightOf(feed)).toBeGreaterThan(1.5 * lowPx);
    const [, , , long] = partsOf(feed, 'card');
    expect(long?.scrollHeight).toBeLessThanOrEqual(heightOf(feed));
    await press(feed, 'next');
    await soon(() => heightOf(feed)).toBe(lowPx);
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

  it.each(['ltr', 'rtl'])('does not move by itself when posts are added behind: %s', async (dir) => {
    const { feed } = await mountCarousel(30, { 'page-size': 5 }, (place) => (place.dir = dir));
    await feed.loadMore();
    for (let i = 0; i < 3; i++) await untilObserved();
    expect([partsOf(feed, 'card').length, firstSeen(feed)]).toEqual([10, 0]);
  });

  it('has two buttons with names before and above its cards, that a finger can hit, and cards of one height', async () => {
    const { feed, cards } = await mountCarousel(6);
    const buttons = [...sectionOf(feed).querySelectorAll('button')];
    const told = buttons.map(({ ariaLabel, type }) => `${ariaLabel} ${type}`);
    expect(told).toEqual(['Previous posts button', 'Next posts button']);
    for (const button of buttons) {
      expect(namedBy(feed, button, 'aria-controls')).toEqual([cards]);
      expect(button.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      const { width, height, bottom } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(bottom).toBeLessThanOrEqual(rectOf(feed, 'card')?.top ?? 0);
    }
    expect(new Set(partsOf(feed, 'card').map((card) => cards.clientHeight - card.offsetHeight))).toEqual(new Set([1]));
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
    const { feed } = await mountCarousel(6);
    partOf(feed, 'next').focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => firstSeen(feed)).toBe(2);
    await userEvent.keyboard(' ');
    await soon(() => firstSeen(feed)).toBe(4);
    expect(focusedIn(feed)).toBe(partOf(feed, 'next'));
    await pressToEnd(feed, 'next'); // at the end, the button keeps the focus
    await userEvent.keyboard('{Enter}');
    await untilObserved();
    expect([ends(feed), focusedIn(feed)]).toEqual([['false', 'true'], partOf(feed, 'next')]);
  });

  it('comes to rest at the start of a card, wherever it is swiped to', async () => {
    const { feed, cards } = await mountCarousel(9);
    expect(getComputedStyle(cards).scrollSnapType).toBe('x mandatory');
    const lefts = partsOf(feed, 'card').map((card) => card.offsetLeft);
    for (const left of [130, 500, 905]) {
      cards.scrollTo({ left, behavior: 'instant' });
      const isAtStart = () => Math.abs(cards.scrollLeft + cards.offsetLeft - (lefts[firstSeen(feed)] ?? NaN)) < 6;
      await until(isAtStart, 'it rests within a card');
    }
  });

  it('leaves Page Down and Control+End to the browser, for it is not a feed', async () => {
    const { feed } = await mountCarousel(6);
    const [card] = partsOf(feed, 'card');
    card?.focus();
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
    await untilObserved();
    expect(moved).not.toHaveBeenCalled();
    expect(sectionOf(feed).querySelector('marquee, [aria-live] article')).toBeNull();
    // WebKit keeps running animations of elements that are no longer displayed.
    const seen = shadowOf(feed)
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target && isShown(effect.target));
    expect(seen).toEqual([]);
  });

  it('announces its position after each move, but nothing while a card has the focus', async () => {
    const { feed, place, cards } = await mountCarousel(8);
    const status = sectionOf(feed).querySelector('[aria-live]') ?? expect.fail('no status');
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await press(feed, 'next');
    await until(() => status.textContent === '3–4 of 8', `says "${status.textContent}"`);
    cards.scrollTo({ left: 99_999, behavior: 'instant' });
    await until(() => status.textContent === '7–8 of 8', `says "${status.textContent}"`);
    await soon(() => [shownIn(feed).textContent, isShown(shownIn(feed))]).toEqual(['7–8 of 8', true]);
    expect(shownIn(feed).ariaHidden, 'and says so to nobody').toBe('true');
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
    const said: string[] = [];
    new MutationObserver(() => said.push(status.textContent)).observe(status, { subtree: true, childList: true });
    await soon(() => shownIn(feed).textContent).toBe('1–2 of 8');
    place.style.width = '1200px';
    // It finds out what is in view by itself, a frame later: if pressed before, it would say nothing of what it had shown then.
    await soon(() => shownIn(feed).textContent).not.toBe('1–2 of 8');
    expect(seenIn(feed).length).toBeGreaterThan(2);
    await press(feed, 'next'); // this move is announced, and nothing before it
    await until(() => said.length > 0, 'nothing is said');
    expect(said[0]).toMatch(/^[2-8]–\d of 8$/);
  });

  it('takes new posts at its end, as slides, and still shows the one that was last', async () => {
    const { feed, cards } = await mountCarousel(12, { 'page-size': 6 });
    cards.scrollTo({ left: 99_999, behavior: 'instant' });
    await until(() => ends(feed).join() === 'false,true', 'the end is not told');
    await feed.loadMore();
    expect(partsOf(feed, 'card').map((card) => nameOf(feed, card).split(',')[0])).toEqual(
      Array.from({ length: 12 }, (_, i) => `${i + 1} of 12`),
    );
    const { left, right } = cards.getBoundingClientRect();
    expect(rectOf(feed, 'card', 5)?.left).toSatisfy((lastLeft: number) => lastLeft >= left && lastLeft < right);
    await soon(() => ends(feed)).toEqual(['false', 'false']);
  });

  it('keeps what is out of view out of the order of Tab, and takes the focus along, there and back', async () => {
    const { feed, cards } = await mountCarousel(8);
    const inOrder = (): number[] => partsOf(feed, 'card').flatMap((card, i) => (card.inert ? [] : [i]));
    expect(inOrder()).toEqual([0, 1]);
    await press(feed, 'next');
    await soon(inOrder).toEqual([2, 3]);
    partsOf(feed, 'card')[2]?.focus();
    await change(feed, { heading: 'News' }); // so that the feed knows that the card is in view
    cards.scrollTo({ left: cards.scrollWidth, behavior: 'instant' });
    await soon(() => [focusedCard(feed), firstSeen(feed)]).toEqual([6, 6]);
    cards.scrollTo({ left: 0, behavior: 'instant' });
    await soon(() => [focusedCard(feed), firstSeen(feed)]).toEqual([1, 0]);
    await change(feed, { layout: 'grid' });
    await soon(() => inOrder().length).toBe(8);
  });

  it('counts no card as in view that is not displayed, at the edge of the window, too', async () => {
    const { feed, place } = await mountCarousel(8, {}, ({ style }) => (style.cssText += 'position: absolute; left: 0'));
    Object.assign(partsOf(feed, 'card')[5] ?? {}, { hidden: true });
    place.style.width = '1000px';
    await soon(() => shownIn(feed).textContent).toBe('1–3 of 8');
  });

  it('brings a card into view that is focused by script, and leaves it the focus', async () => {
    const { feed } = await mountCarousel(8);
    const last = partsOf(feed, 'card')[7];
    if (last) last.inert = false;
    last?.focus({ preventScroll: true });
    await soon(() => [seenIn(feed).includes(7), focusedCard(feed)]).toEqual([true, 7]);
  });
});

describe('a carousel right to left', () => {
  it('turns round with the page: begins at the right, goes on to the left, to the last post, and back', async () => {
    const { feed, place, cards } = await mountCarousel(6, { widthPx: 868 }); // in Chromium, it ends a pixel before the end
    place.dir = 'rtl';
    const { left, right } = cards.getBoundingClientRect();
    await soon(() => rectOf(feed, 'card')?.right).toBeGreaterThan(right - 10);
    await soon(() => ends(feed)).toEqual(['true', 'false']);
    await press(feed, 'next');
    expect(cards.scrollLeft).toBeLessThan(0);
    await pressToEnd(feed, 'next');
    expect(rectOf(feed, 'card', -1)?.left).toBeGreaterThanOrEqual(left - 1);
    await pressToEnd(feed, 'previous');
  });

  it('has its buttons in the order of reading, their arrows the other way round, and numbers before English words', async () => {
    const { feed } = await mountCarousel(6, {}, (place) => (place.dir = 'rtl'));
    const { feed: leftToRight } = await mountCarousel(6);
    const arrowsOf = (of: Element): string[] =>
      ['next', 'previous'].map((name) => getComputedStyle(partOf(of, name), '::before').transform);
    expect(rectOf(feed, 'previous')?.left).toBeGreaterThan(rectOf(feed, 'next')?.left ?? Infinity);
    expect(arrowsOf(feed)).toEqual(arrowsOf(leftToRight).toReversed());
    expect(new Set(arrowsOf(feed)).size).toBe(2);
    expect(shownIn(feed).textContent).toBe('1–2 of 6');
    expect(letterIn(shownIn(feed), 0).left).toBeLessThan(letterIn(shownIn(feed), 4).left);
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
      await soon(() => wordsOf(feed)).toEqual(words);
    }
  });
});
