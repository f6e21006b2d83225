import type { SourceRequest } from '../feed/feed-task.ts';
import { feedIds } from '../settings/feed-attributes.ts';
import { feedPosts } from '../source/feed-posts.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { PagedElement } from './paged-element.ts';

/** Displays the posts of one workspace or of several, page by page, up to 130 of each. */
export class WsFeed extends PagedElement {
  static override readonly attributes = { ...super.attributes, 'feed-id': feedIds };
  static override readonly required = ['feed-id'];
  static override readonly requestAttributes = [...super.requestAttributes, 'feed-id'];

  /** The workspace's id, or several separated by spaces: their posts are merged, newest first. */
  declare feedId: string;

  /** @internal */
  override createSource(request: SourceRequest, ask: Ask): PostSource {
    return feedPosts(ask, this.feedId.split(' '), this.pageOptions(request));
  }
}
