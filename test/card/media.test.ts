import { describe, expect, it, vi } from 'vitest';
import { item, type Item } from '../page/items.ts';
import { letterIn, rectOf, showAllContent } from '../page/measure.ts';
import { mountItems } from '../page/mount.ts';
import { DESIGN_NAMES } from '../support/names.ts';
import { focusedIn, isShown, namedBy, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordLoads, serviceUrl } from '../page/requests.ts';
import { change, soon, until, untilObserved } from '../page/wait.ts';
import { some } from '../support/deep.ts';

const pictures = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({ src: `${serviceUrl}/pictures/avatar-bakery.svg?${i}`, alt: `Loaf ${i}` }));

/** An image that fills its frame, and so has no background. */
const LANDSCAPE = { src: `${serviceUrl}/pictures/ball-wide-aq87i40.svg`, alt: 'A ball' };

const mountGallery = (count: number, attributes = {}) =>
  mountItems([item('p', { header: '', postText: 'A title.', mediaImageUrls: pictures(count) })], {
    design: 'social',
    ...attributes,
  });

it('says which image of its post one is that has no alternative text, in the language around, and that nothing describes it', async () => {
  const mediaImageUrls = pictures(3).map((one, i) => (i === 1 ? one : { ...one, alt: '' }));
  const feed = await mountItems([item(1, { mediaImageUrls, language: 'fr' })], { lang: 'de' });
  const said = () => partsOf(feed, 'image').map((image) => `${image.lang}: ${image.getAttribute('alt')}`);
  const undescribed = [1, 3].map((number) => `de: Bild ${number} von 3, ohne Beschreibung`);
  await soon(said).toEqual([undescribed[0], 'fr: Loaf 1', undescribed[1]]);
  await change(feed, { lang: 'en' });
  await soon(() => said()[2]).toBe('en: Image 3 of 3, no description');
});

const shownImages = (feed: Element): HTMLElement[] => partsOf(feed, 'image').filter(isShown);

/** Makes an image show another one, in one color, and waits until its shape is marked, before it is painted. */
async function showAs(image: HTMLImageElement, [width = 0, height = 0]: readonly number[], color = ''): Promise<void> {
  await until(() => image.complete, 'not loaded');
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context && color) {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  const loaded = new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
  Object.assign(image, { loading: 'eager', src: canvas.toDataURL() });
  await loaded;
  await untilObserved();
}

const backgroundOf = (feed: Element): HTMLCanvasElement | null => shadowOf(feed).querySelector('canvas');

describe('a gallery', () => {
  const areaOf = ({ width, height }: DOMRect): number => width * height;

  it.each(some(DESIGN_NAMES.filter((name) => name !== 'overlay')))(
    'has the frame of one image in the design "%s", and fills it whatever its number',
    async (design) => {
      const frames: number[] = []; // width by height, because a scroll bar may change the width
      for (const count of [1, 2, 3, 4, 5, 10]) {
        const feed = await mountGallery(count, { design, layout: 'grid', loading: 'eager' });
        showAllContent(feed); // otherwise the images of a card out of view fill the height that is reserved for it
        const frame = rectOf(partOf(feed, 'media'));
        frames.push(frame.width / frame.height);
        const tiles = shownImages(feed).map(rectOf);
        expect(tiles.length).toBe(Math.min(count, 4));
        const filled = tiles.map(areaOf).reduce((sum, area) => sum + area, 0) / areaOf(frame);
        expect(filled, `${count} images`).toBeGreaterThan(0.94);
        expect(filled, `${count} images`).toBeLessThan(1.01);
        const edges = [Math.min, Math.max].map((of) => of(...tiles.map(({ right }) => right)));
        expect(edges[1], `${count} images`).toBeCloseTo(frame.right, 0);
      }
      expect(Math.max(...frames) - Math.min(...frames)).toBeLessThan(0.02);
    },
  );

  it('with a video first has all of it above the words in the design "overlay"', async () => {
    const video = { type: 'video', src: `${serviceUrl}/pictures/film.mp4` };
    const post = item('p', { header: 'Film', mediaImageUrls: [video, ...pictures(2)] });
    const feed = await mountItems([post], { design: 'overlay' });
    expect([shownImages(feed).length, partsOf(feed, 'media-more')]).toEqual([2, []]);
    expect(rectOf(partOf(feed, 'media')).top - rectOf(partOf(feed, 'card')).top).toBeLessThan(2);
  });
});

const dead = { type: 'video', src: `${serviceUrl}/pictures/none.mp4`, alt: 'The match' };

