import { describe, expect, test } from 'vitest';
import { html } from 'lit';
import { breakDelimiters, MARKS } from '../../src/content/text/break-delimiters.ts';
import type { Post } from '../../src/model/post.ts';
import { FULL, type Item, item } from '../page/items.ts';
import { type Attributes, mountFeed, type WsFeed } from '../page/mount.ts';
import { nameOf, partOf, partsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { change, soon } from '../page/wait.ts';
import { putIntoHead } from '../page/head.ts';

const TEMPLATE = `<template slot="card"><h3 class="title" data-ws-if="title" data-ws-text="title"></h3>
  <p data-ws-text="text"></p><a data-ws-href="url">Go</a></template>`;
const POSTS = [FULL, item(2), item(3)];

const mountPage = (
  list: readonly Item[] = POSTS,
  content = TEMPLATE,
  attributes: Attributes = {},
  setting = {},
): Promise<WsFeed> => mountFeed(list, { cards: 'page', ...attributes }, content, setting);

const inPage = (feed: Element): HTMLElement[] => [...feed.querySelectorAll<HTMLElement>(':scope > [data-ws-post]')];
const wordsIn = (feed: Element, selector = 'p'): string[] =>
  inPage(feed).map((card) => card.querySelector(selector)?.textContent ?? '');

function firstIn(feed: Element, selector: string): HTMLElement {
  const found = feed.querySelector<HTMLElement>(`:scope > [data-ws-post] ${selector}`);
  if (!found) throw new Error(`no ${selector} in ${feed.innerHTML}`);
  return found;
}

/** What each card displays: the text of the elements in its slot. */
const displayed = (feed: Element): string[] =>
  partsOf(feed, 'card').map((card) =>
    [...card.querySelectorAll('slot')]
      .map((slot) => slot.assignedElements().map((one) => one.querySelector('p')?.textContent))
      .join(),
  );

describe('cards of the page', () => {
  test('are children of the element, one for each post, displayed in its card', async () => {
    const feed = await mountPage();
    expect(displayed(feed)).toEqual(['Some words.', 'Post 2.', 'Post 3.']);
    expect(wordsIn(feed)).toEqual(displayed(feed));
    expect(partsOf(feed, 'card').map(({ localName, ariaPosInSet }) => [localName, ariaPosInSet])).toEqual([
      ['article', '1'],
      ['article', '2'],
      ['article', '3'],
    ]);
    expect(nameOf(feed, partOf(feed, 'card'))).toBe('A title');
  });

  test('have the look that the page gives its own elements, and nothing of ours around them', async () => {
    putIntoHead('style', {}, '.title { color: rgb(1, 2, 3) } [data-ws-post] { padding: 7px }');
    const place = ({ style }: HTMLElement) => (style.lineHeight = '40px');
    const feed = await mountPage(POSTS, TEMPLATE, {}, { place });
    expect(getComputedStyle(firstIn(feed, '.title')).color).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(firstIn(feed, 'p')).lineHeight).toBe('40px');
    const { padding, borderWidth, contentVisibility } = getComputedStyle(partOf(feed, 'card'));
    expect([padding, borderWidth, contentVisibility]).toEqual(['0px', '0px', 'visible']);
  });

  test('come and go with their posts, when they are searched, hidden and loaded', async () => {
    const feed = await mountPage(
      [1, 2, 3, 4].map((i) => item(i)),
      TEMPLATE,
      { 'page-size': 2 },
    );
    expect(wordsIn(feed)).toEqual(['Post 1.', 'Post 2.']);
    const [first] = inPage(feed);
    await feed.loadMore();
    expect(wordsIn(feed)).toEqual(['Post 1.', 'Post 2.', 'Post 3.', 'Post 4.']);
    expect(inPage(feed)[0]).toBe(first);
    await change(feed, { pageSize: 4, pin: feed.posts[3]?.id ?? '' });
    await soon(() => displayed(feed)).toEqual(['Post 4.', 'Post 1.', 'Post 2.', 'Post 3.']);
    await change(feed, { pin: '', hidePosts: feed.posts[0]?.id ?? '' });
    await soon(() => displayed(feed)).toEqual(['Post 1.', 'Post 2.', 'Post 3.']);
    expect(wordsIn(feed).sort()).toEqual(displayed(feed).sort());
    await feed.refresh();
    expect(wordsIn(feed).sort()).toEqual(displayed(feed).sort());
  });

  test('are in the shadow root again with `cards="shadow"`, and ours without a template', async () => {
    const feed = await mountPage();
    await change(feed, { cards: 'shadow' });
    expect(inPage(feed)).toEqual([]);
    expect(partOf(feed, 'card').querySelector('.title')?.textContent).toBe('A title');
    await change(feed, { cards: 'page' });
    await soon(() => displayed(feed)).toHaveLength(3);
    await soon(() => inPage(feed)).toHaveLength(3);
    const warnings = recordConsole('warn');
    feed.querySelector('template')?.remove();
    await soon(() => partsOf(feed, 'title').length).toBe(1);
    expect(inPage(feed)).toEqual([]);
    expect(warnings).toHaveLength(1);
  });
});

