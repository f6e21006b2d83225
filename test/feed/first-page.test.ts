import { expect, it } from 'vitest';
import { answerFetch, mount, newFeedId, recordConsole, untilState } from '../support/page.ts';

// First of all, while the code that pages is still on its way.
it('asks once for a first page whose failure is here before the code that pages', async () => {
  recordConsole('error');
  const urls = answerFetch(() => 'null');
  const feed = await mount('ws-feed', { 'feed-id': newFeedId() });
  await untilState(feed, 'error');
  expect(urls).toHaveLength(1);
});
