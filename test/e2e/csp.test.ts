import { expect, test } from './fixtures.ts';

const ELEMENTS = `
  <ws-public-posts feed-id="bakery"></ws-public-posts>
  <ws-feed feed-id="club software" layout="grid" lines="3" heading="Club"></ws-feed>
  <ws-feed feed-id="museum" lang="ar" dir="rtl" theme="dark"></ws-feed>
  <ws-embed embed-id="half" org="valley"></ws-embed>
  <ws-feed feed-id="trouble-403"></ws-feed>
  <ws-feed feed-id="empty"></ws-feed>
  <ws-feed></ws-feed>`;

const policy = (service: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${service}; img-src ${service}; media-src ${service}; ` +
  "require-trusted-types-for 'script'; trusted-types lit-html dompurify ws-widgets 'allow-duplicates'";

for (const file of ['ws-widgets.js', 'ws-widgets.iife.js']) {
  test(`${file} works under the strict policy and reports nothing`, async ({ page, open, service, complaints }) => {
    await page.addInitScript(() => {
      const reports: string[] = ((globalThis as { reports?: string[] }).reports = []);
      document.addEventListener('securitypolicyviolation', (event) =>
        reports.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    await open(ELEMENTS.replaceAll(/<ws-[a-z-]+/g, '$& loading="eager"'), {
      head: `<meta name="ws-base-url" content="${service.url}"><script type="module" src="/dist/${file}"></script>`,
      headers: { 'content-security-policy': policy(service.url) },
    });
    const states = () =>
      page
        .locator('ws-public-posts, ws-feed, ws-embed')
        .evaluateAll((all) => all.map((feed) => (feed as unknown as { state: string }).state));
    await expect
      .poll(states, { timeout: 15_000 })
      .toEqual(['ready', 'ready', 'ready', 'partial', 'error', 'empty', 'error']);
    await expect(page.locator('ws-feed [part=text] strong').first()).toBeVisible();
    const reports = await page.evaluate(() => (globalThis as { reports?: string[] }).reports);
    // The icon of the page is the browser's own wish.
    expect(reports?.filter((report) => !report.startsWith('img-src data'))).toEqual([]);
    expect(complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
    expect(
      await page
        .locator('ws-feed')
        .first()
        .evaluate((feed) => feed.shadowRoot?.querySelectorAll('[style], style').length),
    ).toBe(0);
  });
}

test('hostile posts run nothing under no policy at all', async ({ page, open, complaints }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(
    '<ws-feed feed-id="trouble-hostile" page-size="30"></ws-feed><ws-public-posts feed-id="trouble-hostile" limit="30"></ws-public-posts>',
  );
  await expect(page.locator('ws-feed article').first()).toBeVisible();
  await expect(page.locator('ws-public-posts article').first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { __hacked?: unknown }).__hacked)).toBeUndefined();
  expect(complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
  expect(asked.filter((url) => !/^https?:/.test(url) && !url.startsWith('data:,'))).toEqual([]);
});
