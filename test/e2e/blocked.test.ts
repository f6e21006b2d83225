import { expect, test } from './fixtures.ts';
import { moduleTag } from './hosted.ts';

test('where the policy of the page blocks the service, the line leads with it, and visitors are not told of a network', async ({
  page,
  open,
  service,
  complaints,
}) => {
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
