import type { Post } from '../../model/post.ts';

export interface ShareDetail {
  /** The post that was shared. */
  readonly post: Post;
  /** By the browser's share sheet, or by copying its link. */
  readonly by: 'sheet' | 'clipboard';
}

/** The visitor shared a post, or copied its link. */
export class WsShareEvent extends CustomEvent<ShareDetail> {
  constructor(detail: ShareDetail) {
    super('ws-share', { bubbles: true, composed: true, detail });
  }
}
