import { startOfDay } from '../../model/day.ts';
import type { Post } from '../../model/post.ts';
import { readTerms } from '../../model/terms.ts';

/** The attributes that choose by what is in a post. */
export const FILTER_NAMES = ['include', 'exclude', 'has', 'since', 'until'] as const;

type Read = (name: (typeof FILTER_NAMES)[number] | 'pin' | 'hide-posts') => string;

const LINK = /https?:\/\/|<a\s/i;

const HAS: Readonly<Record<string, (post: Post) => boolean>> = {
  image: ({ media }) => media.some(({ type }) => type === 'image'),
  video: ({ media }) => media.some(({ type }) => type === 'video'),
  link: ({ action, text }) => action !== undefined || LINK.test(text),
};

const listOf = (words: string): string[] => words.split(' ').filter(Boolean);

/** Which posts are shown. Those that are hidden never are, and those that are pinned are, whatever else is asked of them. */
export function planFilters(read: Read): (post: Post) => boolean {
  const [hidden, pinned] = [new Set(listOf(read('hide-posts'))), new Set(listOf(read('pin')))];
  const [included, excluded] = [readTerms(read('include')), readTerms(read('exclude'))];
  const needs = listOf(read('has'));
  const [since, until] = [startOfDay(read('since')), startOfDay(read('until'), 1)];

  const isInTime = ({ publishedAt }: Post): boolean =>
    (!since && !until) ||
    (publishedAt !== undefined && !(since && publishedAt < since) && !(until && publishedAt >= until));
  const fits = (post: Post): boolean =>
    isInTime(post) &&
    needs.every((need) => HAS[need]?.(post)) &&
    (included.length === 0 || included.some((has) => has(post))) &&
    !excluded.some((has) => has(post));

  return (post) => !hidden.has(post.id) && (pinned.has(post.id) || fits(post));
}
