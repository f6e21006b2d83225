import { expect, it } from 'vitest';
import {
  answerFetch,
  envelope,
  item,
  mountReady,
  newFeedId,
  recordConsole,
  untilState,
  wordsOf,
} from '../support/page.ts';

/** Deeper than Firefox can write, and shallow enough for every engine to read. */
const DEPTH = 30_000;
const DEEP = `"deep":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)},`;

it('a post nested too deep to be compared is shown, and shown anew by a refresh', async () => {
  const complaints = recordConsole('error');
  let text = 'Before.';
  answerFetch(() => JSON.stringify(envelope([item(1, { postText: text })])).replace('"postId"', `${DEEP}"postId"`));
  const feed = await mountReady('ws-feed', { 'feed-id': newFeedId() });
  text = 'After.';
  await feed.refresh();
  await untilState(feed, 'ready');
  expect(feed.error).toBeUndefined();
  expect(wordsOf(feed, 'text')).toEqual(['After.']);
  expect(complaints).toEqual([]);
});
