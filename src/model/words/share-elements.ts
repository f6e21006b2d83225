import { isAscii, SCRIPT_TURN } from './cut-text.ts';
import type { Post } from '../post.ts';
import { FEED_ELEMENTS_MAX, FEED_POSTS, FEED_TURNS_MAX } from '../post-bounds.ts';

/** A post before it is displayed. */
type UncutPost = Pick<Post, 'text' | 'isCut'>;

const ELEMENT = /<[a-z]/gi;

/** Where another direction or script begins, which a browser shapes separately. A text in one language has none: spaces and marks belong to every script. */
const TURN = new RegExp(
  /[\u0590-\u08ff\ufb1d-\ufefc][\0-/]*[^\0-/\u0590-\u08ff\ufb1d-\ufefc]|[\u0370-\u1dff\u2e80-\ufaff] ?[a-z\d]{1,3} ?(?=[\u0370-\u1dff\u2e80-\ufaff])|[\u2066-\u2068]/
    .source + SCRIPT_TURN,
  'gi',
);

/** What each post was last cut to. While the length is the same, the object is the same, and its card stays as it is. */
const cuts = new WeakMap<UncutPost, UncutPost>();

function cut(post: UncutPost, length: number): UncutPost {
  const before = cuts.get(post);
  if (before?.text.length === length) return before;
  const now = Object.freeze({ ...post, text: post.text.slice(0, length), isCut: true });
  cuts.set(post, now);
  return now;
}

function share(posts: readonly UncutPost[], pattern: RegExp, max: number): readonly UncutPost[] {
  const places = posts.map(({ text }) => [...text.matchAll(pattern)]);
  if (places.flat().length <= max) return posts;
  return posts.map((post, i) => {
    const first = places[i]?.[Math.floor(max / posts.length)]; // the first one too many
    return first ? cut(post, first.index) : post;
  });
}

/** Cuts posts of a list in place: where their texts make too many elements or turns for a feed, each has an equal share at most. */
export function shareElements(posts: UncutPost[], textFormat?: string): void {
  for (let start = 0; start < posts.length; start += FEED_POSTS) {
    let page: readonly UncutPost[] = posts.slice(start, start + FEED_POSTS);
    // What is displayed verbatim makes no elements.
    if (textFormat !== 'plain') page = share(page, ELEMENT, FEED_ELEMENTS_MAX);
    if (!page.every(({ text }) => isAscii(text))) page = share(page, TURN, FEED_TURNS_MAX);
    posts.splice(start, page.length, ...page);
  }
}
