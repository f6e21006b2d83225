import { clampLimit, clampOffset } from '../../../src/testing/service/answer-request.ts';
import type { OwnPost } from '../own-posts.ts';

/** The id of the workspace of own posts, if none is given. */
export const OWN_ID = 'my-posts';

/** What the service would answer if it had these posts; `undefined` if it has nothing at this path. */
export function answerPosts(posts: readonly OwnPost[], path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'https://service.invalid');
  const [endpoint] = /(?:public-posts|posts|integration\/embedded\/[^/]+)$/.exec(pathname) ?? [];
  switch (endpoint) {
    case undefined:
      return undefined;
    case 'public-posts':
      return posts.slice(0, clampLimit(searchParams.get('limit') ?? undefined));
    case 'posts': {
      const offset = clampOffset(searchParams.get('$offset') ?? undefined);
      const limit = clampLimit(searchParams.get('$limit') ?? undefined);
      return { meta: { maxResults: limit }, items: posts.slice(offset, offset + limit) };
    }
    default:
      return { id: OWN_ID, feedIds: [OWN_ID] };
  }
}
