import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { overlapPx } from '../page/measure.ts';
import { focusedIn, isShown, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordEvents } from '../page/record.ts';
import { serve, serviceUrl } from '../page/requests.ts';
import { translate } from '../page/translate.ts';
import { change, untilObserved, until } from '../page/wait.ts';

const picture = (name: string): string => `${serviceUrl}/pictures/avatar-bakery.svg?${name}`;

const POST = item('p', {
  mediaImageUrls: ['A loaf', '<b>Rolls</b>', ''].map((alt, i) => ({ src: picture('abc'.charAt(i)), alt })),
});

async function mountBox(list: readonly unknown[] = [POST], attributes = {}) {
  const feed = await mountItems(list, { lightbox: '', ...attributes });
  return { feed, images: partsOf(feed, 'image') };
}

const dialogOf = (feed: Element): HTMLDialogElement => partOf(feed, 'lightbox') as HTMLDialogElement;
const shownIn = (feed: Element): string => partOf(feed, 'lightbox-image').getAttribute('src') ?? '';
const said = (feed: Element): string =>
  [...dialogOf(feed).querySelectorAll('.lightbox-status p')].map(({ textContent }) => textContent).join('|');

/** Expects that another key, and a key that is held down, open nothing. */
function expectNoPress(feed: Element, image: Element): void {
  for (const init of [{ key: 'x' }, { key: 'Enter', repeat: true }])
    image.dispatchEvent(new KeyboardEvent('keydown', init));
  expect(partsOf(feed, 'lightbox')).toEqual([]);
}

describe('an image', () => {
  test('is a button with a name, by mouse and by key', async () => {
    const { feed, images } = await mountBox();
    if (images[0]) expectNoPress(feed, images[0]);
    const names = images.map(({ ariaLabel }) => ariaLabel).join();
    expect(names).toBe('Enlarge image: A loaf,Enlarge image: <b>Rolls</b>,Enlarge image: 3 of 3');
    expect(images.every(({ role, tabIndex }) => role === 'button' && tabIndex === 0)).toBe(true);
    for (const key of ['{Enter}', ' ']) {
      images[1]?.focus();
      await userEvent.keyboard(key);
      expect(dialogOf(feed).matches(':modal')).toBe(true);
      expect([shownIn(feed), said(feed)]).toEqual([picture('b'), '2 of 3|<b>Rolls</b>']);
      await userEvent.keyboard('{Escape}');
      await until(() => !dialogOf(feed).open, 'it stays open');
      expect(focusedIn(feed)).toBe(images[1]);
    }
    images[0]?.click();
    expect(shownIn(feed)).toBe(picture('a'));
  });

  test('without words of its own is named by its place, or alone by the title of its post, as text', async () => {
    const src = picture('x');
    const list = [
      item('alone', { header: '<b>Rye</b>', mediaImageUrls: [{ src, alt: '' }] }),
      item('untitled', { mediaImageUrls: [{ src, alt: '' }] }),
      item('many', { mediaImageUrls: [picture('a'), `${serviceUrl}/none`, picture('b')] }),
    ];
    const { feed, images } = await mountBox(list);
    const names = (): unknown[] => partsOf(feed, 'image').map(({ ariaLabel }) => ariaLabel);
    await until(() => names().length === 4, 'a broken image is displayed');
    expect(names().join('\n')).toBe(
      'Enlarge image: <b>Rye</b>\nEnlarge image: Post untitled.\nEnlarge image: 1 of 2\nEnlarge image: 2 of 2',
    );
    await change(feed, { lang: 'de' });
    await until(() => names()[3] === 'Bild vergrößern: 2 von 2', 'not German');
    expect(partsOf(feed, 'image')[3]).toBe(images[3]);
  });

  test.each<[string, (event: Event) => void]>([
    ['forbids it', (event) => event.preventDefault()],
    ['removes the feed', ({ target }) => (target as Element).remove()],
  ])('tells of the press, and does not open where the page %s', async (_, act) => {
    const { feed, images } = await mountBox();
    const clicks = recordEvents('ws-post-click');
    feed.addEventListener('ws-post-click', act);
    images[0]?.click();
    expect(clicks).toMatchObject([{ detail: { post: { id: 'p' }, url: picture('a'), part: 'image' } }]);
    expect(partsOf(feed, 'lightbox')).toEqual([]);
  });

  test('of a card of the owner’s own opens too, but for one that leads elsewhere', async () => {
    const { feed } = await mountBox();
    feed.innerHTML = `<template slot="card"><img part="image" data-ws-src="media.1.src" alt="Mine"><a data-ws-href="media.0.src"><img part="image" data-ws-src="media.0.src"></a></template>`;
    await until(() => partsOf(feed, 'media').length === 0, 'no card of its own');
    const [own, link] = partsOf(feed, 'image');
    expect([own?.role, link?.role]).toEqual(['button', null]);
    if (own) expectNoPress(feed, own);
    own?.click();
    expect([shownIn(feed), said(feed)]).toEqual([picture('b'), '2 of 3|<b>Rolls</b>']);
  });
});

