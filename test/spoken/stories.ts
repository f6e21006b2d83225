import { Gate } from '../support/gate.ts';
import { NOW_MS, type Reader } from './reader.ts';

const AFTER = '<p>After the feed.</p>';
const ANSWERS = /\/feeds\/[^/]+\/posts/;

/** What somebody does in each story. */
export const STORIES: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  'A list, by Tab and by Page Down': async (reader) => {
    await reader.open(`<ws-feed feed-id="bakery" heading="News" page-size="4" pin="51z123"></ws-feed>${AFTER}`);
    await reader.press('Tab', 'Tab', 'Tab', 'Page Down', 'Page Down', 'Page Up', 'Control+End');
  },
  'A list, read from beginning to end': async (reader) => {
    await reader.open(`<ws-feed feed-id="bakery club" heading="News" page-size="6"></ws-feed>${AFTER}`);
    await reader.readAll();
  },
  'More posts': async (reader) => {
    await reader.open(`<ws-feed feed-id="bakery" page-size="10" lines="0"></ws-feed>${AFTER}`);
    const { page } = reader;
    for (const count of [20, 24]) {
      const gate = await Gate.on(page, ANSWERS);
      await reader.press('b'); // to the next button
      await reader.press('Enter');
      await gate.open();
      await reader.hearAnnounced('the posts are there', page.locator('article').nth(count - 1));
      await reader.press('Keypad Enter');
      await page.unroute(ANSWERS);
    }
  },
  Search: async (reader) => {
    const { page } = reader;
    await reader.open(`<ws-feed feed-id="bakery" heading="News" page-size="4" search></ws-feed>${AFTER}`);
    await reader.press('Tab');
    for (const letter of 'bread') await reader.strike(letter);
    await reader.hearAnnounced('bread', page.getByText('6 posts found')); // on a slow machine, other counts are said before
    await reader.press('Tab', 'Tab');
    await reader.press('Shift+Tab', 'Shift+Tab');
    await reader.pressUntil('x', page.locator('.clear'));
    await reader.pressUntil('Escape', page.locator('article').first());
  },
  Consent: async (reader) => {
    await reader.open(
      `<ws-feed feed-id="bakery" heading="News" page-size="3" consent="click" consent-storage="local"></ws-feed>${AFTER}`,
      { until: reader.page.locator('[part=consent]') },
    );
    await reader.press('Tab');
    await reader.pressAway('Enter', reader.page.locator('article').first());
    await reader.press('Tab');
  },
  'A carousel': async (reader) => {
    await reader.open(`<ws-feed feed-id="bakery" heading="News" page-size="12" layout="carousel"></ws-feed>${AFTER}`);
    await reader.press('Tab', 'Tab', 'Enter', 'Enter', 'Tab', 'Page Down', 'Page Down', 'Control+End');
  },
  'A lightbox': async (reader) => {
    const { page } = reader;
    await reader.open(`<ws-feed feed-id="club" page-size="1" lightbox></ws-feed>${AFTER}`);
    await reader.press('Tab', 'Tab');
    await reader.pressAway('Enter', page.locator('dialog[open]'));
    await reader.press('Tab', 'Tab');
    await reader.pressAway('Enter', page.getByText('2 of 3'));
    await reader.press('Tab', 'Tab', 'Enter');
    await reader.pressAway('Escape', page.locator('article'));
  },
  'New posts': async (reader) => {
    const { page } = reader;
    await page.route(ANSWERS, async (route) => {
      const answer = await route.fetch();
      const { items, ...rest } = (await answer.json()) as { items: readonly unknown[] };
      await route.fulfill({ response: answer, json: { ...rest, items: items.slice(2) } });
    });
    await reader.open(`<ws-feed feed-id="bakery" page-size="3" refresh-every="15"></ws-feed>${AFTER}`);
    await reader.press('Tab');
    await page.unroute(ANSWERS);
    await page.clock.setFixedTime(NOW_MS + 20_000);
    await page.evaluate(() => dispatchEvent(new Event('online'))); // makes it poll at once
    await page.locator('button[part=fresh]').waitFor();
    await reader.hear('two posts are new');
    await page.clock.setFixedTime(NOW_MS);
    await reader.press('Shift+Tab');
    await reader.pressAway('Enter', page.locator('article', { hasText: 'The first rye' }));
  },
  'An error, and another try': async (reader) => {
    const { page } = reader;
    await page.route(ANSWERS, (route) => route.fulfill({ status: 503, json: {} }));
    await reader.open(`<ws-feed feed-id="bakery" page-size="3"></ws-feed>${AFTER}`, {
      until: page.locator('[part=retry]'),
    });
    await reader.press('Tab');
    await page.unroute(ANSWERS);
    const gate = await Gate.on(page, ANSWERS);
    await reader.strike('Enter');
    await reader.hearAnnounced('Enter', page.getByText('Loading posts'));
    await gate.open();
    await reader.hearAnnounced('the posts are there', page.locator('article').first());
    await reader.press('Keypad Enter');
  },
  'Images on demand': async (reader) => {
    await reader.open(`<ws-feed feed-id="bakery" page-size="1" images="click"></ws-feed>${AFTER}`);
    await reader.readAll();
    await reader.press('Control+Home', 'Tab', 'Tab');
    await reader.pressAway('Enter', reader.page.locator('img[part=image]'));
  },
  'In Arabic': async (reader) => {
    await reader.open('<ws-feed feed-id="museum" page-size="3" dir="rtl"></ws-feed>', { lang: 'ar' });
    await reader.readAll();
    await reader.press('Control+Home', 'Tab', 'Tab', 'Page Down');
  },
};
