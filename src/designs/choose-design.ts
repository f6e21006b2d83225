import type { Post } from '../model/post.ts';

/** As many as are displayed first (`feed/view/slices`): the others come into a design that is there. */
const JUDGED_COUNT = 4;

/**
 * The design that suits posts, or the ids of their workspaces while there are none: who it is says the most where there are several workspaces, the image where there is one,
 * and else the words.
 */
export function chooseDesign(posts: readonly Post[], feedId = ' '): 'social' | 'editorial' | 'note' {
  const judged = posts.slice(0, JUDGED_COUNT);
  if (judged.length === 0) return feedId.includes(' ') ? 'social' : 'editorial';
  if (new Set(judged.map(({ feedId }) => feedId)).size !== 1) return 'social';
  return judged.some(({ media }) => media.length > 0) ? 'editorial' : 'note';
}
