import { FEED_ELEMENTS_MAX, FEED_POSTS } from '../post-bounds.ts';
import { cutElements } from './cut-text.ts';

/** A post before it is displayed. */
interface UncutPost {
  text: string;
  isCut: boolean;
}

const countElements = ({ text }: UncutPost): number => text.match(/<[a-z]/gi)?.length ?? 0;

/**
 * Cuts posts that may come to be displayed at once: where their texts make more elements than those of a feed may, each
 * has its share at most. In place, because elements with the same feed have the same posts.
 */
export function shareElements(posts: readonly UncutPost[]): void {
  for (let start = 0; start < posts.length; start += FEED_POSTS) {
    const page = posts.slice(start, start + FEED_POSTS);
    if (page.reduce((sum, post) => sum + countElements(post), 0) <= FEED_ELEMENTS_MAX) continue;
    const share = Math.floor(FEED_ELEMENTS_MAX / page.length);
    for (const post of page) {
      const text = cutElements(post.text, share);
      if (text.length === post.text.length) continue;
      post.text = text;
      post.isCut = true;
    }
  }
}
