import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Item, items, PICTURE } from '../page/items.ts';
import { type Attributes, box, mountFeed, type WsFeed } from '../page/mount.ts';
import { buttonOf, isShown, partsOf } from '../page/parts.ts';
import LOST from './lost-focus.json' with { type: 'json' };

const CONTROL_END = '{Control>}{End}{/Control}';
const CONTROL_HOME = '{Control>}{Home}{/Control}';
const POSTS: readonly Item[] = items(4).map((one) => ({ ...one, postUrl: 'https://example.com/', postImage: PICTURE }));

/** A feed between the markup `before` and `after` it, in a box or in the node `inside`. */
async function mountBetween(
  { before = '', after = '', content = '', attributes = {} as Attributes, posts = POSTS } = {},
  inside?: Node,
): Promise<WsFeed> {
  const parse = (markup: string): DocumentFragment => document.createRange().createContextualFragment(markup);
  const feed = await mountFeed(posts, attributes, content, inside && { inside });
  feed.before(parse(before));
  feed.after(parse(after));
  return feed;
}

const cardsOf = (feed: Element): HTMLElement[] => partsOf(feed, 'card');

/** What has the focus, in whichever shadow root. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The index of the card that has the focus; -1 if none has it. */
const focusedCard = (feed: Element): number => cardsOf(feed).findIndex((card) => card === focused());

function focusOn(element: Element | undefined | null): void {
  if (element instanceof HTMLElement) element.focus();
  expect(focused(), 'nothing to focus').toBe(element);
}

/** Presses a key; returns whether the default action of the browser was prevented. */
async function press(keys: string): Promise<boolean> {
  let isTaken = false;
  const watch = (event: Event): void => void (isTaken ||= event.defaultPrevented);
  window.addEventListener('keydown', watch);
  await userEvent.keyboard(keys);
  window.removeEventListener('keydown', watch);
  return isTaken;
}

/** The index of the card that has the focus after a key is pressed while `on` has it. */
async function cardAfter(feed: Element, keys: string, on: Element | undefined | null): Promise<number> {
  focusOn(on);
  await press(keys);
  return focusedCard(feed);
}

describe('keys that are not for the feed', () => {
  it('move no focus, and are left to the browser', async () => {
    const feed = await mountBetween({ before: '<button>Before</button>', after: '<button>After</button>' });
    focusOn(cardsOf(feed)[1]);
    for (const keys of ['{ArrowDown}', '{Home}', '{End}', 'x', '{Control>}{ArrowDown}{/Control}', ' '])
      expect([await press(keys), focusedCard(feed)], keys).toEqual([false, 1]);
  });

  it.each([
    ['input', '<input>'],
    ['textarea', '<textarea></textarea>'],
    ['[contenteditable]', '<p contenteditable>Words</p>'],
  ])('Control+End within %s of the owner’s card moves its caret, not the focus', async (selector, markup) => {
    const content = `<template slot="card">${markup}</template>`;
    const feed = await mountBetween({ content, after: '<button>After</button>' });
    const field = cardsOf(feed)[0]?.querySelector(selector);
    focusOn(field);
    expect(await press(CONTROL_END)).toBe(false);
    expect(focused()).toBe(field);
  });
});

describe('Page Down and Page Up', () => {
  it('go from post to post, and end at the last and at the first', async () => {
    const feed = await mountBetween();
    focusOn(cardsOf(feed)[0]);
    const way: number[] = [];
    for (const key of ['{PageDown}', '{PageUp}'].flatMap((one) => Array.from({ length: 4 }, () => one))) {
      expect(await press(key)).toBe(way.length % 4 < 3);
      way.push(focusedCard(feed));
    }
    expect(way).toEqual([1, 2, 3, 3, 2, 1, 0, 0]);
  });

  it('go on from the post whose link has the focus, within another shadow root too', async () => {
    const feed = await mountBetween({}, box().attachShadow({ mode: 'open' }));
    const links = partsOf(feed, 'link');
    expect(await cardAfter(feed, '{PageDown}', links[1])).toBe(2);
    expect(await cardAfter(feed, '{PageUp}', links[2])).toBe(1);
  });
});

