import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { focusedIn, isShown, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordLoads, serviceUrl } from '../page/requests.ts';
import { change, until, untilObserved } from '../page/wait.ts';

let count = 0;

/** URLs of images that were never requested, with a mark by which `loads` finds their requests. */
function pictures() {
  const mark = `held${++count}`;
  return {
    loads: recordLoads(mark),
    src: (name: string): string => `${serviceUrl}/pictures/avatar-bakery.svg?${mark}=${name}`,
  };
}

async function mountHeld(more: Readonly<Record<string, unknown>> = {}, attributes = {}, postId = 'p') {
  const { loads, src } = pictures();
  const post = item(postId, {
    feedName: 'Élan',
    feedImageUrl: src('avatar'),
    mediaImageUrls: [
      { src: src('a'), alt: 'A loaf' },
      { src: src('b'), alt: '' },
    ],
    ...more,
  });
  const feed = await mountItems([post], { images: 'click', design: 'social', ...attributes });
  return { feed, loads, src, buttons: partsOf(feed, 'image-button') };
}

const sourcesOf = (feed: Element): string[] =>
  [...shadowOf(feed).querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

/** A plain object, because a matcher considers any two rects equal. */
const boxOf = (element: Element): unknown => element.getBoundingClientRect().toJSON();

describe('images="click"', () => {
  test('asks for no image, and shows what each would, in the language of the feed', async () => {
    const alt = 'A very long story. '.repeat(40).trim();
    const media = (one: string) => ({ mediaImageUrls: [{ src: pictures().src('a'), alt: one }, pictures().src('b')] });
    const { feed, loads, buttons } = await mountHeld({ ...media(alt), lang: 'fr' });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([`Show 2 images ${alt}`]);
    const { buttons: plain } = await mountHeld(media(''), { lang: 'de' });
    expect(plain.map(({ textContent }) => textContent)).toEqual(['2 Bilder anzeigen']);
    expect(buttons[0]?.offsetHeight, 'in the room of the picture').toBe(plain[0]?.offsetHeight);
    expect(buttons.every(isShown)).toBe(true);
    expect(buttons[0]?.querySelector('[lang=fr]')?.textContent).toBe(alt);
    expect(sourcesOf(feed)).toEqual([]);
    expect(partOf(feed, 'avatar').textContent).toBe('É');
    await untilObserved();
    expect(loads()).toEqual([]);
  });

  test('shows all images of the card at the press of a key, for good, with their alternatives, and moves nothing', async () => {
    const { feed, loads, src, buttons } = await mountHeld();
    const boxesOf = () => ['card', 'media', 'avatar'].map((name) => boxOf(partOf(feed, name)));
    const before = boxesOf();
    buttons[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(sourcesOf(feed)).toEqual([src('avatar'), src('a'), src('b')]);
    const alts = partsOf(feed, 'image').map((image) => image.getAttribute('alt'));
    expect(alts).toEqual(['A loaf', 'Image 2 of 2, no description']);
    expect(boxesOf()).toEqual(before);
    expect(focusedIn(feed)).toBe(partOf(feed, 'card'));
    await until(() => loads().length > 0, 'no image was asked for');
    await change(feed, { date: 'absolute' }); // which renders the cards again
    expect([partsOf(feed, 'image-button'), sourcesOf(feed).length]).toEqual([[], 3]);
  });

  test('holds back what a template shows, and lets nothing play by itself', async () => {
    const { loads, src } = pictures();
    const feed = await mountItems([item('p', { mediaImageUrls: [{ src: src('a'), alt: 'A loaf' }], film: src('b') })], {
      images: 'click',
    });
    feed.innerHTML = `<template slot="card"><p data-ws-text="text"></p><img data-ws-src="media.0.src" alt="Bread"><video autoplay data-ws-src="raw.film"></video><img data-ws-src="raw.evil"></template>`;
    await until(() => shadowOf(feed).querySelector('video'), 'no card of its own');
    const [image] = shadowOf(feed).querySelectorAll('img');
    expect(sourcesOf(feed)).toEqual(['']);
    expect(partsOf(feed, 'image-button').map(({ textContent }) => textContent)).toEqual(['Show image Bread']);
    const video = shadowOf(feed).querySelector('video');
    expect([video?.preload, video?.autoplay]).toEqual(['none', false]);
    await untilObserved();
    expect(loads()).toEqual([]);
    partOf(feed, 'image-button').click();
    expect([image?.getAttribute('src'), image?.hidden, partsOf(feed, 'image-button')]).toEqual([src('a'), false, []]);
  });
});
