import { expect, it } from 'vitest';
import { item, newFeedId } from '../page/items.ts';
import { mountReady } from '../page/mount.ts';
import { wordsOf } from '../page/parts.ts';
import { answerFetch, envelope } from '../page/requests.ts';
import { untilState } from '../page/wait.ts';

/** Of what an answer may hold, the most that an attacker would try: what is deeper is too heavy to be kept. */
const DEPTH = 4000;
const DEEP = `"deep":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)},`;

it('a post with deep nesting in it is displayed, and updated by a refresh', async () => {
  let text = 'Before.';
  answerFetch(() => JSON.stringify(envelope([item(1, { postText: text })])).replace('"postId"', `${DEEP}"postId"`));
  const feed = await mountReady('ws-feed', { 'feed-id': newFeedId() });
  text = 'After.';
  await feed.refresh();
  await untilState(feed, 'ready');
  expect(feed.error).toBeUndefined();
  expect(wordsOf(feed, 'text')).toEqual(['After.']);
});
