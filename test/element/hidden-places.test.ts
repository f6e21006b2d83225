import { describe, expect, it } from 'vitest';
import { items, newFeedId } from '../page/items.ts';
import { type Attributes, box, mount } from '../page/mount.ts';
import { overlapPx } from '../page/measure.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { partOf, partsOf } from '../page/parts.ts';
import { serve } from '../page/requests.ts';
import { untilObserved, until, untilState } from '../page/wait.ts';
import { pairs } from '../support/deep.ts';

/** Places of a page that are hidden at first: `inside` gets the feed, and `show` makes the place visible. */
const PLACES: Readonly<Record<string, (page: HTMLElement) => { inside: HTMLElement; show: () => void }>> = {
  'a tab with display: none': (page) => {
    page.style.display = 'none';
    return { inside: page, show: () => (page.style.display = '') };
  },
  'an element with hidden': (page) => {
    page.hidden = true;
    return { inside: page, show: () => (page.hidden = false) };
  },
  'an element with hidden="until-found"': (page) => {
    page.setAttribute('hidden', 'until-found');
    return { inside: page, show: () => page.removeAttribute('hidden') };
  },
  'content-visibility: hidden': (page) => {
    page.style.contentVisibility = 'hidden';
    return { inside: page, show: () => (page.style.contentVisibility = 'visible') };
  },
  'closed <details>': (page) => {
    const details = document.createElement('details');
    page.append(details);
    return { inside: details, show: () => (details.open = true) };
  },
  'a <dialog>': (page) => {
    page.innerHTML = '<dialog style="inline-size: 900px; max-inline-size: none"></dialog>';
    const dialog = page.querySelector('dialog') as HTMLDialogElement;
    return { inside: dialog, show: () => dialog.showModal() };
  },
  'a popover': (page) => {
    page.innerHTML = '<div popover style="inline-size: 900px"></div>';
    const popover = page.firstElementChild as HTMLElement;
    return { inside: popover, show: () => popover.showPopover() };
  },
  'a slot that is not there yet': (page) => {
    const root = page.attachShadow({ mode: 'closed' });
    return { inside: page, show: () => root.append(document.createElement('slot')) };
  },
};

async function mountHidden(name: string, attributes: Attributes = {}) {
  const { urls } = serve(items(7).map((one, i) => ({ ...one, postText: 'Words. '.repeat(40 + 60 * (i % 3)) })));
  const page = box();
  page.style.inlineSize = '900px';
  const { inside, show } = PLACES[name]?.(page) ?? { inside: page, show: () => {} };
  const feed = await mount('ws-feed', { 'feed-id': newFeedId(), ...attributes }, '', { inside });
  await feed.updateComplete;
  await untilObserved();
  return { feed, urls, show };
}

/** Whether any two cards overlap. */
function overlap(cards: readonly Element[]): boolean {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return boxes.some((a, i) => boxes.slice(i + 1).some((b) => overlapPx(a, b) > 1));
}

/** Whether a layout that measures has placed its cards. The others are laid out by CSS alone. */
const LAID_OUT: Readonly<Record<string, (feed: Element) => boolean>> = {
  masonry: (feed) => {
    const boxes = partsOf(feed, 'card').map((card) => card.getBoundingClientRect());
    return new Set(boxes.map(({ left }) => left)).size === 3 && (boxes[3]?.top ?? NaN) > (boxes[0]?.top ?? NaN);
  },
  carousel: (feed) => {
    const [list, next] = [partOf(feed, 'feed'), partOf(feed, 'next')];
    return list.scrollWidth > list.clientWidth && next.checkVisibility() && next.ariaDisabled === 'false';
  },
};

describe('in a place that shows nothing yet, a feed', () => {
  it.each(Object.keys(PLACES))('asks for nothing, then shows its posts once it is seen: %s', async (name) => {
    const { feed, urls, show } = await mountHidden(name);
    expect(urls).toEqual([]);
    show();
    await untilState(feed, 'ready');
    expect(urls).toHaveLength(1);
  });

  it.each(pairs(Object.keys(PLACES), LAYOUT_NAMES))('%s, loaded before, lays out %s', async (name, layout) => {
    const { feed, show } = await mountHidden(name, { layout, loading: 'eager', lines: 2 });
    await untilState(feed, 'ready');
    show();
    await until(() => LAID_OUT[layout]?.(feed) ?? true, `${layout} is not laid out`);
    // The buttons of other cards are added as the cards come into view.
    await until(() => partOf(feed, 'card').querySelector('.read-more'), 'a text is cut without a button');
    await until(() => !overlap(partsOf(feed, 'card')), 'cards lie over each other');
  });
});
