import type { Post } from './post.ts';

/** The grammars of `$filter` and `$orderBy` are not shown (§4): these forms are what can be decided. */
export const PLAIN_WORDS = /^[\p{L}\p{M}\p{N}\s-]*$/u;
export const BY_DATE = /^(?:publishedDate (asc|desc))?$/;

/** The posts that have all of these words. */
export function filterPosts(posts: readonly Post[], filter = ''): readonly Post[] {
  const words = filter.toLowerCase().split(/\s+/);
  return posts.filter(({ title = '', text }) => {
    const searched = `${title} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** Posts are newest first unless their date is asked for ascending. */
export function orderPosts(posts: readonly Post[], orderBy = ''): readonly Post[] {
  return BY_DATE.exec(orderBy)?.[1] === 'asc' ? posts.toReversed() : posts;
}
