import type { RequestedOrigins } from '../../place/requested-origins.ts';

const hostOf = (origin: string): string => new URL(origin).host;

/** `a`, `a and b`, `a, b, and c` */
const list = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** What a link wants, in one sentence. */
export function sayRequest({ posts, images }: RequestedOrigins): string {
  const others = images.filter((origin) => origin !== posts).map(hostOf);
  const wishes = [
    ...(posts ? [`posts from ${hostOf(posts)}`] : []),
    ...(others.length > 0 ? [`images from ${list(others)}`] : []),
  ];
  return `This link wants to show ${list(wishes)}.`;
}
