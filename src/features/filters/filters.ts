import { englishFilters } from '../../content/languages/english/filters.ts';
import type { Post } from '../../model/post.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { selectPosts } from '../../source/wrapped/chosen-posts.ts';
import { type ValuesOf, wordsIn } from '../../settings/attributes.ts';
import { filters, pin } from '../rows.ts';
import { isDay } from '../../model/formats.ts';
import { readTerms } from '../../model/terms.ts';

const ATTRIBUTES = { ...filters.attributes, ...filters.pagedAttributes, ...pin.attributes };

const LINK = /https?:\/\/|<a\s/i;

const HAS: Readonly<Record<string, (post: Post) => boolean>> = {
  image: ({ media }) => media.some(({ type }) => type === 'image'),
  video: ({ media }) => media.some(({ type }) => type === 'video'),
  link: ({ action, text }) => action !== undefined || LINK.test(text),
};

/** The start of a day, or of the day `daysLater`, in the visitor's time zone, which is also that of the dates displayed. */
export function startOfDay(written: string, daysLater = 0): Date | undefined {
  const text = written.trim();
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  return isDay(text) ? new Date(year, month - 1, day + daysLater) : undefined;
}

/** Which posts are displayed. Hidden posts never are; pinned posts are, whatever the other attributes require. */
export function planFilters(settings: ValuesOf<typeof ATTRIBUTES>): (post: Post) => boolean {
  const { hidePosts, pin: pinnedIds, ...conditions } = settings;
  const [hidden, pinned] = [new Set(wordsIn(hidePosts)), new Set(wordsIn(pinnedIds))];
  const [included, excluded] = [readTerms(conditions.include), readTerms(conditions.exclude)];
  const needs = wordsIn(conditions.has);
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

/** `include`, `exclude`, `has`, `since`, `until`, `hide-posts`: pages are filled with posts that match, as far as the service reaches. */
export const createFeature: CreateFeature = (host) => {
  // By what the attributes say now.
  const matcher = (): ((post: Post) => boolean) => planFilters(host.read(ATTRIBUTES));
  const isFiltered = (): boolean => Object.values(host.read(filters.pagedAttributes)).some(Boolean);
  // Not if the owner's `max-posts` ended the feed: there may be more posts that match.
  const isWhole = (): boolean => host.model.posts.length < host.pageBounds({}).maxPosts;

  return {
    wrapSource: (create) => async (request, ask) => {
      const matches = matcher();
      return selectPosts(await create({ ...request, all: true }, ask), matches, host.pageBounds(request));
    },
    get withholds() {
      const matches = matcher();
      return (post: Post) => !matches(post);
    },
    adaptModel(model) {
      // Hides posts at once, also those that are displayed already: a new answer takes time.
      const hidden = wordsIn(host.read(filters.attributes).hidePosts);
      const isHidden = ({ id }: Post): boolean => hidden.includes(id);
      const posts = model.posts.some(isHidden) ? model.posts.filter((post) => !isHidden(post)) : model.posts;
      const isOver = isFiltered() && isWhole() && !model.hasMore && posts.length > 0;
      return { ...model, posts, atCeiling: model.atCeiling || isOver };
    },
    get controlPhrases() {
      if (!isFiltered()) return {};
      const phrases = host.composition.phrases(englishFilters);
      return { empty: phrases.say('noMatch'), ...(!host.model.atCeiling && { ceiling: phrases.say('noMore') }) };
    },
  };
};
