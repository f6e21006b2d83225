import { PAGE_MAX } from '../api/limits.ts';
import type { SourceRequest } from '../feed/feed-task.ts';
import { feedIds, postCount } from '../settings/feed-attributes.ts';
import { mergedPublicPosts } from '../source/feed-posts.ts';
import type { PostSource } from '../source/post-source.ts';
import { PublicPosts } from '../source/public-posts.ts';
import type { Ask } from '../source/shared-requests.ts';
import { FeedElement } from './feed-element.ts';

/** Displays the newest public posts of one workspace or of several, 30 at most. */
export class WsPublicPosts extends FeedElement {
  static override readonly attributes = { ...super.attributes, 'feed-id': feedIds, limit: postCount };
  static override readonly required = ['feed-id'];
  static override readonly requestAttributes = ['feed-id', 'limit'];

  /** The workspace's id, or several separated by spaces: their posts are merged, newest first. */
  declare feedId: string;
  /** How many posts, 1-30. */
  declare limit: number;

  /** @internal */
  override get firstCount(): number {
    return this.limit;
  }

  /** @internal */
  override createSource({ fresh, previous, all }: SourceRequest, ask: Ask): PostSource {
    const { baseUrl, timeout: timeoutMs } = this;
    const feedIds = this.feedId.split(' ');
    const [feedId = '', ...others] = feedIds;
    const options = { baseUrl, limit: all ? PAGE_MAX : this.limit, timeoutMs, fresh };
    return others.length > 0
      ? mergedPublicPosts(ask, feedIds, { ...options, previous })
      : new PublicPosts(ask, feedId, options);
  }
}
