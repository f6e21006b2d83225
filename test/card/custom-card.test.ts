import { html } from 'lit/html.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderCard } from '../../src/card/card-view.ts';
import type { Post } from '../../src/model/post.ts';
import { FULL, type Item, item, PICTURE } from '../page/items.ts';
import { type Attributes, mountFeed, mountReady, showing, type WsFeed } from '../page/mount.ts';
import { DESIGN_NAMES, FEED_TAGS, LAYOUT_NAMES } from '../support/names.ts';
import { markupOf, nameOf, partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { change, settle } from '../page/wait.ts';

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

// What a test shows tries to leave this behind.
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
    await settle();
    expect(markupOf(inCard(feed, 'div'))).toBe(
      '<p>Fine</p><a>A</a><a href="https://example.com/" rel="noopener nofollow ugc" target="_blank" aria-describedby="new-tab">B</a>',
    );
    expect([inCard(feed, 'b').textContent, inCard(feed, 'b').children.length]).toEqual([MARKUP, 0]);
  });

  it('are sanitized by data-ws-html whatever the field', async () => {
    const evil = '<b>Bold</b><img src=x onerror="window.__hacked=7">';
    const card = ['title', 'author', 'raw.note'].map((path) => `<div data-ws-html="${path}"></div>`).join('');
    const feed = await mountTemplate(card, { ...FULL, header: evil, author: evil, note: evil });
    await settle();
    expect(markupOf(firstCard(feed))).toBe(card.replaceAll('></div>', ' class="prose" dir="auto"><b>Bold</b></div>'));
  });

  it('pass no URL by data-ws-href or data-ws-src that is none of the web', async () => {
    const noWeb = 'data:text/html,x //example.com/a'.split(' ');
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

  it.each([
    ['script', 'window.__hacked = 8'],
    ['style', 'article { color: rgb(1, 2, 3) }'],
  ])('are not content of a <%s>, because that would be the page’s', async (tag, postText) => {
    const filled = ['text', 'html'].map((how) => `<${tag} data-ws-${how}="text"></${tag}>`).join('');
    const feed = await mountWith('', [{ ...FULL, postText }]);
    // As the parser of a page makes it: a script that was set by innerHTML would never run.
    const parse = (markup: string) => document.createRange().createContextualFragment(markup);
    feed.append(parse(`<template slot="card"><p>Words</p>${filled}</template>`));
    await expect.poll(() => firstCard(feed).querySelector('p')?.textContent).toBe('Words');
    await settle();
    expect(getComputedStyle(firstCard(feed)).color).not.toBe('rgb(1, 2, 3)');
  });

  it.each(FEED_TAGS)('show a card for each post of <%s>, hostile as they are, and run nothing', async (tag) => {
    const feed = await mountReady(
      tag,
      { ...showing(tag, `trouble-hostile~own-${tag}`, 30), loading: 'eager' },
      `<template slot="card"><h3 data-ws-text="title"></h3><div data-ws-html="text"></div>
       <a data-ws-href="url">Go</a><img data-ws-src="media.0.src" alt=""></template>`,
    );
    await settle();
    expect(partsOf(feed, 'card')).toHaveLength(30);
    for (const link of shadowOf(feed).querySelectorAll<HTMLAnchorElement>('a[href]')) {
      expect(link.protocol).toMatch(/^https?:$/);
    }
  });
});

describe('a field that is not there', () => {
  const NOWHERE = ['', ' ', ...'nothing action.nothing media.7.src media.x raw.a.b.c . title. .. a..b'.split(' ')];
  const OF_ALL_OBJECTS = ['constructor.name', '__proto__.toString', 'raw.__proto__', 'toString'];
  const OF_ITS_VALUE = ['text.length', 'text.at', 'publishedAt.getTime'];
  const NO_TEXTS = ['media', 'action', 'raw', 'raw.flag', 'raw.none', 'raw.list', 'raw.odd'];

  it('or is not text, shows nothing, and throws nothing', async () => {
    const paths = [...NOWHERE, ...OF_ALL_OBJECTS, ...OF_ITS_VALUE, ...NO_TEXTS];
    const fill = (path: string) => `<p data-ws-text="${path}">Example</p><p data-ws-html="${path}"></p>`;
    const post = { ...FULL, flag: true, none: null, list: [1, 2], odd: {} };
    const feed = await mountTemplate(`<b>Words</b>${paths.map(fill).join('')}`, post);
    const filled = [...firstCard(feed).querySelectorAll('p')].filter(({ textContent }) => textContent !== '');
    expect([textOf(feed), filled]).toEqual(['Words', []]);
    expect(firstCard(feed).querySelectorAll('p')).toHaveLength(2 * paths.length);
  });

  it('takes its element along where that is a link or a picture', async () => {
    const card = '<p>Words</p><a data-ws-href="url">Go</a><img data-ws-src="media.0.src" alt="">';
    expect(markupOf(firstCard(await mountTemplate(card, item(1))))).toBe('<p>Words</p>');
  });

  it('leaves a post with a template that names nothing of it a card all the same', async () => {
    const feed = await mountTemplate('<p data-ws-text="nowhere"></p>', FULL, item(2));
    expect(partsOf(feed, 'card')).toHaveLength(2);
    for (const card of partsOf(feed, 'card')) {
      expect(card.getBoundingClientRect().height).toBeGreaterThan(0);
      expect(card.outerHTML).not.toMatch(RAW);
    }
  });
});

