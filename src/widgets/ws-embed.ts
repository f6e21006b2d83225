import type { ValuesOf } from '../settings/attributes.ts';
import type { SourceRequest } from '../feed/feature.ts';
import { EmbedPosts } from '../source/embed-posts.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { PagedElement } from './paged-element.ts';
import { DECIDING_ATTRIBUTES, ELEMENT_ATTRIBUTES, REQUIRED_ATTRIBUTES } from './setup/element-attributes.ts';

export type * from './public-types.ts';

export interface WsEmbed extends ValuesOf<(typeof ELEMENT_ATTRIBUTES)['ws-embed']> {}

/** Displays the posts of the workspaces that an embedded integration joins, page by page. */
export class WsEmbed extends PagedElement {
  static override readonly attributes = ELEMENT_ATTRIBUTES['ws-embed'];
  static override readonly required = REQUIRED_ATTRIBUTES['ws-embed'];
  static override readonly deciding = DECIDING_ATTRIBUTES['ws-embed'];

  /** @internal */
  override createSource(request: SourceRequest, ask: Ask): PostSource {
    const { embedId, org } = this;
    return new EmbedPosts(ask, embedId, { ...this.pageOptions(request), org });
  }
}
