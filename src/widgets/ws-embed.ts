import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { text } from '../settings/attributes.ts';
import type { SourceRequest } from '../feed/feed-controller.ts';
import { PagedElement } from './paged-element.ts';

/** Shows the posts of the workspaces that an embedded integration joins, page by page. */
export class WsEmbed extends PagedElement {
  static override readonly attributes = { ...super.attributes, 'embed-id': text, org: text };
  static override readonly required = ['embed-id', 'org'];
  static override readonly asking = [...super.asking, 'embed-id', 'org'];

  /** The integration's id. */
  declare embedId: string;
  /** The organisation that it belongs to. */
  declare org: string;

  /** @internal */
  override async createSource(request: SourceRequest, ask: Ask): Promise<PostSource> {
    return (await this.loadPaging()).createEmbedSource(this, request, ask);
  }
}