describe('an owner’s template', () => {
  it('tells a number as people write it', async () => {
    const numbers = [1234, 0, -5, 1234.5678, 0.12345, -1234, 1e21];
    const feed = await mountTemplate(
      '<p data-ws-text="raw.number"></p>',
      ...numbers.map((number, i) => item(i, { number })),
    );
    const said = ['1,234', '0', '-5', '1,234.568', '0.123', '-1,234', '1,000,000,000,000,000,000,000'];
    expect(wordsOf(feed, 'card')).toEqual(said);
  });

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

  it('is read in the direction of its words, or in that which the author wrote, and counts in that of the page', async () => {
    const words = ['text', 'html'].map((how) => `<p data-ws-${how}="title"></p>`).join('');
    const own = '<p dir="ltr" data-ws-text="title"></p><div dir="ltr"><p data-ws-html="title"></p></div>';
    const card = `${words}${own}<p data-ws-text="claps"></p><p data-ws-text="publishedAt"></p>`;
    const feed = await mountTemplate(card, { ...FULL, header: 'أخبار from <b>Paris</b>' });
    const directions = [...firstCard(feed).querySelectorAll('p')].map((one) => getComputedStyle(one).direction);
    expect(directions).toEqual(['rtl', 'rtl', 'ltr', 'ltr', 'ltr', 'ltr']);
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

  it('shows plain text by data-ws-html, too, and characters for their references', async () => {
    const feed = await mountTemplate('<p data-ws-html="text"></p>', { ...FULL, postText: 'Fish &amp; chips < pie' });
    expect(textOf(feed)).toBe('Fish & chips < pie');
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

  it('takes what comes after the posts, and gives our card back when it goes', async () => {
    const feed = await mountWith('');
    expect(partsOf(feed, 'author')).toHaveLength(1);
    feed.innerHTML = '<template slot="card"><p data-ws-text="title"></p></template>';
    await expect.poll(() => markupOf(firstCard(feed))).toBe('<p data-ws-text="title" dir="auto">A title</p>');
    feed.replaceChildren();
    await expect.poll(() => partsOf(feed, 'author')).toHaveLength(1);
  });

  it('is not a fallback, and is not seen itself', async () => {
    const feed = await mountWith('<template slot="card"><p>Words</p></template>', []);
    expect(partOf(feed, 'status').textContent).toMatch(/no posts/i);
  });

  it('tells of a click on its links, with the post', async () => {
    const clicks = recordEvents('ws-post-click');
    document.addEventListener('ws-post-click', (event) => event.preventDefault(), { once: true });
    const feed = await mountTemplate('<a data-ws-href="url"><b part="go">Go</b></a>');
    inCard(feed, 'b').click();
    expect(clicks.map(({ detail }) => [detail.post.id, detail.url, detail.part])).toEqual([
      ['full', 'https://example.com/posts/1', 'go'],
    ]);
  });

  it.each([
    ...DESIGN_NAMES.map((design) => ({ layout: 'grid', design })),
    ...LAYOUT_NAMES.map((layout) => ({ layout, design: 'auto' })),
  ])('has the words of its links in %o, where ours have an arrow in their place', async ({ layout, design }) => {
    const template =
      '<template slot="card"><p data-ws-text="title"></p><a part="link" data-ws-href="url">Go</a></template>';
    const feed = await mountWith(template, [FULL], { layout, design });
    const link = inCard(feed, 'a');
    expect(parseFloat(getComputedStyle(link).fontSize)).toBeGreaterThan(10);
    expect(getComputedStyle(link, '::before').content).toBe('none');
  });

  it('is cloned, so that it keeps its words, and its cards stay as they are in every layout', async () => {
    const feed = await mountTemplate('<p data-ws-text="text">Example</p>', item(1), item(2));
    const cards = partsOf(feed, 'card');
    for (const layout of LAYOUT_NAMES.toReversed()) {
      await change(feed, { layout });
      await settle();
      expect(feed.querySelector('template')?.content.textContent).toBe('Example');
      expect(partsOf(feed, 'card')).toEqual(cards);
      expect(wordsOf(feed, 'card')).toEqual(['Post 1.', 'Post 2.']);
    }
  });
});

describe('renderCard', () => {
  const mountRendering = (renderCard: RenderCard, list: readonly Item[] = [FULL], content = ''): Promise<WsFeed> =>
    mountFeed(list, {}, content, { prepare: (feed) => (feed.renderCard = renderCard) });

  it('that throws costs no post: our card is shown, the others are the owner’s, and the console says why', async () => {
    const errors = recordConsole('error');
    const renderCard: RenderCard = ({ id }) => {
      if (id === 'full') throw new Error('an owner’s mistake');
      return html`<p>Own</p>`;
    };
    const feed = await mountRendering(renderCard, [FULL, item(2)]);
    expect(inCard(feed, '[part=title]').textContent).toBe('A title');
    expect(wordsOf(feed, 'card')[1]).toBe('Own');
    expect(errors.join()).toContain('an owner’s mistake');
  });

  it('takes what is set after the posts, another, and none, which gives ours back with its prose', async () => {
    const feed = await mountRendering(() => undefined, [{ ...item(1), postText: '<p>Some <b>prose</b></p>' }]);
    expect(wordsOf(feed, 'text')).toEqual(['Some prose']);
    for (const words of ['first', 'second']) {
      feed.renderCard = () => words;
      await expect.poll(() => textOf(feed)).toBe(words);
    }
    feed.renderCard = undefined;
    await expect.poll(() => wordsOf(feed, 'text')).toEqual(['Some prose']);
  });

  it('that returns nothing leaves no empty card, ours is shown, and what is odd is not shown raw', async () => {
    recordConsole('error');
    const nothing: unknown[] = [undefined, null, '', false];
    const odd = [NaN, { a: 1 }, Promise.resolve('late'), () => 'later', new Date(NaN), Symbol('odd')];
    const results = [...nothing, ...odd];
    const feed = await mountRendering(
      ({ id }) => results[Number(id)],
      results.map((_, i) => ({ ...FULL, postId: `${i}` })),
    );
    const cards = partsOf(feed, 'card');
    expect(cards.slice(0, nothing.length).map((card) => partsOf(card, 'title').length)).toEqual(nothing.map(() => 1));
    expect(cards).toHaveLength(results.length);
    for (const card of cards) expect(card.textContent).not.toMatch(RAW);
  });

  it('that is not a function is as good as none', async () => {
    const feed = await mountWith('');
    for (const wrong of ['words', 7, {}, null, [], true]) {
      feed.renderCard = () => 'ours no more';
      Reflect.set(feed, 'renderCard', wrong);
      await feed.updateComplete;
      expect([feed.renderCard, partsOf(feed, 'title').length]).toEqual([undefined, 1]);
    }
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
    ['a list of nodes', () => [paragraph('one'), paragraph('two')], 'onetwo'],
    ['a list with gaps', () => [html`<p>one</p>`, null, undefined, '', html`<p>two</p>`], 'onetwo'],
    ['a list of lists', () => [['one', 'two'], []], 'onetwo'],
    ['a set', () => new Set(['one', 'two']), 'onetwo'],
    ['a generator', generate, 'onetwo'],
  ])('shows %s', async (_, renderCard, words) => {
    const feed = await mountRendering(renderCard, [{ ...FULL, postText: EVIL }]);
    await settle();
    expect(textOf(feed)).toBe(words);
  });

  it('is called with each post, once', async () => {
    const seen: Post[] = [];
    const feed = await mountRendering((post) => html`${seen.push(post)}`, [FULL, item(2), item(3)]);
    expect(seen).toEqual(feed.posts);
    await change(feed, { theme: 'dark' });
    expect(seen).toHaveLength(3);
  });

  it('is an article of the feed, with a name, and goes before a template', async () => {
    const content = '<template slot="card"><p>from HTML</p></template>';
    const feed = await mountRendering(({ text }) => html`<p>${text}</p>`, [FULL], content);
    expect(firstCard(feed)).toMatchObject({ localName: 'article', ariaLabel: 'A title', ariaPosInSet: '1' });
    expect(textOf(feed)).toBe('Some words.');
  });

  it('lets the page’s events on what it makes through', async () => {
    const clicks: string[] = [];
    const feed = await mountRendering(({ id }) => html`<button @click=${() => clicks.push(id)}>Like</button>`);
    inCard(feed, 'button').click();
    expect(clicks).toEqual(['full']);
  });
});
