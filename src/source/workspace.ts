import type { Post } from '../model/post.ts';

/** One workspace's posts, page by page. */
export interface Workspace {
  readonly feedId: string;
  /** `end` where the posts ended, `ceiling` where the service's reach did, undefined while there may be more. */
  readonly ended: 'end' | 'ceiling' | undefined;
  /**
   * Asks once for about `count` further posts, those that came before left out. `onTurn` is called when the request
   * has its turn. Rejects with a `FaultError` or the signal's reason, and can then be called again.
   */
  next(count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]>;
}