it.each([
  { postUrl: 'https://example.com/match', place: ['View post', 'https://example.com/match', '_blank'] },
  { postUrl: undefined, place: undefined },
])('a video that is a page or gone has a link to the post in its place: $postUrl', async ({ postUrl, place }) => {
  const feed = await mountItems([item('p', { postUrl, mediaImageUrls: [dead] })], { hide: 'link' });
  const video = partOf(feed, 'video') as HTMLVideoElement;
  const [before, height] = [rectOf(video), rectOf(partOf(feed, 'card')).height];
  video.focus();
  video.muted = true; // otherwise it may not play without a click
  await expect(video.play()).rejects.toThrow(/supported|suitable/);
  await until(() => !partsOf(feed, 'video').includes(video), 'a dead player');
  const [link] = partsOf(feed, 'video') as unknown as HTMLAnchorElement[];
  expect(link && [link.textContent, link.href, link.target]).toEqual(place);
  expect(focusedIn(feed)).toBe(partOf(feed, 'card'));
  if (!link) return expect(partsOf(feed, 'media')).toEqual([]);
  expect(namedBy(feed, link, 'aria-labelledby')).toEqual([link, partOf(feed, 'card')]);
  expect([rectOf(link), rectOf(partOf(feed, 'card')).height]).toEqual([before, height]);
});

describe('a post with ten images', () => {
  it('shows four, and a button that shows all, still when its card is rendered again', async () => {
    const feed = await mountGallery(10, { dir: 'rtl' });
    const more = partOf(feed, 'media-more');
    const words = [shownImages(feed).length, more.localName, more.textContent, more.ariaLabel];
    expect(words).toEqual([4, 'button', '\u200e+6', 'Show images: \u200e+6, A title.']);
    expect(letterIn(more, 1).right, 'its sign is before it').toBeCloseTo(letterIn(more, 2).left, 0);
    expect(more.getBoundingClientRect()).toEqual(partsOf(feed, 'image')[3]?.getBoundingClientRect());
    more.focus();
    more.click();
    await until(() => shownImages(feed).length === 10, 'not all');
    expect([isShown(more), focusedIn(feed)]).toEqual([false, partOf(feed, 'card')]);
    await change(feed, { date: 'absolute' });
    expect(shownImages(feed)).toHaveLength(10);
  });

  it('requests only what it shows', async () => {
    const mark = `unseen${Date.now()}`;
    const loads = recordLoads(mark);
    const list = pictures(10).map(({ src, alt }) => ({ src: `${String(src)}&${mark}`, alt }));
    partOf(await mountItems([item('p', { mediaImageUrls: list })], { design: 'social' }), 'media').scrollIntoView();
    await until(() => loads().length >= 4, 'nothing is requested');
    await untilObserved();
    expect(loads()).toHaveLength(4);
  });
});

describe('words over an image', () => {
  it.each([
    { size: [390, 844], isOver: false },
    { size: [1200, 900], isOver: true },
  ])('are below one that may have words itself, by its shape, at the same place: $size', async ({ size, isOver }) => {
    const post = item('p', { header: 'A title', mediaImageUrls: [LANDSCAPE] });
    const feed = await mountItems([post], { design: 'overlay', layout: 'grid' });
    const before = ['card', 'title', 'text'].map((part) => rectOf(partOf(feed, part)));
    const image = partOf(feed, 'image') as HTMLImageElement;
    await showAs(image, size);
    expect(['card', 'title', 'text'].map((part) => rectOf(partOf(feed, part)))).toEqual(before);
    expect(rectOf(image).bottom > rectOf(partOf(feed, 'title')).top).toBe(isOver);
    expect(getComputedStyle(image).objectFit).toBe(isOver ? 'cover' : 'contain');
  });
});

it('`media-position` says whether media is below the text, or first in the card', async () => {
  const post = item('p', { header: 'A title', author: 'Ann', mediaImageUrls: pictures(1), claps: 1 });
  const feed = await mountItems([post], { layout: 'grid', design: 'social' });
  const order = () => [...partOf(feed, 'card').children].map((child) => child.part.value || child.localName);
  expect(order()).toEqual(['header', 'title', 'text', 'media', 'footer']);
  await change(feed, { mediaPosition: 'above' });
  expect(order()).toEqual(['media', 'header', 'title', 'text', 'footer']);
});

