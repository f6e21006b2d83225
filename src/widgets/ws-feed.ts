import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { feedIds } from '../settings/feed-attributes.ts';
import type { SourceRequest } from '../feed/feed-controller.ts';
import { PagedElement } from './paged-element.ts';

/** Shows the posts of one workspace or of several, page by page, 130 of each at most. */
export class WsFeed extends PagedElement {
  static override readonly attributes = { ...super.attributes, 'feed-id': feedIds };
  static override readonly required = ['feed-id'];
  static override readonly asking = [...super.asking, 'feed-id'];

  /** The workspace's id, or several parted by spaces: their posts are merged, newest first. */
  declare feedId: string;

  /** @internal */
  override async createSource(request: SourceRequest, ask: Ask): Promise<PostSource> {
    return (await this.loadPaging()).createFeedSource(this, request, ask);
  }
}