describe('the gallery', () => {
  async function openBox(attributes = {}) {
    const made = await mountBox([POST], attributes);
    made.images[0]?.focus();
    await userEvent.keyboard('{Enter}');
    return made;
  }

  test('is gone through by keys and by buttons, and ends at its ends', async () => {
    const { feed } = await openBox();
    const dialog = dialogOf(feed);
    expect([dialog.ariaLabel, partOf(feed, 'lightbox-close').ariaLabel]).toEqual(['Images and videos', 'Close']);
    expect(partOf(feed, 'lightbox-previous').ariaDisabled).toBe('true');
    const seen: string[] = [];
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowLeft}']) {
      translate(dialog); // as browsers do, at any time
      await userEvent.keyboard(key);
      seen.push(said(feed).slice(0, 1));
    }
    expect(seen).toEqual(['2', '3', '3', '2', '1', '1']);
    for (let i = 0; i < 3; i++) partOf(feed, 'lightbox-next').click();
    const { alt } = partOf(feed, 'lightbox-image') as HTMLImageElement;
    expect([said(feed), alt, partOf(feed, 'lightbox-next').ariaDisabled]).toEqual(['3 of 3|', '3 of 3', 'true']);
    expect(dialog.contains(focusedIn(feed))).toBe(true);
  });

  test('gives the focus to the first card if the post is removed while it is open', async () => {
    const { feed } = await openBox();
    serve([item('q')]);
    await feed.refresh();
    const close = vi.fn(); // what the page itself has open
    feed.addEventListener('keydown', close);
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    await until(() => focusedIn(feed) === partOf(feed, 'card'), 'the focus is lost');
  });

  test('closes where the page hides the feed, which would keep the visitor from all else', async () => {
    const { feed } = await openBox();
    feed.hidden = true;
    await until(() => !dialogOf(feed).open, 'it stays open');
  });

  test('goes the other way where it is read from right to left, in the language of the feed', async () => {
    const { feed } = await openBox({ style: 'direction: rtl', lang: 'de' });
    const { ariaLabel } = partOf(feed, 'lightbox-close');
    expect([said(feed), ariaLabel, dialogOf(feed).dir]).toEqual(['1 von 3|A loaf', 'Schließen', 'rtl']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(said(feed)).toMatch(/^2/);
    const [back, on] = ['lightbox-previous', 'lightbox-next'].map((name) => partOf(feed, name).getBoundingClientRect());
    expect(back?.left).toBeGreaterThan(on?.left ?? Infinity);
  });

  test('is gone through by swipes, which press nothing', async () => {
    const { feed } = await openBox();
    const swipe = (from: number, to: number, end?: Element): void => {
      const target = partOf(feed, 'lightbox-image');
      const at = (clientX: number) => ({ clientX, clientY: 200, isPrimary: true, bubbles: true, pointerType: 'touch' });
      target.dispatchEvent(new PointerEvent('pointerdown', at(from)));
      (end ?? target).dispatchEvent(new PointerEvent('pointerup', at(to)));
      (end ?? target).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: to, clientY: 200 }));
    };
    swipe(300, 100);
    expect(said(feed)).toMatch(/^2/);
    swipe(100, 300);
    expect(said(feed)).toMatch(/^1/);
    swipe(100, 130);
    expect([said(feed).slice(0, 1), dialogOf(feed).open]).toEqual(['1', true]);
    swipe(300, 10, dialogOf(feed));
    expect([said(feed).slice(0, 1), dialogOf(feed).open], 'which ends beside the image').toEqual(['2', true]);
  });

  test('zooms by a press, by keys and by buttons, each said once, and arrows then move the image', async () => {
    const { feed } = await openBox();
    const stage = shadowOf(feed).querySelector<HTMLElement>('.lightbox-stage');
    const words = shadowOf(feed).querySelector('.lightbox-zoom > p') ?? expect.fail('it says nothing');
    const zoom = (): string | undefined => stage?.dataset['zoom'];
    expect([words.ariaLive, words.textContent]).toEqual(['polite', '']);
    await userEvent.keyboard('+');
    expect([zoom(), words.textContent]).toEqual(['2', '2×']);
    const left = stage?.scrollLeft ?? 0;
    expect(left).toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(stage?.scrollLeft).toBeGreaterThan(left);
    expect(said(feed)).toMatch(/^1/);
    await userEvent.keyboard('--');
    expect(zoom()).toBe('1');
    partOf(feed, 'lightbox-image').click();
    expect(zoom()).toBe('2');
    await userEvent.keyboard('{End}');
    expect([zoom(), words.textContent], 'nothing of it for another image').toEqual(['1', '']);

    // By buttons, which are named after what they do, and keep the focus at either end.
    const [out, into] = partsOf(feed, 'lightbox-zoom');
    const say = () => [out, into].map((button) => `${button?.ariaLabel} ${button?.ariaDisabled}`);
    expect(say()).toEqual(['Enlarge image: 1× true', 'Enlarge image: 2× false']);
    into?.focus();
    for (const key of ['{Enter}', '{Enter}', '{Enter}']) await userEvent.keyboard(key);
    expect([zoom(), words.textContent, ...say()].join()).toBe('4,4×,Enlarge image: 2× false,Enlarge image: 4× true');
    expect(focusedIn(feed)).toBe(into);
    for (let i = 0; i < 3; i++) out?.click();
    expect([zoom(), words.textContent]).toEqual(['1', '1×']);
    for (const { offsetWidth, offsetHeight } of partsOf(feed, 'lightbox-zoom'))
      expect([offsetWidth, offsetHeight], 'room for a finger').toEqual([44, 44]);
  });

  const overflow = (): string => getComputedStyle(document.documentElement).overflowY;
  test.each([
    ['is taken out and put back', untilObserved],
    ['is moved in the page', () => {}],
  ])('lets nothing behind it scroll, and closes where the feed %s: the page then scrolls again', async (_, pass) => {
    const filler = Object.assign(document.createElement('div'), { style: 'block-size: 3000px' });
    document.body.append(filler);
    onTestFinished(() => filler.remove());
    const before = overflow();
    const { feed } = await openBox({ loading: 'eager' });
    expect(overflow()).toBe('hidden');
    const place = feed.parentElement;
    feed.remove();
    await pass();
    place?.append(feed);
    await feed.updateComplete;
    expect([dialogOf(feed).open, overflow(), document.adoptedStyleSheets]).toEqual([false, before, []]);
  });
});

