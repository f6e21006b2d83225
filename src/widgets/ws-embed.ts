import type { SourceRequest } from '../feed/feed-task.ts';
import { text } from '../settings/attributes.ts';
import { EmbedPosts } from '../source/embed-posts.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { PagedElement } from './paged-element.ts';

/** Displays the posts of the workspaces that an embedded integration joins, page by page. */
export class WsEmbed extends PagedElement {
  static override readonly attributes = { ...super.attributes, 'embed-id': text, org: text };
  static override readonly required = ['embed-id', 'org'];
  static override readonly requestAttributes = [...super.requestAttributes, 'embed-id', 'org'];

  /** The integration's id. */
  declare embedId: string;
  /** The organisation that it belongs to. */
  declare org: string;

  /** @internal */
  override createSource(request: SourceRequest, ask: Ask): PostSource {
    const { embedId, org } = this;
    return new EmbedPosts(ask, embedId, { ...this.pageOptions(request), org });
  }
}
