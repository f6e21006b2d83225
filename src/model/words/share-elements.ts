import { isAscii, SCRIPT_TURN } from './cut-text.ts';
import { FEED_ELEMENTS_MAX, FEED_POSTS, FEED_TURNS_MAX } from '../post-bounds.ts';

/** A post before it is displayed. */
interface UncutPost {
  text: string;
  isCut: boolean;
}

const ELEMENT = /<[a-z]/gi;

/** Where another direction or script begins, which a browser shapes for itself: none in one language, for spaces and marks are of every script. */
const TURN = new RegExp(
  /[\u0590-\u08ff\ufb1d-\ufefc][\0-/]*[^\0-/\u0590-\u08ff\ufb1d-\ufefc]|[\u0370-\u1dff\u2e80-\ufaff] ?[a-z\d]{1,3} ?(?=[\u0370-\u1dff\u2e80-\ufaff])|[\u2066-\u2068]/
    .source + SCRIPT_TURN,
  'gi',
);

function share(posts: readonly UncutPost[], pattern: RegExp, max: number): void {
  const places = posts.map(({ text }) => [...text.matchAll(pattern)]);
  if (places.flat().length <= max) return;
  posts.forEach((post, i) => {
    const first = places[i]?.[Math.floor(max / posts.length)]; // that is too many
    if (!first) return;
    post.text = post.text.slice(0, first.index);
    post.isCut = true;
  });
}

/** Cuts posts in place, for elements share them: where their texts make too much for a feed, each has its share at most. */
export function shareElements(posts: readonly UncutPost[], textFormat?: string): void {
  for (let start = 0; start < posts.length; start += FEED_POSTS) {
    const page = posts.slice(start, start + FEED_POSTS);
    // What is displayed verbatim makes no elements.
    if (textFormat !== 'plain') share(page, ELEMENT, FEED_ELEMENTS_MAX);
    if (!page.every(({ text }) => isAscii(text))) share(page, TURN, FEED_TURNS_MAX);
  }
}
