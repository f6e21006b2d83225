import type { Post } from './post.ts';

export const PLAIN_WORDS = /^[\p{L}\p{M}\p{N}\s-]*$/u;
export const BY_DATE = /^(?:publishedDate (asc|desc))?$/;

/** The grammar of `$filter` is not shown (§4): words alone are looked for in the text, anything else is ignored. */
export function filterPosts(posts: readonly Post[], filter = ''): readonly Post[] {
  if (!PLAIN_WORDS.test(filter)) return posts;
  const words = filter.toLowerCase().split(/\s+/);
  return posts.filter(({ title = '', text }) => {
    const searched = `${title} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The grammar of `$orderBy` is not shown (§4): posts are newest first unless their date is asked for ascending. */
export function orderPosts(posts: readonly Post[], orderBy = ''): readonly Post[] {
  return BY_DATE.exec(orderBy)?.[1] === 'asc' ? posts.toReversed() : posts;
}
