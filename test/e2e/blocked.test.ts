import { expect, test } from './fixtures.ts';
import { moduleTag } from './hosted.ts';

test('where a policy blocks the service, a single line says so', async ({ page, open, service, complaints }) => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`;
  await open('<ws-feed feed-id="software" loading="eager"></ws-feed>', { head: policy + moduleTag(service.url) });
  const feed = page.locator('ws-feed');
  await expect(feed.locator('[part=status]')).toHaveText('The posts could not be loaded.');
  await expect(feed.locator('[part=retry]')).toHaveCount(0);
  const ours = (): string[] => complaints.filter((line) => line.startsWith('WS-'));
  const told = `WS-107 The Content Security Policy of the page blocks the service; add ${service.url} to "connect-src".`;
  expect(ours()).toEqual([expect.stringContaining(told)]);
  const error = await feed.evaluate((element: HTMLElementTagNameMap['ws-feed']) => element.error);
  expect(error).toMatchObject({ kind: 'setup', code: 'WS-107', url: expect.stringContaining('/feeds/software/posts') });
  expect(service.requests()).toEqual([]);
});

test('revoke() removes posts of before a policy blocked the service', async ({ page, open }) => {
  await open('<ws-feed feed-id="software" loading="eager" consent="click"></ws-feed>');
  await page.locator('[part=consent-button]').click();
  await expect(page.locator('[part=card]')).not.toHaveCount(0);
  await page.locator('ws-feed').evaluate(async (feed: HTMLElementTagNameMap['ws-feed']) => {
    document.head.insertAdjacentHTML('beforeend', `<meta http-equiv="Content-Security-Policy" content="connect-src">`);
    await feed.refresh();
    await feed.revoke();
  });
  await expect(page.locator('[part=consent-button]')).toBeVisible();
  await expect(page.locator('[part=card]')).toHaveCount(0);
});

test('a policy without DOMPurify leaves markup as text, and one line says so', async ({ page, open, complaints }) => {
  const policy = "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";
  await open('<ws-feed feed-id="hall" loading="eager"></ws-feed>', { headers: { 'content-security-policy': policy } });
  await expect(page.locator('[part=text]').filter({ hasText: '<strong>Derek' })).toBeVisible();
  const told = expect.stringMatching(/^WS-601 .*add "dompurify" to "trusted-types"/);
  expect(complaints.filter((line) => line.startsWith('WS-'))).toEqual([told]);
});

for (const [by, headers] of [
  ['its host is not in "img-src"', { 'content-security-policy': "img-src 'none'" }],
  ['Embedder-Policy of the page', { 'cross-origin-embedder-policy': 'require-corp' }],
  ['gone, or refused', undefined],
] as const) {
  test(`images left out are told in one line, none by Referer: ${by}`, async ({ page, open, complaints, requests }) => {
    if (!headers) await page.route('**/pictures/**', (route) => route.fulfill({ status: 403 }));
    await open('<ws-feed feed-id="software" loading="eager" layout="grid"></ws-feed>', headers && { headers });
    const ours = (): string[] => complaints.filter((line) => line.startsWith('WS-'));
    const line = new RegExp(`^WS-310 <ws-feed> Cannot display "http.*" and \\d+ more \\(.*${by}`);
    await expect.poll(ours).toEqual([expect.stringMatching(line)]);
    for (const image of requests.filter((request) => request.url().includes('/pictures/')))
      expect(await image.headerValue('referer'), image.url()).toBeFalsy();
  });
}
