import { EmbedPosts } from '../../../src/source/embed-posts.ts';
import { feedPosts, mergedPublicPosts } from '../../../src/source/feed-posts.ts';
import type { FirstRequest } from '../../../src/source/plan/plan-first-request.ts';
import { PublicPosts } from '../../../src/source/public-posts.ts';
import type { PostSource } from '../../../src/source/post-source.ts';
import type { Ask } from '../../../src/source/shared-requests.ts';
import { pinPosts } from '../../../src/source/wrapped/pin-posts.ts';
import { selectPosts } from '../../../src/source/wrapped/select-posts.ts';
import { never } from '../simulated-service.ts';

/** What an owner writes, as far as it decides the first request. */
export interface Setup extends Omit<FirstRequest, 'count'> {
  /** `limit` or `page-size`. */
  readonly pageSize: number;
  readonly maxPosts: number;
}

const QUERIES = [
  { filter: '', orderBy: '' },
  { filter: 'a=b&"c"', orderBy: 'date desc' },
];
const TARGETS = [['a'], ['a', 'b/c'], ['..', 'ä"ö"&?#']].flatMap((feedIds) =>
  (['ws-public-posts', 'ws-feed', 'ws-embed'] as const).map((tag) => ({ tag, feedIds, embedId: 'e&1', org: 'o"1' })),
);

/** Every tag with every combination of what decides. */
export const SETUPS: readonly Setup[] = TARGETS.flatMap((target) =>
  [1, 7, 30].flatMap((pageSize) =>
    [3, Infinity].flatMap((maxPosts) =>
      [false, true].flatMap((isChosen) =>
        QUERIES.map((query) => ({
          ...target,
          ...query,
          pageSize,
          maxPosts,
          isChosen,
          baseUrl: 'https://api.example/v1',
        })),
      ),
    ),
  ),
);

export const countOf = ({ tag, pageSize, maxPosts }: Setup): number =>
  tag === 'ws-public-posts' ? pageSize : Math.min(pageSize, maxPosts);

/** The source that an element makes of a setup. */
function makeSource({ tag, feedIds, embedId, org, isChosen, ...setup }: Setup, ask: Ask): PostSource {
  const bounds = isChosen
    ? { pageSize: 30, maxPosts: Infinity }
    : { pageSize: setup.pageSize, maxPosts: setup.maxPosts };
  const options = { ...setup, ...bounds, limit: bounds.pageSize, timeoutMs: 1000 };
  if (tag === 'ws-embed') return new EmbedPosts(ask, embedId, { ...options, org });
  if (tag === 'ws-feed') return feedPosts(ask, feedIds, options);
  const [feedId = '', ...others] = feedIds;
  return others.length > 0 ? mergedPublicPosts(ask, feedIds, options) : new PublicPosts(ask, feedId, options);
}

/** The URLs that the sources of an element request first; nothing is answered. */
export function askedFirst(setup: Setup): string[] {
  const asked: string[] = [];
  const source = makeSource(setup, (url) => {
    asked.push(url);
    return new Promise(() => {});
  });
  void (setup.isChosen ? selectPosts(pinPosts(source, ['p'], setup), () => true, setup) : source).load(never);
  return asked;
}
