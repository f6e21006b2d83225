import { startOfDay } from '../../model/formats.ts';
import type { Post } from '../../model/post.ts';
import { readTerms } from '../../model/terms.ts';
import type { ValuesOf } from '../../settings/attributes.ts';
import type { filters } from '../rows.ts';

type Conditions = ValuesOf<typeof filters.pagedAttributes>;
/** The ids of those that are hidden, and of those that are pinned. */
interface Exceptions {
  readonly hidePosts: string;
  readonly pin: string;
}

const LINK = /https?:\/\/|<a\s/i;

const HAS: Readonly<Record<string, (post: Post) => boolean>> = {
  image: ({ media }) => media.some(({ type }) => type === 'image'),
  video: ({ media }) => media.some(({ type }) => type === 'video'),
  link: ({ action, text }) => action !== undefined || LINK.test(text),
};

const wordsOf = (words: string): string[] => words.split(' ').filter(Boolean);

/** Which posts are shown. Those that are hidden never are, and those that are pinned are, whatever else is asked of them. */
export function planFilters({ hidePosts, pin, ...conditions }: Conditions & Exceptions): (post: Post) => boolean {
  const [hidden, pinned] = [new Set(wordsOf(hidePosts)), new Set(wordsOf(pin))];
  const [included, excluded] = [readTerms(conditions.include), readTerms(conditions.exclude)];
  const needs = wordsOf(conditions.has);
  const [since, until] = [startOfDay(conditions.since), startOfDay(conditions.until, 1)];

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