describe('a page that changes what is in the element', () => {
  test.each([
    ['removes a card', (feed: Element) => inPage(feed)[1]?.remove()],
    ['removes all of them', (feed: Element) => feed.replaceChildren(...feed.querySelectorAll('template'))],
    ['exchanges two', (feed: Element) => inPage(feed).forEach((one, i) => (one.slot = `post-${3 - i}`))],
    ['copies one', (feed: Element) => feed.append(...inPage(feed).map((one) => one.cloneNode(true)))],
  ])('has one card for each post after it %s', async (_, harm) => {
    const feed = await mountPage();
    harm(feed);
    await soon(() => [displayed(feed), inPage(feed).length]).toEqual([['Some words.', 'Post 2.', 'Post 3.'], 3]);
  });

  test('has the element that it made of a card, and all cards', async () => {
    const feed = await mountPage();
    const [own] = inPage(feed);
    for (const name of own?.getAttributeNames() ?? []) own?.removeAttribute(name);
    own?.replaceChildren('Own');
    await soon(() => displayed(feed)).toEqual(['Some words.', 'Post 2.', 'Post 3.']);
    expect([own?.parentNode, own?.textContent]).toEqual([feed, 'Own']);
  });

  test('has them again before anything is laid out', async () => {
    const feed = await mountPage();
    const before = inPage(feed);
    feed.replaceChildren(...feed.querySelectorAll('template'));
    await Promise.resolve();
    expect(inPage(feed)).toEqual(before);
  });

  test('keeps what a snapshot says, with its nodes, and mends what it says of another post', async () => {
    const snapshot =
      '<div data-ws-post slot="post-1"><h3 class="title" data-ws-if="title" data-ws-text="title">Old title</h3>\n  <p data-ws-text="text" id="x">Old</p><a data-ws-href="url" href="https://old.example/" rel="noopener" target="_blank">Go</a></div>' +
      '<div data-ws-post slot="post-2"><b>Something else</b></div>';
    let kept: Element | null = null;
    const prepare = (feed: WsFeed) => (kept = feed.querySelector('p'));
    const feed = await mountPage(POSTS, snapshot + TEMPLATE, {}, { prepare });
    expect(displayed(feed)).toEqual(['Some words.', 'Post 2.', 'Post 3.']);
    expect(firstIn(feed, 'p')).toBe(kept);
    expect(firstIn(feed, 'p').id).toBe('');
    expect(firstIn(feed, 'a')).toMatchObject({ href: 'https://example.com/posts/1' });
  });
});

describe('hostile posts', () => {
  const HOSTILE =
    '<p onclick="1" style="color:red" class="a" id="body" name="cookie">Fine</p><img src=x onerror="1"><form id=getElementById><input name=a></form>' +
    '<a href="javascript:1" id="x">A</a><a href="https://example.com/" name="y">B</a><script>1</script>';

  test('leave nothing but prose in the page, without a name, an id or a class', async () => {
    const card = '<div data-ws-html="text"></div><b data-ws-text="text"></b><noscript data-ws-text="text"></noscript>';
    const feed = await mountPage([{ ...FULL, postText: HOSTILE }], `<template slot="card">${card}</template>`);
    const description = 'aria-description="opens in a new tab"';
    expect(firstIn(feed, 'div').innerHTML.replaceAll(/aria-description="[^"]*"/g, description)).toBe(
      `<p>Fine</p><div></div><a>A</a><a href="https://example.com/" rel="noopener nofollow ugc" target="_blank" ${description}>B</a>`,
    );
    expect(firstIn(feed, 'b').textContent).toBe(HOSTILE);
    expect(firstIn(feed, 'noscript').textContent).toBe('');
    expect(feed.querySelectorAll('[id], [name]:not(template), [data-prose]')).toHaveLength(0);
    const again = document.createElement('template');
    again.innerHTML = inPage(feed)[0]?.outerHTML ?? '';
    expect(again.content.querySelectorAll('script, img, form')).toHaveLength(0);
  });

  const BRACES = '{{x}} \\(y\\)';
  const BROKEN = breakDelimiters(BRACES);
  const POST = {
    ...FULL,
    header: BRACES,
    postImage: { ...(FULL.postImage as object), alt: BRACES },
    postText: `<b title="${BRACES}" lang="{{x}}">${BRACES}</b>&lbrace;&#123;x`,
    postUrl: 'https://example.com/?{{x}}',
  };

  test('has nothing that a framework of the page takes for a template or a formula', async () => {
    const card =
      '<h3 data-ws-text="title"></h3><div data-ws-html="text"></div><a data-ws-href="url">{{own}}</a><i title="{{own}}" class="{{own}}"></i><img part="image" data-ws-src="media.0.src">';
    const feed = await mountPage([POST], `<template slot="card">${card}</template>`, { lightbox: '' });
    const [holder] = inPage(feed);
    expect(Object.fromEntries([...(holder?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
      'data-ws-post': '',
      slot: 'post-1',
      ...MARKS,
    });
    expect(firstIn(feed, 'h3').textContent).toBe(BROKEN);
    expect(firstIn(feed, 'div').textContent).toBe(breakDelimiters(`${BRACES}{{x`));
    expect([firstIn(feed, 'b').title, firstIn(feed, 'b').lang]).toEqual([BROKEN, breakDelimiters('{{x}}')]);
    expect(firstIn(feed, 'a').getAttribute('href')).toBe('https://example.com/?%7B%7Bx%7D%7D');
    expect(firstIn(feed, 'i').className).toBe('{{own}}');
    expect(firstIn(feed, 'img').ariaLabel).toBe(`Enlarge image: ${BROKEN}`);
    expect(feed.posts[0]?.title).toBe(BRACES);
  });

  test('has none by the owner’s function either', async () => {
    const renderCard = ({ title }: Post): unknown => html`<p title=${title}>${title}</p><style>p{color:red}</style>`;
    const prepare = (element: WsFeed) => Object.assign(element, { renderCard });
    const feed = await mountPage([POST], '', {}, { prepare });
    expect([firstIn(feed, 'p').title, firstIn(feed, 'p').textContent]).toEqual([BROKEN, BROKEN]);
    expect(firstIn(feed, 'style').textContent).toBe('p{color:red}');
  });
});