describe('the post', () => {
  const TOLD = { ...POST, header: '<i>Rye</i> week', postUrl: 'https://example.com/p', publishDate: '2020-03-05' };
  const about = (feed: Element): (string | undefined)[] =>
    ['title', 'date', 'link'].map((name) => partsOf(feed, `lightbox-${name}`)[0]?.textContent);

  async function openTold(more: Readonly<Record<string, unknown>> = {}, attributes = {}) {
    const { feed, images } = await mountBox([item('told', { ...TOLD, postId: 'told', ...more })], attributes);
    images[0]?.click();
    return feed;
  }

  test('is opened by a link that the page hears of, and may cancel', async () => {
    const feed = await openTold({}, { utm: 'source=site' });
    const clicks = recordEvents('ws-post-click');
    feed.addEventListener('ws-post-click', (event) => event.preventDefault());
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    partOf(feed, 'lightbox-link').dispatchEvent(click);
    const url = 'https://example.com/p?utm_source=site';
    expect(clicks).toMatchObject([{ detail: { post: { id: 'told' }, url, part: 'lightbox-link' } }]);
    expect([click.defaultPrevented, dialogOf(feed).open]).toEqual([true, true]);
  });

  test('is named below the image, with its date and a link to it, as text, which lie over nothing', async () => {
    const feed = await openTold();
    expect(about(await openTold({ header: '', feedName: 'Bakery' }))[0], 'its first words').toBe('Post p.');
    expect(about(feed)).toEqual(['<i>Rye</i> week', '6 years ago', 'View post']);
    const link = partOf(feed, 'lightbox-link') as HTMLAnchorElement;
    expect([link.href, link.target, link.rel]).toEqual(['https://example.com/p', '_blank', 'noopener']);
    expect(dialogOf(feed).getAttribute('aria-describedby')).toBe('lightbox-title lightbox-status');
    for (const id of link.getAttribute('aria-labelledby')?.split(' ') ?? ['none'])
      expect(shadowOf(feed).getElementById(id), id).not.toBeNull();
    for (const width of [1280, 414]) {
      await page.viewport(width, 896);
      const stage = shadowOf(feed).querySelector('.lightbox-stage')?.getBoundingClientRect() ?? new DOMRect();
      expect(stage.height).toBeGreaterThan(innerHeight / 3);
      expect(stage.left + stage.right, 'in the middle').toBeCloseTo(innerWidth);
      for (const name of ['close', 'previous', 'next', 'zoom', 'title', 'date', 'link'])
        for (const part of partsOf(feed, `lightbox-${name}`))
          expect(overlapPx(part.getBoundingClientRect(), stage), name).toBeLessThanOrEqual(0);
    }
    await page.viewport(320, 700);
    feed.style.fontSize = '32px';
    const boxOf = (name: string): DOMRect => partOf(feed, `lightbox-${name}`).getBoundingClientRect();
    expect(boxOf('title').width, 'in large letters').toBeGreaterThan(160);
    expect(overlapPx(boxOf('date'), boxOf('link'))).toBeLessThanOrEqual(0);
  });
});

