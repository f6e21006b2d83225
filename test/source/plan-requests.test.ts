import { expect, test, vi } from 'vitest';
import { EmbedPosts } from '../../src/source/embed-posts.ts';
import { feedPosts, mergedPublicPosts } from '../../src/source/feed-posts.ts';
import { firstUrls } from '../../src/source/plan-requests.ts';
import type { PostSource } from '../../src/source/post-source.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { pinPosts, selectPosts } from '../../src/source/wrapped/chosen-posts.ts';
import { fc, holds } from '../support/property.ts';
import { anySetup, countOf, type Setup } from './any-setup.ts';
import { never } from './simulated-service.ts';

/** The source that an element creates for a setup. */
function makeSource({ tag, feedIds, embedId, org, isChosen, ...setup }: Setup, ask: Ask): PostSource {
  const bounds = isChosen ? { pageSize: 30, maxPosts: Infinity } : setup;
  const options = { ...setup, ...bounds, limit: bounds.pageSize, timeoutMs: 1000 };
  if (tag === 'ws-embed') return new EmbedPosts(ask, embedId, { ...options, org });
  return (tag === 'ws-feed' ? feedPosts : mergedPublicPosts)(ask, feedIds, options);
}

test('the URLs of the first request are those that the sources of an element request first', () =>
  holds(
    fc.asyncProperty(anySetup, async (setup) => {
      const { tag, feedIds, isChosen } = setup;
      const asked: string[] = [];
      const source = makeSource(setup, (url) => {
        asked.push(url);
        return new Promise(() => {});
      });
      void (isChosen ? selectPosts(pinPosts(source, ['p'], setup), () => true, setup) : source).load(never);
      await vi.waitFor(() => expect(asked).toHaveLength(tag === 'ws-embed' ? 1 : feedIds.length), { interval: 1 });
      expect(firstUrls({ ...setup, count: countOf(setup) })).toEqual(asked);
    }),
  ));
