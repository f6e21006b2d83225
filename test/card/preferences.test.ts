import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { FULL } from '../page/items.ts';
import { mount, mountItems } from '../page/mount.ts';
import { partOf, partsOf, shadowOf } from '../page/parts.ts';
import { until } from '../page/wait.ts';

const prefer = (name?: string, value = 'reduce'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: name ? [{ name, value }] : [] });

afterEach(() => prefer());

const QUIET = { '--ws-muted': '#999', '--ws-border': '#eee', '--ws-focus-ring': '1px dotted #eee' };

function setQuietColors(element: HTMLElement): void {
  element.style.color = 'rgb(1, 2, 3)';
  for (const [name, value] of Object.entries(QUIET)) element.style.setProperty(name, value);
}

const look = (feed: Element) => {
  const [card, date] = [partOf(feed, 'card'), partOf(feed, 'date')].map((one) => getComputedStyle(one));
  return { border: card?.borderTopColor, date: date?.color };
};

test.each(['ws-public-posts', 'ws-post-card'] as const)(
  'a %s with more contrast has secondary text and borders in the color of the text, whatever the page sets',
  async (tag) => {
    const feed =
      tag === 'ws-post-card'
        ? await mount(tag, {}, '', { prepare: (card) => (setQuietColors(card), (card.post = FULL)) })
        : await mountItems([FULL], {}, { prepare: setQuietColors });
    await until(() => partsOf(feed, 'date').length > 0, 'no card');
    expect(look(feed)).toEqual({ border: 'rgb(238, 238, 238)', date: 'rgb(153, 153, 153)' });
    await prefer('prefers-contrast', 'more');
    // What a transition moves to is there in the end.
    await until(() => look(feed).border === 'rgb(1, 2, 3)', JSON.stringify(look(feed)));
    expect(look(feed).date).toBe('rgb(1, 2, 3)');
  },
);

test('with more contrast, the focus is seen, whatever the page sets', async () => {
  await prefer('prefers-contrast', 'more');
  const feed = await mountItems([FULL], {}, { prepare: setQuietColors });
  partOf(feed, 'card').focus({ focusVisible: true } as FocusOptions);
  const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(partOf(feed, 'card'));
  expect([outlineWidth, outlineStyle, outlineColor]).toEqual(['3px', 'solid', 'rgb(1, 2, 3)']);
});

test('with less transparency, nothing is seen through the number of the other images, the words over one, and the lightbox', async () => {
  const media = [1, 2, 3, 4, 5, 6].map((i) => `${String(FULL['feedImageUrl'])}?clear${i}`);
  const post = { ...FULL, postImage: null, mediaImageUrls: media };
  const feed = await mountItems([post], { design: 'social', lightbox: '' });
  await until(() => partsOf(feed, 'image')[0]?.role === 'button', 'no lightbox');
  partOf(feed, 'image').click();
  await until(() => partsOf(feed, 'lightbox').length > 0, 'not open');
  const groundOf = (name: string): string => getComputedStyle(partOf(feed, name)).backgroundColor;
  const NAMES = ['media-more', 'lightbox', 'lightbox-next'];
  for (const name of NAMES) expect(groundOf(name), name).toMatch(/^rgba\(0, 0, 0, 0\.\d+\)$/);
  await prefer('prefers-reduced-transparency');
  for (const name of NAMES) expect(groundOf(name), name).toBe('rgb(0, 0, 0)');

  const overlay = await mountItems([FULL], { design: 'overlay' });
  const { backgroundColor, backgroundImage } = getComputedStyle(partOf(overlay, 'card'), '::after');
  expect([backgroundColor, backgroundImage]).toEqual(['rgb(51, 51, 51)', 'none']);
  const after = getComputedStyle(partOf(overlay, 'card'), '::after');
  expect(parseFloat(after.top), 'no more than the words').toBeGreaterThanOrEqual(0);
});

test('with less data, no image is requested before the visitor asks for it', async () => {
  const real = matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-data)' ? { ...real(query), matches: true } : real(query),
  );
  const feed = await mountItems([FULL], { images: 'load' });
  expect(partsOf(feed, 'image-button')).toHaveLength(1);
  expect(shadowOf(feed).querySelector('img')).toBeNull();
  partOf(feed, 'image-button').click();
  await until(() => shadowOf(feed).querySelector('img[part=image]'), 'no image');
});
