import { expect, POST, test } from './fixtures.ts';

const CARD =
  '<h3 class="news-title" data-ws-text="feedName"></h3><div class="news-text" data-ws-html="text"></div><a data-ws-href="url">Go</a>';
const feed = (card: string): string => `[ws_feed feed-id="club" page-size="3" cards="page"]${card}[/ws_feed]`;

for (const [name, content] of [
  ['a template', feed(`<template slot="card">${CARD}</template>`)],
  ['the elements alone, as WordPress leaves them of most authors', feed(CARD)],
  ['a paragraph', `<p>Here: ${feed(CARD)}.</p>`],
  ['lines', feed(CARD.replaceAll('><', '>\n<'))],
] as const) {
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

test('the posts that WordPress prints beside a card are readable without a script', async ({ publish, openPlain }) => {
  const page = await openPlain(await publish(feed(CARD)));
  await expect(page.locator(`ws-feed > ${POST}`)).toHaveCount(3);
});

test('a card has nothing that an author may not write', async ({ publish, openPlain }) => {
  const evil =
    '<script>hacked = 1</script><p onclick="hacked = 1" data-ws-text="text">[ws_feed]</p><iframe src="//a.example"></iframe>';
  const page = await openPlain(await publish(feed(evil)));
  const html = await page.locator('ws-feed > template').evaluate((one: HTMLTemplateElement) => one.innerHTML);
  // The paragraph is what WordPress makes of the lines.
  expect(html.replace('<p></p>', '').replaceAll(' <', '<').trim()).toBe(
    'hacked = 1<p data-ws-text="text">[ws_feed]</p>',
  );
});

test('words that name no field of a post are the fallback, as ever', async ({ publish, openPlain }) => {
  const page = await openPlain(await publish('[ws_feed feed-id="x" cards="page"]Our <b>news</b>[/ws_feed]'));
  await expect(page.locator('ws-feed')).toHaveText('Our news');
});
