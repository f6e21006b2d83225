import { expect, it } from 'vitest';
import { item, type Item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { isShown, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { serviceUrl } from '../page/requests.ts';
import { untilObserved } from '../page/wait.ts';
import { pairs } from '../support/deep.ts';

const images = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    src: `${serviceUrl}/pictures/loaves-wide-studio.svg?${i}`,
    alt: `Loaf ${i}`,
  }));

const videos = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({ type: 'video', src: `${serviceUrl}/pictures/penalty.webm?${i}` }));

const withTitle = (...mediaImageUrls: Item[]): Item => ({ header: 'A title', mediaImageUrls });
const alone = (...mediaImageUrls: Item[]): Item => ({ postText: undefined, mediaImageUrls });

const POSTS: readonly Item[] = [
  withTitle(...images(6)),
  withTitle(...videos(1)),
  withTitle(...videos(1), ...images(6)),
  withTitle(...videos(5), ...images(1)),
  alone(...images(6)),
].map((post, i) => item(i, post));
const COUNTS = POSTS.map(({ mediaImageUrls }) => (mediaImageUrls as Item[]).length);

/** Whether a click in its middle reaches it. In a carousel this is not checked: cards that are out of view take no click. */
function isPressable(element: HTMLElement): boolean {
  if (!isShown(element)) return false;
  if (element.closest('.carousel')) return true;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains((element.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2));
}

/** Clicks the first element that matches `selector` in a card and can be clicked. */
const press = (card: HTMLElement, selector: string): void =>
  [...card.querySelectorAll<HTMLElement>(selector)].find(isPressable)?.click();

async function pressInEach(cards: readonly HTMLElement[], selector: string): Promise<void> {
  for (const card of cards) press(card, selector);
  await untilObserved();
}

const isLarge = (element: HTMLElement): boolean => isShown(element) && element.offsetWidth > 50; // headlines have one of 48 px

const countShown = (card: HTMLElement): number =>
  [...card.querySelectorAll<HTMLElement>('img[part=image], video[part=video]')].filter(isLarge).length;

/** How many images the dialog that a card opens says it has. */
function countOpened(feed: Element, card: HTMLElement): number {
  press(card, '[data-enlarges]');
  const dialog = partOf(feed, 'lightbox') as HTMLDialogElement;
  const count = dialog.open ? Number(/ of (\d+)/.exec(dialog.textContent)?.[1] ?? 1) : 0;
  partOf(feed, 'lightbox-close').click();
  return count;
}

/** Ways to show media: where they are in a card, what else of it is hidden, and what displays them. */
const WAYS = ['load', 'click'].flatMap((images) =>
  [
    { images, 'media-position': 'below', hide: '' },
    { images, 'media-position': 'above', hide: 'avatar feed date claps link' },
  ].flatMap((way) => [way, { ...way, lightbox: '' }]),
);

it.each(pairs(LAYOUT_NAMES, WAYS))('every image and video can be seen with layout="%s" %j', async (layout, way) => {
  const feed = await mountItems(POSTS, { layout, ...way });
  const cards = partsOf(feed, 'card');
  await pressInEach(cards, '[part=image-button]');
  if ('lightbox' in way) return expect(cards.map((card) => countOpened(feed, card))).toEqual(COUNTS);
  await pressInEach(cards, '[part=media-more]');
  await pressInEach(cards, '[part=image-button]');
  expect(cards.map(countShown)).toEqual(COUNTS);
  expect([...shadowOf(feed).querySelectorAll('[part=media-more]')].filter(isShown)).toEqual([]);
});
