import { postsUrl } from '../api/urls.ts';
import { readEnvelope } from '../model/read-list.ts';
import type { PostSource } from '../source/post-source.ts';
import { feedIds } from './feed-attributes.ts';
import type { SourceRequest } from './feed-controller.ts';
import { PagedElement } from './paged-element.ts';

/** Shows the posts of one workspace page by page, or of several merged newest first. */
export class WsFeed extends PagedElement {
  static override readonly attributes = { ...super.attributes, 'feed-id': feedIds };
  static override readonly required = ['feed-id'];
  static override readonly asking = [...super.asking, 'feed-id'];

  /** The workspace's id, or several parted by spaces. */
  declare feedId: string;

  protected override async createSource(request: SourceRequest): Promise<PostSource> {
    const options = this.pagingOptions(request);
    const ids = this.feedId.split(' ');
    const { baseUrl, filter, orderBy, firstCount: limit } = this;
    const query = { offset: 0, limit, filter, orderBy: ids.length > 1 ? '' : orderBy };
    const first = ids.map((id) => postsUrl(baseUrl, id, query));
    const { feedPosts, ask } = await this.loadPaging(request, first, readEnvelope);
    return feedPosts(ask, ids, options);
  }
}
