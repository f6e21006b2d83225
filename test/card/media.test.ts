import { describe, expect, it } from 'vitest';
import { item, type Item } from '../page/items.ts';
import { rectOf } from '../page/measure.ts';
import { mountItems, placeOf } from '../page/mount.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { focusedIn, isShown, partOf, partsOf } from '../page/parts.ts';
import { serviceUrl } from '../page/requests.ts';
import { change, resize, settle, until } from '../page/wait.ts';

const pictures = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({ src: `${serviceUrl}/pictures/avatar-bakery.svg?${i}`, alt: `Loaf ${i}` }));

const mountGallery = (count: number, attributes = {}) =>
  mountItems([item('p', { mediaImageUrls: pictures(count) })], attributes);

const shownImages = (feed: Element): HTMLElement[] => partsOf(feed, 'image').filter(isShown);

describe('a post with ten images', () => {
  it('shows four, and a button that shows all, still when its card is rendered again', async () => {
    const feed = await mountGallery(10);
    const more = partOf(feed, 'media-more');
    expect(shownImages(feed)).toHaveLength(4);
    expect([more.localName, more.textContent, more.ariaLabel]).toEqual(['button', '+6', 'Show images: +6']);
    const fourth = partsOf(feed, 'image')[3]?.getBoundingClientRect();
    expect(more.getBoundingClientRect()).toEqual(fourth);
    more.focus();
    more.click();
    await settle();
    expect(shownImages(feed)).toHaveLength(10);
    expect(isShown(more)).toBe(false);
    expect(focusedIn(feed)).toBe(partOf(feed, 'card'));
    await change(feed, { date: 'absolute' });
    expect(shownImages(feed)).toHaveLength(10);
  });

  it('requests only what it shows', async () => {
    performance.clearResourceTimings(); // a browser keeps 250 of them, and then no more
    const mark = `unseen${Date.now()}`;
    const list = pictures(10).map(({ src, alt }) => ({ src: `${String(src)}&${mark}`, alt }));
    const feed = await mountItems([item('p', { mediaImageUrls: list })]);
    partOf(feed, 'media').scrollIntoView();
    const requested = (): number =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes(mark)).length;
    await until(() => requested() >= 4, 'nothing is requested');
    await settle();
    expect(requested()).toBe(4);
  });

  it('with images="click" says nothing over the buttons, and shows all in two presses', async () => {
    const feed = await mountGallery(10, { images: 'click' });
    expect(isShown(partOf(feed, 'media-more'))).toBe(false);
    const buttons = partsOf(feed, 'image-button').filter(isShown);
    expect(buttons.map(({ textContent }) => textContent)).toEqual([0, 1, 2, 3].map((i) => `Show images Loaf ${i}`));
    buttons[3]?.click();
    await feed.updateComplete;
    expect(shownImages(feed)).toHaveLength(4);
    partOf(feed, 'media-more').click();
    expect(shownImages(feed)).toHaveLength(10);
  });

  it('with lightbox opens all of them in the dialog', async () => {
    const feed = await mountGallery(10, { lightbox: '', images: 'click' });
    partOf(feed, 'image-button').click();
    await feed.updateComplete;
    const [, , , fourth] = partsOf(feed, 'image');
    const more = partOf(feed, 'media-more');
    expect([more.localName, getComputedStyle(more).pointerEvents]).toEqual(['span', 'none']);
    fourth?.click();
    expect(partOf(feed, 'lightbox').textContent).toContain('4 of 10');
  });

  it.each([5, 6, 7])('leaves no hole in its gallery, nor with %i', async (count) => {
    const feed = await mountGallery(count);
    partOf(feed, 'media-more').click();
    await settle();
    const rights = [...partsOf(feed, 'image').slice(-1), partOf(feed, 'media')].map((one) => rectOf(one).right);
    expect(rights[0]).toBeCloseTo(rights[1] ?? 0, 0);
  });
});

