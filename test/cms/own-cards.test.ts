import { MARKS } from '../../src/content/text/break-delimiters.ts';
import { renderAttributes } from '../../src/server/escape.ts';
import { some } from '../support/deep.ts';
import { expect, phpString, POST, test } from './fixtures.ts';

const CARD =
  '<h3 class="news-title" data-ws-text="feedName"></h3><div class="news-text" data-ws-html="text"></div><a data-ws-href="url">Go</a>';
const feed = (card: string): string => `[ws_feed feed-id="club" page-size="3" cards="page"]${card}[/ws_feed]`;

for (const [name, content] of some([
  ['a template', feed(`<template slot="card">${CARD}</template>`)],
  ['the elements alone, as WordPress leaves them of most authors', feed(CARD)],
  ['a paragraph', `<p>Here: ${feed(CARD)}.</p>`],
  ['lines', feed(CARD.replaceAll('><', '>\n<'))],
] as const)) {
  test(`a card of the author's own has the look of the theme: ${name}`, async ({ page, publish }) => {
    const url = await publish(content);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(url);
    const cards = page.locator('ws-feed > [data-ws-post]');
    await expect(cards).toHaveCount(3);
    await page.addStyleTag({ content: '.news-title { color: rgb(1, 2, 3) }' });
    await expect(cards.first().locator('h3.news-title')).toHaveCSS('color', 'rgb(1, 2, 3)');
    for (const words of await cards.locator('.news-text').allInnerTexts()) expect(words.length).toBeGreaterThan(10);
    for (const printed of await page.locator(`ws-feed > ${POST}`).all()) await expect(printed).toBeHidden();
    expect(requests.filter((path) => path.startsWith('/feeds/'))).toEqual([]);
  });
}

