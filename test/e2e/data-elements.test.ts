import { expect, test } from './fixtures.ts';
import { classicTag, moduleTag } from './hosted.ts';

const DIV =
  '<div data-ws-element="ws-feed" data-feed-id="bakery" data-page-size="2" data-heading="News" lang="de"><a href="/news">Our news</a></div>';

for (const [name, tag] of Object.entries({ 'the module script': moduleTag, 'the classic script': classicTag })) {
  test(`a <div> is upgraded in place by ${name}, a later one too`, async ({ page, open, service, complaints }) => {
    await open(`<p>Above</p>${DIV}<p>Below</p>`, { head: tag(service.url) });
    const feed = page.locator('p + div > ws-feed');
    await expect(feed.locator('article')).toHaveCount(2);
    await expect(feed.locator('[part=heading]')).toHaveText('News');
    await expect(feed.locator('[part=more]')).toHaveText('Mehr laden');
    await expect(feed.locator('> a')).toBeHidden();
    const later = DIV.replace('ws-feed', 'ws-embed');
    await page.evaluate((div) => document.body.insertAdjacentHTML('beforeend', div), later);
    await expect(page.locator('ws-embed > a')).toBeVisible();
    expect(complaints.filter((line) => !line.includes('"embed-id" is missing'))).toEqual([]);
  });
}
