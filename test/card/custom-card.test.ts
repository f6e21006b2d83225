import { html } from 'lit/html.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderCard } from '../../src/card/card-view.ts';
import { FULL, type Item, item, items, PICTURE } from '../page/items.ts';
import { type Attributes, mountFeed, type WsFeed } from '../page/mount.ts';
import { markupOf, nameOf, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { change, soon, until, untilObserved } from '../page/wait.ts';
import { unload } from '../page/without.ts';
import { prose } from '../../src/card/lazy-modules.ts';

const RAW = /null|undefined|NaN|\[object|Invalid Date|Infinity|function|=>/;

const mountWith = (content: string, list: readonly Item[] = [FULL], attributes: Attributes = {}): Promise<WsFeed> =>
  mountFeed(list, { date: 'absolute', ...attributes }, content);

const mountTemplate = (card: string, ...list: readonly Item[]) =>
  mountWith(`<template slot="card">${card}</template>`, list.length > 0 ? list : [FULL]);

const firstCard = (feed: WsFeed): HTMLElement => partOf(feed, 'card');
const textOf = (feed: WsFeed): string => firstCard(feed).textContent.trim();

function inCard<Found extends Element = HTMLElement>(feed: WsFeed, selector: string): Found {
  const found = firstCard(feed).querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector} in ${firstCard(feed).innerHTML}`);
  return found;
}

const saidIn = (feed: WsFeed, ...selectors: readonly string[]): string[] =>
  selectors.map((selector) => inCard(feed, selector).textContent);

// The hostile posts of the tests try to set this.
beforeEach(() => void Reflect.deleteProperty(window, '__hacked'));
afterEach(() => {
  if ('__hacked' in window) throw new Error('A post has run code.');
});

describe('hostile posts in an owner’s template', () => {
  const MARKUP =
    '<p onclick="window.__hacked=1" style="color:red" class="a" id="b">Fine</p><img src=x onerror="window.__hacked=2">' +
    '<script>window.__hacked=3</script><iframe srcdoc="<script>parent.__hacked=4</script>"></iframe>' +
    '<svg onload="window.__hacked=5"></svg><form action="javascript:1"><input name=a></form><style>*{color:red}</style>' +
    '<a href="javascript:window.__hacked=6">A</a><a href="https://example.com/">B</a>';

  it('leave nothing but prose by data-ws-html, and are shown verbatim by data-ws-text', async () => {
    const card = '<div data-ws-html="text"></div><b data-ws-text="text"></b>';
    const feed = await mountTemplate(card, { ...FULL, postText: MARKUP });
    await soon(() => markupOf(inCard(feed, 'div'))).toBe(
      '<p>Fine</p><div></div><a>A</a><a href="https://example.com/" rel="noopener nofollow ugc" target="_blank" aria-describedby="new-tab">B</a>',
    );
    expect([inCard(feed, 'b').textContent, inCard(feed, 'b').children.length]).toEqual([MARKUP, 0]);
  });

  it.each([
    [
      'auto',
      'One &amp; <3\nSee https://a.example.',
      'One &amp; &lt;3<br>See <a href="https://a.example/" @ aria-label="a.example">https://a.example</a>.',
    ],
    ['auto', 'a <b>bold</b>\nword', 'a <b>bold</b><br>word'],
    ['auto', '&#8203;&nbsp;', ''],
    ['plain', '<b>a</b> &amp;\nb', '&lt;b&gt;a&lt;/b&gt; &amp;amp;<br>b'],
    ['html', 'One\ntwo https://a.example', 'One\ntwo https://a.example'],
  ])('have lines and links by data-ws-html as in our cards, text-format="%s": %j', async (format, postText, html) => {
    const feed = await mountTemplate('<div data-ws-html="text"></div>', { ...FULL, postText });
    feed.setAttribute('text-format', format);
    const finished = html.replace('@', 'rel="noopener nofollow ugc" target="_blank" aria-describedby="new-tab"');
    await soon(() => markupOf(inCard(feed, 'div'))).toBe(finished);
  });

  it('have parts that are laid out by the owner alone', async () => {
    const card =
      '<a part="action" href="#">Go</a><b part="author">Ann</b><b part="claps">7</b><p part="text"><a>x</a></p>';
    const feed = await mountTemplate(card);
    expect(getComputedStyle(partOf(feed, 'action'), '::before').content).toBe('none');
    const found = ['[part=author]', '[part=claps]', 'p > a'].map((one) => getComputedStyle(inCard(feed, one)).display);
    expect([found, getComputedStyle(partOf(feed, 'author')).minInlineSize]).toEqual([
      ['block', 'block', 'inline'],
      'auto',
    ]);
  });

  it('have images whose look and words are the owner’s alone', async () => {
    const card = '<p>Words</p><div part="media"><img data-ws-src="media.0.src" alt=""></div>';
    const image = inCard<HTMLImageElement>(await mountTemplate(card), 'img');
    await until(() => image.complete, 'not loaded');
    await untilObserved();
    expect([image.alt, { ...image.dataset }, image.nextSibling]).toEqual(['', { wsSrc: 'media.0.src' }, null]);
  });

  it('pass no URL by data-ws-href or data-ws-src that is none of the web', async () => {
    const noWeb = 'data:text/html,x example.com/a'.split(' ');
    const urls = [...noWeb, 'javascript:alert(1)', ' java\nscript:alert(1)', '', 7, {}, [PICTURE]];
    const links = '<a data-ws-href="raw.url" href="#">Go</a><img data-ws-src="raw.url" alt="">';
    const card = `<p>Words</p>${links}<video data-ws-src="raw.url"></video>`;
    const feed = await mountTemplate(card, ...urls.map((url, i) => ({ ...FULL, postId: `${i}`, url })));
    expect(partsOf(feed, 'card').map(markupOf)).toEqual(urls.map(() => '<p>Words</p>'));
  });

  it('lead nowhere from what is not a link, image or film', async () => {
    const tags = 'iframe script embed link base area form object input'.split(' ');
    const fill = (tag: string) =>
      `<${tag} type="image" rel="stylesheet" data-ws-src="text" data-ws-href="text"></${tag}>`;
    const card = `<p>Words</p>${tags.map(fill).join('')}<svg>${['use', 'image'].map(fill).join('')}</svg>`;
    const feed = await mountTemplate(card, { ...FULL, postText: 'https://example.com/stranger' });
    for (const tag of [...tags, 'use', 'image']) expect(inCard(feed, tag), tag).toBeInstanceOf(Element);
    expect(firstCard(feed).querySelectorAll('[href], [src]')).toHaveLength(0);
  });
});

const NOWHERE = ['', ' ', ...'nothing action.nothing media.7.src media.x raw.a.b.c . title. .. a..b'.split(' ')];
const OF_ALL_OBJECTS = ['constructor.name', '__proto__.toString', 'raw.__proto__', 'toString'];
const OF_ITS_VALUE = ['text.length', 'text.at', 'publishedAt.getTime'];
const NO_TEXTS = ['media', 'action', 'raw', 'raw.flag', 'raw.none', 'raw.list', 'raw.odd'];

it('a field that is not there, or is not text, shows nothing, and throws nothing', async () => {
  const paths = [...NOWHERE, ...OF_ALL_OBJECTS, ...OF_ITS_VALUE, ...NO_TEXTS];
  const fill = (path: string) => `<p data-ws-text="${path}">Example</p><p data-ws-html="${path}"></p>`;
  const post = { ...FULL, flag: true, none: null, list: [1, 2], odd: {} };
  const feed = await mountTemplate(`<b>Words</b>${paths.map(fill).join('')}`, post);
  const filled = [...firstCard(feed).querySelectorAll('p')].filter(({ textContent }) => textContent !== '');
  expect([textOf(feed), filled]).toEqual(['Words', []]);
  expect(firstCard(feed).querySelectorAll('p')).toHaveLength(2 * paths.length);
});

describe('an owner’s template', () => {
  it('shows the fields of a post', async () => {
    const feed = await mountTemplate(
      `<h3 data-ws-text="title" part="headline"></h3><p data-ws-text="text"></p><b data-ws-text="claps"></b>
       <time data-ws-text="publishedAt"></time><i data-ws-text="author"></i><u data-ws-text="action.label"></u>
       <a data-ws-href="action.url">Go</a><img data-ws-src="media.0.src" alt=""><s data-ws-text="raw.postId"></s>`,
    );
    const said = saidIn(feed, 'h3', 'p', 'b', 'time', 'i', 'u', 's');
    expect(said).toEqual(['A title', 'Some words.', '1,234', 'Mar 5, 2020', 'Hanna', 'Order', 'full']);
    expect(inCard(feed, 'a')).toMatchObject({ href: 'https://example.com/order' });
    expect(inCard(feed, 'img')).toMatchObject({ src: PICTURE });
    expect(partsOf(feed, 'headline')).toHaveLength(1);
  });

  it('opens its links, which may have other fields, as the element says, and shields the page from where they lead', async () => {
    const fields = 'data-ws-if="url" data-ws-href="url" data-ws-text="title"';
    const feed = await mountTemplate(`<a ${fields} target="evil" rel="opener">Example</a>`);
    const link = { href: 'https://example.com/posts/1', textContent: 'A title' };
    expect(inCard(feed, 'a')).toMatchObject({ ...link, target: '_blank', rel: 'noopener' });
    await change(feed, { target: '_self' });
    expect(inCard(feed, 'a')).toMatchObject({ target: '_self' });
  });

  it.each([
    ['that has everything', FULL, ['Titled', 'Pictured', 'Clapped']],
    ['of words alone', item(1), ['Untitled', 'Plain']],
    ['without a clap', item(1, { claps: 0 }), ['Untitled', 'Plain', 'Clapped']],
  ])('keeps or leaves an element by data-ws-if, or an exclamation mark, for a post %s', async (_, post, kept) => {
    const feed = await mountTemplate(
      `<p data-ws-if="title">Titled</p><p data-ws-if="!title">Untitled</p>
       <p data-ws-if="media">Pictured<img data-ws-src="media.0.src" alt=""></p><p data-ws-if="! media">Plain</p>
       <p data-ws-if="claps">Clapped</p><p data-ws-if="nowhere">Never</p>`,
      post,
    );
    expect([...firstCard(feed).querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(kept);
    expect(firstCard(feed).querySelectorAll('img')).toHaveLength(kept.includes('Pictured') ? 1 : 0);
  });

  it('is an article of the feed, with a place, the focus and a name of words, whatever its post has', async () => {
    const rich = '<p title="x">Rich <b>words</b> &amp; more</p>';
    const posts = [FULL, { ...FULL, postId: '2', header: undefined }, item(3), item(4, { postText: rich })];
    const feed = await mountTemplate('<p data-ws-html="text"></p>', ...posts);
    const cards = partsOf(feed, 'card');
    expect(cards.map(({ ariaPosInSet }) => ariaPosInSet)).toEqual(['1', '2', '3', '4']);
    expect(cards[0]).toMatchObject({ localName: 'article', tabIndex: 0, ariaLabel: 'A title' });
    expect(cards[1]?.ariaLabel).toBe('Some words., March 5, 2020 at 12:00 PM');
    expect(cards.slice(2).map((card) => nameOf(feed, card))).toEqual([
      expect.stringMatching(/\w/),
      'Rich words & more',
    ]);
  });
});

it.each(['', ' \n', '<p data-ws-if="nowhere">Never</p>'])(
  'a template that displays nothing leaves our cards, and is told once: %j',
  async (card) => {
    const errors = recordConsole('error');
    expect(partsOf(await mountTemplate(card, FULL, item(2)), 'title')).toHaveLength(1);
    expect(errors).toEqual([expect.stringMatching(/^WS-303 <ws-feed> <template slot="card"> has nothing to display/)]);
  },
);

it('a broken image of an owner’s card is removed for good, in a carousel, too', async () => {
  const list = items(9).map((one) => ({ ...one, media: [{ src: PICTURE.replace('avatar', 'missing') }] }));
  const card = '<template slot="card"><b data-ws-text="text"></b><img data-ws-src="media.0.src"></template>';
  const feed = await mountWith(card, list, { layout: 'carousel' });
  await until(() => !firstCard(feed).querySelector('img'), 'it stays');
});

describe('renderCard', () => {
  const mountRendering = (renderCard: RenderCard, list: readonly Item[] = [FULL], content = ''): Promise<WsFeed> =>
    mountFeed(list, {}, content, { prepare: (feed) => (feed.renderCard = renderCard) });

  it('that throws costs no post: our card is shown, the others are the owner’s, and the console says why', async () => {
    const errors = recordConsole('error');
    const renderCard: RenderCard = ({ id }) => {
      if (id !== '2') throw new Error('an owner’s mistake');
      return html`<p>Own</p>`;
    };
    const feed = await mountRendering(renderCard, [FULL, item(2), item(3)]);
    expect(inCard(feed, '[part=title]').textContent).toBe('A title');
    expect(wordsOf(feed, 'card')[1]).toBe('Own');
    expect(errors).toEqual([expect.stringMatching(/^WS-303 <ws-feed> renderCard failed;.*an owner’s mistake$/)]);
  });

  it('that returns nothing leaves no empty card, ours is shown, and what is odd is not shown raw', async () => {
    const errors = recordConsole('error');
    const nothing: unknown[] = [undefined, null, '', false];
    const odd = [NaN, { a: 1 }, Promise.resolve('late'), () => 'later', new Date(NaN), new Map().get];
    for (const results of [nothing, odd]) {
      expect(errors).toEqual([]);
      const posts = results.map((_, i) => ({ ...FULL, postId: `${i}` }));
      const cards = partsOf(await mountRendering(({ id }) => results[Number(id)], posts), 'card');
      expect(cards.map((card) => partsOf(card, 'title').length)).toEqual(results.map(() => 1));
      for (const card of cards) expect(card.textContent).not.toMatch(RAW);
    }
    expect(errors).toEqual([expect.stringMatching(/^WS-303 <ws-feed> renderCard returned/)]);
  });

  const EVIL = '<img src=x onerror="window.__hacked=10">';
  const paragraph = (textContent: string) => Object.assign(document.createElement('p'), { textContent });
  const fragment = () => document.createRange().createContextualFragment('<p>one</p><p>two</p>');
  function* generate() {
    yield 'one';
    yield html`<p>two</p>`;
  }

  it.each<[string, RenderCard, string]>([
    ['a string as text, never as markup', () => EVIL, EVIL],
    ['a number as text', ({ claps }) => claps, '1234'],
    ['a Lit template, its fields as text', ({ title, text }) => html`<h3>${title}</h3>${text}`, `A title${EVIL}`],
    ['a node', ({ title }) => paragraph(title), 'A title'],
    ['a fragment', fragment, 'onetwo'],
    ['a collection of the DOM', () => fragment().children, 'onetwo'],
    ['a list of nodes', () => [paragraph('one'), paragraph('two')], 'onetwo'],
    ['a list with gaps', () => [html`<p>one</p>`, null, undefined, '', html`<p>two</p>`], 'onetwo'],
    ['a list of lists', () => [['one', 'two'], []], 'onetwo'],
    ['a set', () => new Set(['one', 'two']), 'onetwo'],
    ['a generator', generate, 'onetwo'],
  ])('shows %s', async (_, renderCard, words) => {
    expect(textOf(await mountRendering(renderCard, [{ ...FULL, postText: EVIL }]))).toBe(words);
  });
});

/** What React and Vue make of a `<template>`: it has the children itself, and its `content` is empty. */
function madeByFramework(words: HTMLElement): HTMLTemplateElement {
  const template = Object.assign(document.createElement('template'), { slot: 'card' });
  template.append(words);
  return template;
}

function mountFramework(field: string, summary = ''): Promise<WsFeed> {
  const words = document.createElement('p');
  words.setAttribute(field, summary ? 'raw.summary' : 'text');
  return mountFeed([{ postId: 'one', postText: 'Some words.', summary }], {}, '', {
    prepare: (feed) => feed.append(madeByFramework(words)),
  });
}

describe('a template whose content a framework put beside it', () => {
  it('gets the sanitizer where it asks for prose', async () => {
    unload(prose);
    const feed = await mountFramework('data-ws-html', 'A <b>bold</b> word');
    expect(partOf(feed, 'card').querySelector('b')?.textContent).toBe('bold');
  });

  it('is cloned and filled in, stays as it was, and is taken after the posts, too', async () => {
    const feed = await mountFramework('data-ws-text');
    expect(partOf(feed, 'card').textContent).toBe('Some words.');
    expect(feed.querySelector('template > p')?.textContent).toBe('');
    feed.replaceChildren(madeByFramework(Object.assign(document.createElement('p'), { textContent: 'Other words.' })));
    await until(() => partOf(feed, 'card').textContent === 'Other words.', 'the card shows the other words');
  });
});
