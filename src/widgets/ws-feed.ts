import type { ValuesOf } from '../settings/attributes.ts';
import type { SourceRequest } from '../feed/feature.ts';
import { feedPosts } from '../source/feed-posts.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { PagedElement } from './paged-element.ts';
import { DECIDING_ATTRIBUTES, ELEMENT_ATTRIBUTES, REQUIRED_ATTRIBUTES } from './setup/element-attributes.ts';

export type * from './public-types.ts';

export interface WsFeed extends ValuesOf<(typeof ELEMENT_ATTRIBUTES)['ws-feed']> {}

/** Displays the posts of one workspace or of several, page by page, up to 130 of each. */
export class WsFeed extends PagedElement {
  static override readonly attributes = ELEMENT_ATTRIBUTES['ws-feed'];
  static override readonly required = REQUIRED_ATTRIBUTES['ws-feed'];
  static override readonly deciding = DECIDING_ATTRIBUTES['ws-feed'];

  /** @internal */
  override createSource(request: SourceRequest, ask: Ask): PostSource {
    return feedPosts(ask, this.feedId.split(' '), this.pageOptions(request));
  }
}
