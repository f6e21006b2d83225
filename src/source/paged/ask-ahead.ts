import { startDeadline } from '../../base/timer.ts';
import type { Post } from '../../model/post.ts';
import type { PageBounds } from '../post-source.ts';
import type { Workspace } from '../workspace.ts';

export interface FirstPage extends PageBounds {
  readonly timeoutMs: number;
}

/**
 * Requests the first posts of a workspace now, for whatever needs them later. They fail where they take longer than
 * `timeoutMs`, so that they hold up no other.
 */
export function askAhead(workspace: Workspace, options: FirstPage, signal: AbortSignal): Workspace {
  const { pageSize, maxPosts, timeoutMs } = options;
  const late = new AbortController();
  let stop = (): void => {};
  // Its time begins with its turn: six others that give no answer must not cost it all it has.
  const onTurn = (): void => {
    ({ stop } = startDeadline(timeoutMs, late));
  };
  let first: Promise<Post[]> | undefined = workspace.next(
    Math.min(pageSize, maxPosts),
    AbortSignal.any([signal, late.signal]),
    onTurn,
  );
  // Whoever takes them hears of a failure. What was aborted is asked for again.
  first
    .catch(() => {
      if (signal.aborted) first = undefined;
    })
    .finally(() => stop());
  return {
    feedId: workspace.feedId,
    /** It has not, as long as the answer was not taken. */
    get ended() {
      return first ? undefined : workspace.ended;
    },
    next(...asking) {
      const posts = first ?? workspace.next(...asking);
      first = undefined;
      return posts;
    },
  };
}
