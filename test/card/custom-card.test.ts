import { html } from 'lit/html.js';
import { describe, expect, it } from 'vitest';
import type { RenderCard } from '../../src/card/card-view.ts';
import type { Post } from '../../src/model/post.ts';
import { FULL, type Item, item, PICTURE } from '../page/items.ts';
import { type Attributes, mountFeed, mountReady, showing, type WsFeed } from '../page/mount.ts';
import { FEED_TAGS, LAYOUT_NAMES } from '../support/names.ts';
import { markupOf, namedBy, partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents, recordThrown } from '../page/record.ts';
import { change, settle } from '../page/wait.ts';

const RAW = /null|undefined|NaN|\[object|Invalid Date|Infinity|function|=>/;

const mountWith = (content: string, list: readonly Item[] = [FULL], attributes: Attributes = {}): Promise<WsFeed> =>
  mountFeed(list, { date: 'absolute', ...attributes }, content);

const mountTemplate = (card: string, list?: readonly Item[], attributes?: Attributes) =>
  mountWith(`<template slot="card">${card}</template>`, list, attributes);

const firstCard = (feed: WsFeed): HTMLElement => partOf(feed, 'card');
/** What a screen reader calls a card. */
const nameOf = (feed: WsFeed, card: HTMLElement): string =>
  (
    card.ariaLabel ||
    namedBy(feed, card)
      .map(({ textContent }) => textContent)
      .join(' ')
  ).trim();
const textOf = (feed: WsFeed): string => firstCard(feed).textContent.trim();

function inCard<Found extends Element = HTMLElement>(feed: WsFeed, selector: string): Found {
  const found = firstCard(feed).querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector} in ${firstCard(feed).innerHTML}`);
  return found;
}

describe('hostile posts in an owner’s template', () => {
  const MARKUP =
    '<p onclick="window.__hacked=1" style="color:red" class="a" id="b">Fine</p><img src=x onerror="window.__hacked=2">' +
    '<script>window.__hacked=3</script><iframe srcdoc="<script>parent.__hacked=4</script>"></iframe>' +
    '<svg onload="window.__hacked=5"></svg><form action="javascript:1"><input name=a></form><style>*{color:red}</style>' +
    '<a href="javascript:window.__hacked=6">A</a><a href="https://example.com/">B</a>';

  it('run nothing by data-ws-html, and leave nothing but prose', async () => {
    const thrown = recordThrown();
    Reflect.deleteProperty(window, '__hacked');
    const feed = await mountTemplate('<div data-ws-html="text"></div>', [{ ...FULL, postText: MARKUP }]);
    await settle();
    expect(inCard(feed, 'p').textContent).toBe('Fine');
    expect([...inCard(feed, 'p').attributes]).toEqual([]);
    expect(firstCard(feed).querySelectorAll('img, script, iframe, svg, form, input, style')).toHaveLength(0);
    const links = [...firstCard(feed).querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.rel]);
    expect(links).toEqual([
      [null, ''],
      ['https://example.com/', 'noopener nofollow ugc'],
    ]);
    expect('__hacked' in window).toBe(false);
    expect(thrown).toEqual([]);
  });

  it('show markup verbatim by data-ws-text', async () => {
    const feed = await mountTemplate('<p data-ws-text="text"></p>', [{ ...FULL, postText: MARKUP }]);
    expect(inCard(feed, 'p').textContent).toBe(MARKUP);
    expect(inCard(feed, 'p').children).toHaveLength(0);
  });

  it.each(['title', 'author', 'raw.note'])('are sanitised by data-ws-html whatever the field: %s', async (path) => {
    Reflect.deleteProperty(window, '__hacked');
    const evil = '<b>Bold</b><img src=x onerror="window.__hacked=7">';
    const feed = await mountTemplate(`<div data-ws-html="${path}"></div>`, [
      { ...FULL, header: evil, author: evil, note: evil },
    ]);
    await settle();
    expect(inCard(feed, 'div').innerHTML).toBe('<b>Bold</b>');
    expect('__hacked' in window).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    '//example.com/a',
    '/a',
    'a',
    '',
    7,
    null,
    {},
    ['https://example.com/'],
  ])('pass no URL by data-ws-href or data-ws-src that is none of the web: %j', async (url) => {
    const feed = await mountTemplate(
      '<p>Words</p><a data-ws-href="raw.url" href="#">Go</a><img data-ws-src="raw.url" alt=""><video data-ws-src="raw.url"></video>',
      [{ ...FULL, url }],
    );
    expect(firstCard(feed).querySelectorAll('a, img, video')).toHaveLength(0);
    expect(textOf(feed)).toBe('Words');
  });

  it.each([
    '<iframe data-ws-src="raw.url"></iframe>',
    '<script data-ws-src="raw.url"></script>',
    '<embed data-ws-src="raw.url">',
    '<link rel="stylesheet" data-ws-href="raw.url">',
    '<base data-ws-href="raw.url">',
    '<area data-ws-href="raw.url">',
    '<svg><use data-ws-href="raw.url"></use></svg>',
    '<svg><image data-ws-href="raw.url"></image></svg>',
    '<form data-ws-href="raw.url" data-ws-src="raw.url"></form>',
    '<object data-ws-src="raw.url"></object>',
    '<input type="image" data-ws-src="raw.url">',
  ])('lead nowhere from what is no link, image or film: %s', async (markup) => {
    const feed = await mountTemplate(`<p>Words</p>${markup}`, [{ ...FULL, url: 'https://example.com/stranger' }]);
    for (const element of firstCard(feed).querySelectorAll('*')) {
      expect([element.getAttribute('href'), element.getAttribute('src')]).toEqual([null, null]);
    }
  });

  it.each([
    ['script', 'data-ws-text', 'window.__hacked = 8'],
    ['style', 'data-ws-text', 'article { color: rgb(1, 2, 3) }'],
    ['script', 'data-ws-html', 'window.__hacked = 9'],
    ['style', 'data-ws-html', 'article { color: rgb(1, 2, 3) }'],
  ])('are no content of a <%s %s>, for theirs would be the page’s', async (tag, attribute, postText) => {
    Reflect.deleteProperty(window, '__hacked');
    // As the parser of a page makes it: a script that was set by innerHTML would never run.
    const template = document
      .createRange()
      .createContextualFragment(`<template slot="card"><p>Words</p><${tag} ${attribute}="text"></${tag}></template>`);
    const feed = await mountWith('', [{ ...FULL, postText }]);
    feed.append(template);
    await settle();
    await settle();
    expect(inCard(feed, 'p').textContent).toBe('Words');
    expect('__hacked' in window).toBe(false);
    expect(getComputedStyle(firstCard(feed)).color).not.toBe('rgb(1, 2, 3)');
  });

  it('reach nothing that all objects have by a path', async () => {
    const feed = await mountTemplate(
      [
        'constructor.name',
        '__proto__.toString',
        'text.length',
        'media.length',
        'raw.__proto__',
        'toString',
        'text.at',
        'publishedAt.getTime',
      ]
        .map((path) => `<p data-ws-text="${path}"></p>`)
        .join(''),
    );
    expect(firstCard(feed).textContent).not.toMatch(/Object|function|native/);
  });

  it.each(FEED_TAGS)('show a card for each post of <%s>, hostile as they are, and run nothing', async (tag) => {
    const thrown = recordThrown();
    Reflect.deleteProperty(window, '__hacked');
    const feed = await mountReady(
      tag,
      {
        ...showing(tag, `trouble-hostile~own-${tag}`, 30),
        loading: 'eager',
      },
      '<template slot="card"><h3 data-ws-text="title"></h3><div data-ws-html="text"></div><a data-ws-href="url">Go</a><img data-ws-src="media.0.src" alt=""></template>',
    );
    await settle();
    expect(partsOf(feed, 'card')).toHaveLength(30);
    for (const link of shadowOf(feed).querySelectorAll<HTMLAnchorElement>('a[href]')) {
      expect(link.protocol).toMatch(/^https?:$/);
    }
    expect('__hacked' in window).toBe(false);
    expect(thrown).toEqual([]);
  });
});

describe('a field that is not there', () => {
  it.each(['nothing', 'action.nothing', 'media.7.src', 'media.x', 'raw.a.b.c', '', ' ', '.', 'title.', '..', 'a..b'])(
    'shows nothing by data-ws-text="%s", and throws nothing',
    async (path) => {
      const errors = recordConsole('error');
      const feed = await mountTemplate(`<b>Words</b><p data-ws-text="${path}">Example</p>`);
      expect(inCard(feed, 'p').textContent).toBe('');
      expect(errors).toEqual([]);
    },
  );

  it.each(['media', 'action', 'raw', 'raw.flag', 'raw.none', 'raw.list', 'raw.odd'])(
    'is no text where it is none: %s',
    async (path) => {
      const feed = await mountTemplate(
        `<b>Words</b><p data-ws-text="${path}">Example</p><i data-ws-html="${path}"></i>`,
        [{ ...FULL, flag: true, none: null, list: [1, 2], odd: {} }],
      );
      expect(inCard(feed, 'p').textContent).toBe('');
      expect(inCard(feed, 'i').textContent).toBe('');
    },
  );

  it.each([
    [1234, '1,234'],
    [0, '0'],
    [-5, '-5'],
    [1234.5678, '1,234.568'],
    [0.12345, '0.123'],
    [-1234, '-1,234'],
    [1e21, '1,000,000,000,000,000,000,000'],
  ])('that is the number %d is told as people write it', async (number, words) => {
    const feed = await mountTemplate('<p data-ws-text="raw.number"></p>', [{ ...FULL, number }]);
    expect(inCard(feed, 'p').textContent).toBe(words);
  });

  it('takes its element along where that is a link or a picture', async () => {
    const feed = await mountTemplate('<p>Words</p><a data-ws-href="url">Go</a><img data-ws-src="media.0.src" alt="">', [
      item(1),
    ]);
    expect(firstCard(feed).querySelectorAll('a, img')).toHaveLength(0);
  });

  it('leaves a post with a template that names nothing of it a card all the same', async () => {
    const feed = await mountTemplate('<p data-ws-text="nowhere"></p>', [FULL, item(2)]);
    expect(partsOf(feed, 'card')).toHaveLength(2);
    for (const card of partsOf(feed, 'card')) {
      expect(card.getBoundingClientRect().height).toBeGreaterThan(0);
      expect(card.outerHTML).not.toMatch(RAW);
    }
  });
});

describe('an owner’s template', () => {
  it('shows the fields of a post', async () => {
    const feed = await mountTemplate(
      `<h3 data-ws-text="title" part="headline"></h3><p data-ws-text="text"></p><b data-ws-text="claps"></b>
       <time data-ws-text="publishedAt"></time><i data-ws-text="author"></i><u data-ws-text="action.label"></u>
       <a data-ws-href="action.url">Go</a><img data-ws-src="media.0.src" alt=""><s data-ws-text="raw.postId"></s>`,
    );
    const said = ['h3', 'p', 'b', 'time', 'i', 'u', 's'].map((tag) => inCard(feed, tag).textContent);
    expect(said).toEqual(['A title', 'Some words.', '1,234', 'Mar 5, 2020', 'Hanna', 'Order', 'full']);
    expect(inCard<HTMLAnchorElement>(feed, 'a').href).toBe('https://example.com/order');
    expect(inCard<HTMLImageElement>(feed, 'img').src).toBe(PICTURE);
    expect(partsOf(feed, 'headline')).toHaveLength(1);
  });

  it('opens its links as the element says, and shields the page from where they lead', async () => {
    const feed = await mountTemplate('<a data-ws-href="url" target="evil" rel="opener">Go</a>');
    expect(inCard<HTMLAnchorElement>(feed, 'a').target).toBe('_blank');
    expect(inCard<HTMLAnchorElement>(feed, 'a').rel).toBe('noopener');
    await change(feed, { target: '_self' });
    expect(inCard<HTMLAnchorElement>(feed, 'a').target).toBe('_self');
  });

  it('keeps or leaves an element by data-ws-if, and the other way round with an exclamation mark', async () => {
    const card =
      '<p data-ws-if="title">Titled</p><p data-ws-if="!title">Untitled</p><p data-ws-if="media">Pictured</p><p data-ws-if="! media">Plain</p><p data-ws-if="claps">Clapped</p><p data-ws-if="nowhere">Never</p>';
    const said = async (post: Item): Promise<string[]> => {
      const feed = await mountTemplate(card, [post]);
      return [...firstCard(feed).querySelectorAll('p')].map(({ textContent }) => textContent);
    };
    expect(await said(FULL)).toEqual(['Titled', 'Pictured', 'Clapped']);
    expect(await said(item(1))).toEqual(['Untitled', 'Plain']);
    expect(await said(item(1, { claps: 0 }))).toEqual(['Untitled', 'Plain', 'Clapped']);
  });

  it('leaves what stands within an element that data-ws-if leaves', async () => {
    const feed = await mountTemplate(
      '<p>Words</p><figure data-ws-if="media"><img data-ws-src="media.0.src" alt=""></figure>',
      [item(1)],
    );
    expect(markupOf(firstCard(feed))).toBe('<p>Words</p>');
  });

  it('may have several fields on one element', async () => {
    const feed = await mountTemplate('<a data-ws-if="url" data-ws-href="url" data-ws-text="title">Example</a>');
    expect(inCard<HTMLAnchorElement>(feed, 'a').href).toBe('https://example.com/posts/1');
    expect(inCard(feed, 'a').textContent).toBe('A title');
  });

  it('shows plain text by data-ws-html, too, and characters for their references', async () => {
    const feed = await mountTemplate('<p data-ws-html="text"></p>', [{ ...FULL, postText: 'Fish &amp; chips < pie' }]);
    expect(inCard(feed, 'p').textContent).toBe('Fish & chips < pie');
  });

  it('is an article of the feed, with a name, a place and the focus', async () => {
    const feed = await mountTemplate('<p data-ws-text="text"></p>', [
      FULL,
      { ...FULL, postId: '2', header: undefined },
    ]);
    const [first, second] = partsOf(feed, 'card');
    expect(first?.localName).toBe('article');
    expect(first?.tabIndex).toBe(0);
    expect(first?.ariaLabel).toBe('A title');
    expect(second?.ariaLabel).toContain('Hanna');
    expect(partsOf(feed, 'card').map(({ ariaPosInSet }) => ariaPosInSet)).toEqual(['1', '2']);
  });

  it('has a name for a post that is text alone', async () => {
    const feed = await mountTemplate('<p data-ws-text="text"></p>', [item(1)]);
    expect(nameOf(feed, firstCard(feed))).not.toBe('');
  });

  it('has a name of words, not of markup, for a post that is rich text alone', async () => {
    const feed = await mountTemplate('<div data-ws-html="text"></div>', [
      item(1, { postText: '<p title="x">Rich <b>words</b> &amp; more</p>' }),
    ]);
    expect(nameOf(feed, firstCard(feed))).toBe('Rich words & more');
  });

  it('takes what comes after the posts, and gives our card back when it goes', async () => {
    const feed = await mountWith('');
    expect(partsOf(feed, 'author')).toHaveLength(1);
    feed.innerHTML = '<template slot="card"><p data-ws-text="title"></p></template>';
    await settle();
    await settle();
    expect(markupOf(firstCard(feed))).toBe('<p data-ws-text="title">A title</p>');
    feed.replaceChildren();
    await settle();
    await settle();
    expect(partsOf(feed, 'author')).toHaveLength(1);
  });

  it('is no fallback, and is not seen itself', async () => {
    const feed = await mountTemplate('<p>Words</p>', []);
    expect(partOf(feed, 'status').textContent).toMatch(/no posts/i);
  });

  it('is cloned: neither the template nor another card is changed', async () => {
    const feed = await mountTemplate('<p data-ws-text="text">Example</p>', [item(1), item(2)]);
    expect(wordsOf(feed, 'card')).toEqual(['Post 1.', 'Post 2.']);
    expect(feed.querySelector('template')?.content.textContent).toBe('Example');
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

  it('stays as it is in every layout', async () => {
    const feed = await mountTemplate('<p data-ws-text="text"></p>', [item(1), item(2)]);
    const cards = partsOf(feed, 'card');
    for (const layout of LAYOUT_NAMES.toReversed()) {
      await change(feed, { layout });
      await settle();
      expect(partsOf(feed, 'card')).toEqual(cards);
      expect(cards.map(({ textContent }) => textContent)).toEqual(['Post 1.', 'Post 2.']);
    }
  });
});

describe('renderCard', () => {
  const mountRendering = (renderCard: RenderCard, list: readonly Item[] = [FULL], content = ''): Promise<WsFeed> =>
    mountFeed(list, {}, content, { prepare: (feed) => (feed.renderCard = renderCard) });

  it('that throws costs no post: our card is shown, the others are the owner’s, and the console says why', async () => {
    const errors = recordConsole('error');
    const feed = await mountRendering(
      ({ id }) => {
        if (id === 'full') throw new Error('an owner’s mistake');
        return html`<p>Own</p>`;
      },
      [FULL, item(2)],
    );
    const [first, second] = partsOf(feed, 'card');
    expect(first?.querySelector('[part=title]')?.textContent).toBe('A title');
    expect(second?.textContent).toBe('Own');
    expect(errors.join()).toContain('an owner’s mistake');
  });

  it('that is taken away gives ours back, its prose too', async () => {
    const feed = await mountRendering(() => undefined, [{ ...item(1), postText: '<p>Some <b>prose</b></p>' }]);
    const text = () => partOf(feed, 'text').textContent;
    expect(text()).toBe('Some prose');
    feed.renderCard = () => 'Own';
    await expect.poll(() => partOf(feed, 'card').textContent).toBe('Own');
    feed.renderCard = undefined;
    await expect.poll(text).toBe('Some prose');
  });

  it.each([
    ['undefined', () => undefined],
    ['null', () => null],
    ['an empty string', () => ''],
    ['false', () => false],
  ])('that returns %s leaves no empty card: ours is shown', async (_, renderCard) => {
    const feed = await mountRendering(renderCard);
    expect(textOf(feed)).not.toBe('');
    expect(firstCard(feed).outerHTML).not.toMatch(RAW);
  });

  it.each([
    ['NaN', () => NaN],
    ['an object', () => ({ a: 1 })],
    ['a promise', async () => 'late'],
    ['a function', () => () => 'later'],
    ['a date that is none', () => new Date(NaN)],
  ])('that returns %s shows nothing raw', async (_, renderCard) => {
    recordConsole('error');
    const feed = await mountRendering(renderCard);
    expect(firstCard(feed).textContent).not.toMatch(RAW);
  });

  it('that returns a symbol throws nothing into the page', async () => {
    recordConsole('error');
    const thrown = recordThrown();
    const feed = await mountRendering(() => Symbol('odd'));
    await settle();
    expect(partsOf(feed, 'card')).toHaveLength(1);
    expect(thrown).toEqual([]);
  });

  it.each(['words', 7, {}, null, [], true])('that is no function is as good as none: %j', async (wrong) => {
    const feed = await mountWith('');
    Reflect.set(feed, 'renderCard', wrong);
    await feed.updateComplete;
    expect(feed.renderCard).toBeUndefined();
    expect(partsOf(feed, 'title')).toHaveLength(1);
  });

  it('shows a string as text, never as markup', async () => {
    Reflect.deleteProperty(window, '__hacked');
    const feed = await mountRendering(() => '<img src=x onerror="window.__hacked=9">');
    await settle();
    expect(textOf(feed)).toBe('<img src=x onerror="window.__hacked=9">');
    expect('__hacked' in window).toBe(false);
  });

  it('shows a number as text', async () => {
    expect(textOf(await mountRendering(({ claps }) => claps))).toBe('1234');
  });

  it('shows a Lit template, its fields as text', async () => {
    const evil = '<img src=x onerror="window.__hacked=10">';
    const feed = await mountRendering(
      ({ title, text }) => html`<h3>${title}</h3><p>${text}</p>`,
      [{ ...FULL, postText: evil }],
    );
    expect(inCard(feed, 'h3').textContent).toBe('A title');
    expect(inCard(feed, 'p').textContent).toBe(evil);
  });

  it('shows a node, a fragment, and a list of them', async () => {
    const make = (text: string): HTMLElement => Object.assign(document.createElement('p'), { textContent: text });
    const fragment = (): DocumentFragment => {
      const one = document.createDocumentFragment();
      one.append(make('one'), make('two'));
      return one;
    };
    expect(textOf(await mountRendering(({ title }) => make(title)))).toBe('A title');
    expect(textOf(await mountRendering(fragment))).toBe('onetwo');
    expect(textOf(await mountRendering(() => [make('a'), make('b')]))).toBe('ab');
  });

  it.each([
    ['a list with gaps', () => [html`<p>one</p>`, null, undefined, '', html`<p>two</p>`]],
    ['a list of lists', () => [['one', 'two'], []]],
    ['a set', () => new Set(['one', 'two'])],
    [
      'a generator',
      function* words() {
        yield 'one';
        yield html`<p>two</p>`;
      },
    ],
  ])('shows %s as Lit does', async (_, renderCard) => {
    const errors = recordConsole('error');
    expect(textOf(await mountRendering(renderCard))).toBe('onetwo');
    expect(errors).toEqual([]);
  });

  it('is called with each post, once', async () => {
    const seen: Post[] = [];
    const feed = await mountRendering((post) => html`${seen.push(post)}`, [FULL, item(2), item(3)]);
    expect(seen).toEqual(feed.posts);
    await change(feed, { theme: 'dark' });
    expect(seen).toHaveLength(3);
  });

  it('is an article of the feed, with a name', async () => {
    const feed = await mountRendering(({ text }) => html`<p>${text}</p>`, [FULL]);
    expect(firstCard(feed).localName).toBe('article');
    expect(firstCard(feed).ariaLabel).toBe('A title');
    expect(firstCard(feed).ariaPosInSet).toBe('1');
  });

  it('goes before a template', async () => {
    const feed = await mountRendering(() => 'from script', [FULL], '<template slot="card"><p>from HTML</p></template>');
    expect(textOf(feed)).toBe('from script');
  });

  it('takes what is set after the posts, another, and none', async () => {
    const feed = await mountWith('');
    for (const words of ['first', 'second']) {
      await change(feed, { renderCard: () => words });
      await settle();
      expect(textOf(feed)).toBe(words);
    }
    await change(feed, { renderCard: undefined });
    expect(partsOf(feed, 'title')).toHaveLength(1);
  });

  it('lets the page’s events on what it makes through', async () => {
    const clicks: string[] = [];
    const feed = await mountRendering(({ id }) => html`<button @click=${() => clicks.push(id)}>Like</button>`);
    inCard(feed, 'button').click();
    expect(clicks).toEqual(['full']);
  });
});
