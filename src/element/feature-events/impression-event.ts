import type { Post } from '../../model/post.ts';

export interface ImpressionDetail {
  /** The post that was seen. */
  readonly post: Post;
}

/** Half of a post's card was in view for a second, for the first time. */
export class WsImpressionEvent extends CustomEvent<ImpressionDetail> {
  constructor(detail: ImpressionDetail) {
    super('ws-impression', { bubbles: true, composed: true, detail });
  }
}
