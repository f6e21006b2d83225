import { expect, it } from 'vitest';
import { newFeedId } from '../page/items.ts';
import { mount } from '../page/mount.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch } from '../page/requests.ts';
import { untilState } from '../page/wait.ts';

// First of all, while the code that pages is still on its way.
it('asks once for a first page whose failure is here before the code that pages', async () => {
  recordConsole('error');
  const urls = answerFetch(() => 'null');
  const feed = await mount('ws-feed', { 'feed-id': newFeedId() });
  await untilState(feed, 'error');
  expect(urls).toHaveLength(1);
});
