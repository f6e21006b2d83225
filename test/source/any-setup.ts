import type { FirstRequest } from '../../src/source/plan-requests.ts';
import { fc } from '../support/property.ts';

/** The settings of an owner on which the first request depends. */
export const anySetup = fc.record({
  tag: fc.constantFrom<FirstRequest['tag']>('ws-public-posts', 'ws-feed', 'ws-embed'),
  feedIds: fc.constantFrom(['a'], ['a', 'b/c'], ['..', 'ä"ö"&?#']),
  filter: fc.constantFrom('', 'a=b&"c"'),
  orderBy: fc.constantFrom('', 'date desc'),
  /** `limit` or `page-size`. */
  pageSize: fc.constantFrom(1, 7, 30),
  maxPosts: fc.constantFrom(3, Infinity),
  isChosen: fc.boolean(),
  embedId: fc.constant('e&1'),
  org: fc.constant('o"1'),
  baseUrl: fc.constant('https://api.example/v1'),
});
export type Setup = typeof anySetup extends fc.Arbitrary<infer One> ? One : never;

export const countOf = ({ tag, pageSize, maxPosts }: Setup): number =>
  tag === 'ws-public-posts' ? pageSize : Math.min(pageSize, maxPosts);