describe('a video', () => {
  test('opens by a button with its poster, plays in the dialog, and stops where it is left', async () => {
    const poster = picture('poster');
    const film = { type: 'video', src: `${serviceUrl}/pictures/film.mp4`, alt: 'The oven', poster };
    const still = { type: 'image', src: picture('still'), alt: '' };
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    const { feed } = await mountBox([item('v', { mediaImageUrls: [film, still] })]);
    const [button] = partsOf(feed, 'video');
    expect(button).toMatchObject({ localName: 'button', ariaLabel: 'Enlarge video: The oven' });
    expect(shadowOf(feed).querySelector('video')).toBeNull();
    const shown = button?.querySelector('img');
    expect(shown).toMatchObject({ src: poster, alt: '', referrerPolicy: 'no-referrer' });
    shown?.click();
    await userEvent.keyboard('{Escape}');
    await until(() => focusedIn(feed) === button, 'the focus is lost');
    vi.clearAllMocks();
    await userEvent.keyboard('{Enter}');
    const video = partOf(feed, 'lightbox-image') as HTMLVideoElement;
    expect([video.poster, video.controls, play.mock.calls.length]).toEqual([poster, true, 1]);
    video.focus();
    partOf(feed, 'lightbox-next').click();
    expect([pause.mock.instances[0], video.hasAttribute('src')]).toEqual([video, false]);
    expect(dialogOf(feed).contains(focusedIn(feed))).toBe(true);
    partsOf(feed, 'lightbox-zoom')[1]?.focus(); // it is hidden beside a video
    await userEvent.keyboard('{ArrowLeft}');
    expect(focusedIn(feed)).toBe(partOf(feed, 'lightbox-close'));
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await until(() => focusedIn(feed) === button, 'the focus is lost');
    expect(shadowOf(feed).querySelector('video')).toBeNull();
  });

  test('that is gone leaves the link to the post, and the focus in the dialog', async () => {
    const gone = { type: 'video', src: `${serviceUrl}/pictures/none.mp4`, alt: 'Gone' };
    const { feed } = await mountBox([item('g', { postUrl: 'https://example.com/g', mediaImageUrls: [gone] })]);
    partOf(feed, 'video').click();
    const video = partOf(feed, 'lightbox-image') as HTMLVideoElement;
    video.load();
    await until(() => !isShown(video), 'a dead player');
    expect([isShown(partOf(feed, 'lightbox-link')), dialogOf(feed).contains(focusedIn(feed))]).toEqual([true, true]);
  });
});
