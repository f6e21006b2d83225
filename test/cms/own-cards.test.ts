import { MARKS } from '../../src/content/text/break-delimiters.ts';
import { renderAttributes } from '../../src/server/html.ts';
import { some } from '../support/deep.ts';
import { expect, phpString, POST, test } from './fixtures.ts';
import ownCards from './own-cards.json' with { type: 'json' };

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
  expect(await plain.content()).not.toContain('ld+json'); // structured data would have what this card may not display
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

/** Of each card: what it is to show, what is written, the attributes of the element, and the expected card of each post. */
const { posts: POSTS, cards: CARDS } = ownCards;

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
    const marked = (expected as string[]).map((html) => `<article${renderAttributes(MARKS)}>${html}</article>`);
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
  await expect(page.getByText('Our news')).toBeVisible();
});