describe('an image', () => {
  it('is cut as --ws-image-fit and --ws-image-position say', async () => {
    const feed = await mountGallery(1);
    partOf(feed, 'image').removeAttribute('data-shape'); // as a large one is
    const style = getComputedStyle(partOf(feed, 'image'));
    expect(style).toMatchObject({ objectFit: 'cover', objectPosition: '50% 50%' });
    feed.style.setProperty('--ws-image-fit', 'contain');
    feed.style.setProperty('--ws-image-position', '50% 20%');
    expect(style).toMatchObject({ objectFit: 'contain', objectPosition: '50% 20%' });
  });

  it.each([
    { shape: 'icon', size: [16, 16], fit: 'scale-down', position: '50% 50%' },
    { shape: 'tall', size: [1000, 2000], fit: 'contain', position: '50% 8%' },
    { shape: 'square', size: [1200, 1200], fit: 'cover', position: '50% 8%' },
    { shape: 'wide', size: [2500, 1000], fit: 'contain', position: '50% 50%' },
    { shape: undefined, size: [1200, 900], fit: 'cover', position: '50% 50%' },
  ])('of $size px is $shape in a frame that stays as it is', async ({ shape, size, fit, position }) => {
    const feed = await mountGallery(1, { design: 'social', layout: 'grid' });
    const image = partOf(feed, 'image') as HTMLImageElement;
    const before = rectOf(partOf(feed, 'card'));
    await showAs(image, size);
    expect(image.dataset['shape']).toBe(shape);
    const { objectFit, objectPosition } = getComputedStyle(image);
    expect([objectFit, objectPosition]).toEqual([fit, position]);
    if (shape && shape !== 'icon') await until(() => backgroundOf(feed), 'bare');
    expect(rectOf(partOf(feed, 'card'))).toEqual(before);
  });

  it.each(['auto', 'masonry'])('in layout="%s" has its shape where it has loaded before it is seen', async (layout) => {
    const posts = [1, 2, 3].map((id) => item(id, { mediaImageUrls: [LANDSCAPE] }));
    const feed = await mountItems(posts, { design: 'social', layout });
    const image = partOf(feed, 'image') as HTMLImageElement;
    for (const [marginBlockStart, ratio] of [
      ['0', 4 / 3],
      ['110vh', 4 / 5],
    ] as const) {
      feed.style.marginBlockStart = marginBlockStart;
      await showAs(image, [800, 1000]);
      const { width, height } = rectOf(image);
      expect(width / height).toBeCloseTo(ratio, 1);
    }
  });

  it('has its shape in the frame of another design, too', async () => {
    const feed = await mountGallery(1, { design: 'editorial', layout: 'grid' });
    const { dataset } = partOf(feed, 'image');
    await showAs(partOf(feed, 'image') as HTMLImageElement, [1000, 560]);
    expect(dataset['shape']).toBeUndefined();
    await change(feed, { design: 'overlay' });
    await soon(() => dataset['shape']).toBe('wide');
  });

  it('far from the viewport is measured when it loads, then once it comes near, or is printed', async () => {
    const feed = await mountGallery(1, { design: 'editorial', layout: 'grid' });
    const image = partOf(feed, 'image') as HTMLImageElement;
    await showAs(image, [1000, 2000]);
    feed.style.marginBlockStart = 'calc(100vh + 700px)';
    const read = vi.spyOn(image, 'clientWidth', 'get');
    const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
    const isSkippedIn = async (design: string): Promise<void> => {
      image.loading = 'lazy';
      read.mockClear();
      await change(feed, { design });
      await untilObserved();
      expect([image.dataset['shape'], read.mock.calls]).toEqual([undefined, []]);
    };
    await isSkippedIn('overlay');
    await isSkippedIn('editorial');
    expect(observe.mock.calls.filter(([box]) => box === partOf(feed, 'card'))).toHaveLength(1);
    dispatchEvent(new Event('beforeprint'));
    expect(image.dataset['shape']).toBeDefined();
    read.mockClear();
    dispatchEvent(new Event('beforeprint'));
    expect(read.mock.calls, 'measured again').toEqual([]);
    await untilObserved(); // Firefox loads an image again that is eager now
    await isSkippedIn('overlay');
    image.scrollIntoView();
    await soon(() => image.dataset['shape']).toBeDefined();
    scrollTo(0, 0);
    await showAs(image, [20, 20]);
    await soon(() => image.dataset['shape']).toBe('icon');
  });

  it('that may be seen whole has a background of its own colors, for as long as it is', async () => {
    const feed = await mountItems([item('p', { mediaImageUrls: [LANDSCAPE] })]);
    const image = partOf(feed, 'image') as HTMLImageElement;
    await showAs(image, [1000, 2000], '#f00');
    await until(() => backgroundOf(feed), 'no background');
    const background = backgroundOf(feed);
    const [red = 0, green, blue] = background?.getContext('2d')?.getImageData(4, 2, 1, 1).data ?? [];
    expect([red > 200, green, blue, background?.ariaHidden]).toEqual([true, 0, 0, 'true']);
    expect(rectOf(background ?? image)).toEqual(rectOf(image));
    const { x, y, width, height } = rectOf(image);
    expect(shadowOf(feed).elementFromPoint(x + width / 2, y + height / 2)).toBe(image);
    await showAs(image, [1200, 900]);
    await until(() => !backgroundOf(feed), 'the background stays');
  });
});
