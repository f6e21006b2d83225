import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { FULL } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
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

test('with more contrast, secondary text and borders are in the color of the text, whatever the page sets', async () => {
  const feed = await mountItems([FULL], {}, { prepare: setQuietColors });
  expect(look(feed)).toEqual({ border: 'rgb(238, 238, 238)', date: 'rgb(153, 153, 153)' });
  await prefer('prefers-contrast', 'more');
  // A color in a transition takes some time to get there.
  await until(() => look(feed).border === 'rgb(1, 2, 3)', JSON.stringify(look(feed)));
  expect(look(feed).date).toBe('rgb(1, 2, 3)');
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
