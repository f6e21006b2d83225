import type { Post } from '../../model/post.ts';
import { ChosenPosts } from './chosen-posts.ts';
import type { PageBounds, PostSource } from '../post-source.ts';

/** Those posts of another source that fit, in its order. */
export const selectPosts = (inner: PostSource, fits: (post: Post) => boolean, bounds: PageBounds): ChosenPosts =>
  new ChosenPosts(inner, bounds, {
    isSettled: () => true,
    place(post, waiting) {
      if (fits(post)) waiting.push(post);
    },
  });