describe('media-position', () => {
  const NAMES = { header: 'A title', feedName: 'Bakery' };
  const POST = item('p', { ...NAMES, mediaImageUrls: pictures(1), postUrl: 'https://example.com/1' });
  const order = (feed: Element): string[] =>
    [...partOf(feed, 'card').children].map((child) => child.part.value || child.localName);

  it('is below the text, or first in the card', async () => {
    const feed = await mountItems([POST], { layout: 'grid' });
    expect(order(feed)).toEqual(['header', 'title', 'text', 'media', 'footer']);
    await change(feed, { mediaPosition: 'above' });
    expect(order(feed)).toEqual(['media', 'header', 'title', 'text', 'footer']);
  });

  it('above lines the images of a row up', async () => {
    const longer = item('q', { ...POST, postId: 'q', postText: 'Many words. '.repeat(30), header: '' });
    const feed = await mountItems([POST, longer], { layout: 'grid', 'media-position': 'above' });
    feed.style.setProperty('--ws-card-min', '8em');
    await settle();
    const tops = partsOf(feed, 'image').map((image) => image.getBoundingClientRect().top);
    expect(tops[0]).toBe(tops[1]);
  });

  it.each(LAYOUT_NAMES)('above overlaps nothing with layout="%s"', async (layout) => {
    const feed = await mountItems([POST], { layout, 'media-position': 'above' });
    for (const widthPx of [360, 900]) {
      await resize(placeOf(feed), widthPx);
      const media = partOf(feed, 'media').getBoundingClientRect();
      for (const name of ['title', 'text', 'link']) {
        const part = partOf(feed, name).getBoundingClientRect();
        const isBeside = part.left >= media.right || part.right <= media.left;
        const isOver = part.top >= media.bottom - 9 || part.bottom <= media.top;
        expect(isBeside || isOver, `${name} at ${widthPx} px`).toBe(true);
      }
    }
  });
});

describe('an image', () => {
  it('is cut as --ws-image-fit and --ws-image-position say', async () => {
    const feed = await mountGallery(1);
    partOf(feed, 'image').removeAttribute('data-small'); // as a large one is
    const style = getComputedStyle(partOf(feed, 'image'));
    expect(style).toMatchObject({ objectFit: 'cover', objectPosition: '50% 50%' });
    feed.style.setProperty('--ws-image-fit', 'contain');
    feed.style.setProperty('--ws-image-position', '50% 20%');
    expect(style).toMatchObject({ objectFit: 'contain', objectPosition: '50% 20%' });
  });

  it.each([
    [40, true],
    [1200, false],
  ])('of %i px is shown at twice its size at most: small is %s', async (px, isSmall) => {
    const feed = await mountGallery(1);
    const image = partOf(feed, 'image') as HTMLImageElement;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = px;
    await until(() => image.complete, 'not loaded');
    image.removeAttribute('data-small'); // as a large one is
    const before = rectOf(image);
    const loaded = new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
    Object.assign(image, { loading: 'eager', src: canvas.toDataURL() });
    await loaded;
    await new Promise(requestAnimationFrame); // it is marked before it is painted
    expect(image.hasAttribute('data-small')).toBe(isSmall);
    expect(getComputedStyle(image).objectFit).toBe(isSmall ? 'scale-down' : 'cover');
    const after = rectOf(image);
    expect([after.width, after.height].map(Math.round)).toEqual([before.width, before.height].map(Math.round));
  });

  it('has a shape while it loads, and so has an avatar', async () => {
    const feed = await mountItems([item('p', { feedImageUrl: pictures(1)[0]?.src, mediaImageUrls: pictures(1) })]);
    for (const name of ['avatar', 'image']) {
      expect(getComputedStyle(partOf(feed, name)).backgroundColor, name).not.toBe('rgba(0, 0, 0, 0)');
    }
  });
});

it('what we draw needs no font and no address, and has the colour of the text or --ws-icon', async () => {
  const feed = await mountItems([item('p', { claps: 3 })], { pin: 'p' });
  await until(() => partsOf(feed, 'pinned').length > 0, 'not pinned');
  const icons = [partOf(feed, 'claps'), partOf(feed, 'pinned')].map((part) => getComputedStyle(part, '::before'));
  for (const { inlineSize, clipPath, backgroundColor, color } of icons) {
    expect(parseFloat(inlineSize)).toBeGreaterThan(12);
    expect(clipPath).toMatch(/^polygon/);
    expect(backgroundColor).toBe(color);
  }
  feed.style.setProperty('--ws-icon', 'rgb(1, 2, 3)');
  expect(icons.map(({ backgroundColor }) => backgroundColor)).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
});

it('a link to a post is large enough for a finger', async () => {
  const feed = await mountItems([item(1, { postUrl: 'https://example.com/1' })]);
  expect(partOf(feed, 'link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
