import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FULL, PICTURE } from '../page/items.ts';
import { rectOf } from '../page/measure.ts';
import { mountItems } from '../page/mount.ts';
import { partOf, partsOf, shadowOf } from '../page/parts.ts';
import { soon } from '../page/wait.ts';
import { pairs } from '../support/deep.ts';
import { DESIGN_NAMES } from '../support/names.ts';

/** The linear light, 0 to 1, of each value of an sRGB channel. */
const LIGHT = Array.from({ length: 256 }, (_, value) => ((value / 255 + 0.055) / 1.055) ** 2.4);

/** The luminance of each pixel of an element. */
async function luminancesOf(element: Element): Promise<number[]> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${await page.screenshot({ element, base64: true, save: false })}`;
  await picture.decode();
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
  const light = (i: number): number => LIGHT[data[i] ?? 0] ?? 0;
  return Array.from(
    { length: data.length / 4 },
    (_, i) => 0.2126 * light(4 * i) + 0.7152 * light(4 * i + 1) + 0.0722 * light(4 * i + 2),
  );
}

const contrastOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** A card with `count` images of one color. */
async function mountCard(color: string, count: number, attributes: Readonly<Record<string, string>>) {
  const mediaImageUrls = Array.from({ length: count }, (_, i) => ({ src: `${PICTURE}?${i}` }));
  const feed = await mountItems([{ ...FULL, postImage: undefined, mediaImageUrls }], attributes, {
    place: ({ style }) => (style.cssText = 'width: 320px; padding: 8px; background: #fff; color: #000'),
  });
  const styles = new CSSStyleSheet();
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='800' height='600'><path fill='${color}' d='M0 0h999v999H0z'/></svg>`;
  styles.replaceSync(
    `[part$=image] { content: url("data:image/svg+xml,${encodeURIComponent(svg)}") } * { transition: none !important }`,
  );
  shadowOf(feed).adoptedStyleSheets.push(styles);
  return feed;
}

test.each([{}, { lightbox: '' }])(
  'over a white image, words have a background that keeps them legible: %o',
  async (more) => {
    const feed = await mountCard('white', 1, { design: 'overlay', ...more });
    for (const part of ['title', 'text', 'author', 'date', 'claps', 'link']) {
      const [lightest = 0, ...others] = (await luminancesOf(partOf(feed, part))).toSorted((a, b) => b - a);
      expect(contrastOf(lightest, others[Math.floor(others.length / 2)] ?? 1), part).toBeGreaterThan(4.5);
    }
  },
);

test.each(pairs(DESIGN_NAMES, ['white', 'black', 'yellow']))(
  'what has the focus has a ring that is seen, in %s on %s, and that of a link is not its card’s',
  async (design, color) => {
    for (const [more, count, parts] of [
      [{}, 5, [['card'], ['link'], ['media-more']]],
      [{ lightbox: '' }, 1, [['image']]],
      [{ lightbox: '' }, 6, [['card'], ['image', design === 'overlay' ? 0 : 3]]],
    ] as const) {
      const feed = await mountCard(color, count, { design, ...more });
      const card = partOf(feed, 'card');
      const before = await luminancesOf(card);
      await userEvent.keyboard('{Shift}'); // so that :focus-visible matches
      for (const [part, at = 0] of parts) {
        const focused = partsOf(feed, part)[at] ?? card;
        focused.focus();
        const after = await luminancesOf(card);
        const { width, height } = rectOf(part === 'link' ? partOf(feed, 'claps') : focused);
        const changed = after.filter((one, i) => contrastOf(one, before[i] ?? one) >= 3).length;
        expect(changed, part).toBeGreaterThan(1.5 * (width + height));
        if (part === 'link')
          expect(changed, 'a link has a frame as large as its card').toBeLessThan(2 * rectOf(card).width);
      }
      feed.remove();
    }
  },
);

test('at 400 % zoom, an enlarged image is no smaller than on its card, and its empty caption does not scroll', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 256);
  const feed = await mountCard('white', 1, { lightbox: '' });
  partOf(feed, 'image').click();
  await soon(() => rectOf(partOf(feed, 'lightbox-image')).width).toBeGreaterThan(250);
  const { scrollHeight, clientHeight } = shadowOf(feed).querySelector('.lightbox-caption') ?? expect.fail('no caption');
  expect(scrollHeight).toBe(clientHeight);
});
