import type { ValuesOf } from '../settings/attributes.ts';
import type { SourceRequest } from '../feed/feature.ts';
import { mergedPublicPosts } from '../source/feed-posts.ts';
import { pageBounds, type PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { FeedElement } from './feed-element.ts';
import { DECIDING_ATTRIBUTES, ELEMENT_ATTRIBUTES, REQUIRED_ATTRIBUTES } from './setup/element-attributes.ts';

export type * from './public-types.ts';

export interface WsPublicPosts extends ValuesOf<(typeof ELEMENT_ATTRIBUTES)['ws-public-posts']> {}

/** Displays the newest public posts of one workspace or of several, 30 at most. */
export class WsPublicPosts extends FeedElement {
  static override readonly attributes = ELEMENT_ATTRIBUTES['ws-public-posts'];
  static override readonly required = REQUIRED_ATTRIBUTES['ws-public-posts'];
  static override readonly deciding = DECIDING_ATTRIBUTES['ws-public-posts'];

  /** @internal */
  override createSource({ fresh, previous, all }: SourceRequest, ask: Ask): PostSource {
    const { baseUrl, timeout: timeoutMs } = this;
    const { pageSize: limit } = pageBounds(this, all);
    return mergedPublicPosts(ask, this.feedId.split(' '), { baseUrl, limit, timeoutMs, fresh, previous });
  }
}