describe('Control with End or Home', () => {
  const AROUND = { before: '<button id="before">Before</button>', after: '<a id="after" href="#x">After</a>' };

  /** An element beside a feed, by its id. */
  const byId = (feed: Element, id: string): Element | null =>
    feed.parentNode?.querySelector(`#${id}`) ?? document.getElementById(id);

  /** Expects that the keys leave the feed from one of its cards, in both directions. */
  async function expectToLeave(feed: Element, card: number): Promise<void> {
    for (const [keys, id] of [
      [CONTROL_END, 'after'],
      [CONTROL_HOME, 'before'],
    ] as const) {
      focusOn(cardsOf(feed)[card]);
      expect(await press(keys)).toBe(true);
      expect(focused()).toBe(byId(feed, id));
    }
  }

  it('leaves the feed to what can have the focus before and after it, from a link within a post too', async () => {
    const feed = await mountBetween(AROUND);
    await expectToLeave(feed, 1);
    await cardAfter(feed, CONTROL_END, partsOf(feed, 'link')[2]);
    expect(focused()).toBe(byId(feed, 'after'));
  });

  it('leaves it to its own button for more, else to what the owner put into its footer, and to its header', async () => {
    const content = '<a slot="header" href="#t">Top</a><a slot="footer" href="#b">All our posts</a>';
    const feed = await mountBetween({ ...AROUND, content, attributes: { 'page-size': 3 } });
    for (const next of [await buttonOf(feed, 'more'), feed.lastElementChild]) {
      await cardAfter(feed, CONTROL_END, cardsOf(feed)[1]);
      expect(focused()).toBe(next);
      await feed.loadMore();
    }
    await cardAfter(feed, CONTROL_HOME, cardsOf(feed)[1]);
    expect(focused()).toBe(feed.firstElementChild);
  });

  it('passes over what cannot be tabbed to', async () => {
    const NO = [
      '<button disabled>No</button><fieldset disabled><button>No</button></fieldset>',
      '<button hidden>No</button><button style="visibility:hidden">No</button>',
      '<div style="display:none"><button>No</button></div><div inert><button>No</button></div>',
      '<button tabindex="-1">No</button><a>No</a><input type="hidden"><p contenteditable="false">No</p>',
      '<details><summary tabindex="-1">No</summary><button>No</button></details>',
    ].join('');
    await expectToLeave(await mountBetween({ before: AROUND.before + NO, after: NO + AROUND.after }), 1);
  });
});

it.each(['shadow', 'page'])('a removed card passes the focus on, at last to the message: cards="%s"', async (cards) => {
  const card = '<template slot="card"><a data-ws-href="url" data-ws-text="text"></a></template>';
  const feed = await mountBetween({ content: cards === 'page' ? card : '', attributes: { cards } });
  focusOn(cards === 'page' ? feed.querySelectorAll('a')[1] : cardsOf(feed)[1]?.querySelector('a'));
  for (const [hidePosts, ...expected] of [
    ['1', 3, 1],
    ['1 2', 2, 1],
    ['1 2 3', 1, 0],
  ] as const) {
    Object.assign(feed, { hidePosts });
    await expect.poll(() => [cardsOf(feed).length, focusedCard(feed)]).toEqual(expected);
  }
  Object.assign(feed, { hidePosts: '0 1 2 3' });
  await expect.poll(() => focused()?.part.value).toBe('status');
});

it.each(LOST)('passes the focus on from $part to $target: $changes', async ({ part, attributes, changes, target }) => {
  const feed = await mountBetween({ attributes: { ...attributes, style: 'width: 300px' } });
  await expect.poll(() => partsOf(feed, part).some(isShown)).toBe(true);
  focusOn(partsOf(feed, part)[0]);
  if (part === 'image') partsOf(feed, part)[0]?.click();
  Object.assign(feed, changes);
  await expect.poll(() => focused()?.part.value).toBe(target);
});
