import type { Post } from '../model/post.ts';

/** As many as are displayed first (`feed/view/slices`): the others come into a design that is there. */
const JUDGED_COUNT = 4;

/**
 * The design that suits posts: who it is says the most where there are several workspaces, the image where there is one,
 * and else the words.
 */
export function chooseDesign(posts: readonly Post[]): 'social' | 'editorial' | 'note' {
  const judged = posts.slice(0, JUDGED_COUNT);
  if (new Set(judged.map(({ feedId }) => feedId)).size !== 1) return 'social';
  return judged.some(({ media }) => media.length > 0) ? 'editorial' : 'note';
}