test('the posts that WordPress prints are the same cards without a script', async ({ page, publish, openPlain }) => {
  const card = CARD.replace('<h3', '<h3 data-ws-if="title"></h3><h3').replace('<div', '<div style="color: red"');
  const look = '<style>.news-title { display: flex } .news-text { color: blue }</style>';
  const url = await publish(`${look}<p>Here: ${feed(card)}.</p>`);
  const plain = await openPlain(url);
  const printed = plain.locator(`p > ws-feed > ${POST}`);
  await expect(printed).toHaveCount(3);
  await expect(plain.locator('ws-feed')).toHaveCSS('display', 'block');
  await expect(printed.first().locator('.news-title[role=heading][aria-level="3"]')).toHaveCSS('display', 'flex');
  await expect(printed.first().locator('.news-title')).toHaveCSS('font-weight', '700');
  await expect(printed.first().locator('.news-text')).toHaveCSS('color', 'rgb(255, 0, 0)');
  for (const link of await printed.locator('a:text("Go")').all()) {
    await expect(link).toHaveAttribute('href', /^https?:/);
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  const wordsOf = (text: string): string => text.replaceAll(/\s+/g, '');
  await page.goto(url);
  const cards = page.locator('ws-feed > [data-ws-post]');
  await expect(cards).toHaveCount(3);
  expect((await cards.allInnerTexts()).map(wordsOf)).toEqual((await printed.allInnerTexts()).map(wordsOf));
});

const POSTS = [
  {
    id: '1',
    title: '</h3><img src=x onerror=a()>[ws_feed]',
    image: 'https://a.example/a.mp4',
    text: '<p onclick="a()">One <a href="javascript:a()">x</a><script>a()</script></p>',
  },
  {
    id: '2',
    title: 'مرحبا 👋🏽',
    text: 'a < b\n&',
    url: 'javascript:a()',
    claps: 12_345,
    image: 'data:text/html,x',
    lang: 'ar',
  },
  {
    id: '3',
    title: 'ws0x0x',
    url: 'https://[::1]/?a=$1&b="x"',
    image: 'https://a.example/ü.png?a=1&b',
    claps: 0,
    more: { tags: ['a', '0'] },
  },
];

/** What a card promises, the card, the attributes of the element, and the card of each post. */
const CARDS = [
  [
    'a title with markup is text, in its language',
    '<b data-ws-text="title">x</b>',
    {},
    [
      '<b dir="auto">&lt;/h3&gt;&lt;img src=x onerror=a()&gt;&#91;\u2060ws_feed&#93;</b>',
      '<b dir="auto" lang="ar">مرحبا 👋🏽</b>',
      '<b dir="auto">ws0x0x</b>',
    ],
  ],
  [
    'its direction is the author’s where that is written',
    '<b dir="rtl" data-ws-text="id"></b><div dir="auto"><b data-ws-html="id"></b></div>',
    {},
    ['1', '2', '3'].map((id) => `<b dir="rtl">${id}</b><div dir="auto"><b>${id}</b></div>`),
  ],
  [
    'prose is sanitized, and a link has none in it',
    '<a data-ws-html="text"></a>',
    {},
    ['<a dir="auto"><p>One x</p></a>', '<a dir="auto" lang="ar">a &lt; b<br>\n&amp;</a>', '<a></a>'],
  ],
  [
    'what leads nowhere is left out',
    '<a class="é" data-ws-href="url">Go</a><img data-ws-src="media.0.src" alt="[1]">',
    {},
    [
      '',
      '',
      '<a class="é" href="https://&#91;::1&#93;/?a=$1&amp;b=%22x%22" rel="noopener" target="_blank">Go</a><img alt="&#91;1&#93;" src="https://a.example/ü.png?a=1&amp;b">',
    ],
  ],
  [
    'an image and a video have an element each, and an image is described by a field',
    '<img data-ws-src="media.0.src" data-ws-alt="title" alt="x"><video data-ws-src="media.0.src"></video>',
    {},
    ['<video src="https://a.example/a.mp4"></video>', '', '<img alt="ws0x0x" src="https://a.example/ü.png?a=1&amp;b">'],
  ],
  [
    'no image is requested before a click',
    '<img data-ws-src="media.0.src"><video data-ws-src="media.0.src"></video>',
    { images: 'click' },
    ['', '', ''],
  ],
  [
    'a field that is not there takes its element along',
    '<i data-ws-if="claps" data-ws-text="claps"></i><i data-ws-if=" !url">-</i>',
    {},
    ['<i>-</i>', '<i>12,345</i><i>-</i>', '<i>0</i>'],
  ],
  [
    'fields of the item as it came',
    '<i data-ws-text="raw.more.tags.1"></i><i data-ws-text="raw.more.tags.length"></i><i data-ws-text="raw.more"></i>',
    {},
    ['<i></i><i></i><i></i>', '<i></i><i></i><i></i>', '<i dir="auto">0</i><i>2</i><i></i>'],
  ],
  [
    'only links, images and players lead anywhere',
    '<iframe data-ws-src="url"></iframe><b data-ws-href="url"></b><style data-ws-text="id">s</style>',
    {},
    Array(3).fill('<iframe></iframe><b></b><style>s</style>'),
  ],
  [
    'broken markup stays in its card',
    '</article></div><b data-ws-text="id">x<!-- c --><i title="a>b',
    {},
    ['1', '2', '3'].map((id) => `<b dir="auto">${id}</b>`),
  ],
] as const;

test('PHP fills a card in as the script does', async ({ wordpress }) => {
  const printed = await wordpress.php(`
    // As on a site that lets authors write more.
    add_filter( 'wp_kses_allowed_html', function ( $known ) {
      return $known + array( 'style' => array( 'data-*' => true ), 'iframe' => array( 'data-*' => true ) );
    } );
    foreach ( json_decode( ${phpString(JSON.stringify(CARDS))}, true ) as list( , $written, $attributes ) ) {
      $card  = WsWidgets\\Card::of( $written, array( 'cards' => 'page' ) + $attributes, false );
      $cards = array();
      foreach ( json_decode( ${phpString(JSON.stringify(POSTS))} ) as $item ) {
        $cards[] = $card->html( WsWidgets\\read_post( $item, array(), 'f' ) + array( 'raw' => $item ) );
      }
      $all[] = $cards;
    }
    echo json_encode( $all );`);
  for (const [i, cards] of (JSON.parse(printed) as readonly (readonly string[])[]).entries()) {
    const [name, , , expected = []] = CARDS[i] ?? [];
    const marked = expected.map((html: string) => `<article${renderAttributes(MARKS)}>${html}</article>`);
    expect.soft(cards, name).toEqual(marked);
  }
});

test('a card has nothing that an author may not write', async ({ publish, openPlain }) => {
  const evil =
    '<script>hacked = 1</script><p onclick="hacked = 1" data-ws-text="text">[ws_feed]</p><iframe src="//a.example"></iframe>';
  const page = await openPlain(await publish(feed(evil)));
  const html = await page.locator('ws-feed > template').evaluate((one: HTMLTemplateElement) => one.innerHTML);
  expect(html.replaceAll(' <', '<').trim()).toBe('hacked = 1<p data-ws-text="text">[ws_feed]</p>');
});

test('words that name no field of a post are the fallback, as ever', async ({ publish, openPlain }) => {
  const page = await openPlain(await publish('[ws_feed feed-id="x" cards="page"]Our <b>news</b>[/ws_feed]'));
  await expect(page.locator('ws-feed')).toHaveText('Our news');
});
