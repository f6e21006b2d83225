import { englishFilters } from '../../content/english/filters.ts';
import { Phrases } from '../../element/phrases.ts';
import type { Post } from '../../model/post.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { selectPosts } from '../../source/wrapped/chosen-posts.ts';
import type { ValuesOf } from '../../settings/attributes.ts';
import { filters, pin } from '../rows.ts';
import { planFilters } from './plan-filters.ts';

/**
 * `include`, `exclude`, `has`, `since`, `until`, `hide-posts`: pages are filled with the posts that match, as far as the
 * service reaches.
 */
export const createFeature: CreateFeature = (host) => {
  // What is written now.
  const conditions = (): ValuesOf<typeof filters.pagedAttributes> => host.read(filters.pagedAttributes);
  const matcher = (): ((post: Post) => boolean) =>
    planFilters({ ...conditions(), ...host.read(filters.attributes), ...host.read(pin.attributes) });
  const isFiltered = (): boolean => Object.values(conditions()).some(Boolean);
  // Not where the owner's own bound ended it: there may be more that match.
  const isWhole = (): boolean => host.model.posts.length < host.pageBounds({}).maxPosts;

  return {
    wrapSource: (create) => (request, ask) => {
      const matches = matcher();
      return Promise.resolve(create({ ...request, all: true }, ask)).then((source) =>
        selectPosts(source, matches, host.pageBounds(request)),
      );
    },
    get withholds() {
      const matches = matcher();
      return (post: Post) => !matches(post);
    },
    adaptModel(model) {
      // At once, also of what was displayed before: another answer takes its time.
      const hidden = host.read(filters.attributes).hidePosts.split(' ');
      const isHidden = ({ id }: Post): boolean => hidden.includes(id);
      const posts = model.posts.some(isHidden) ? model.posts.filter((post) => !isHidden(post)) : model.posts;
      const isOver = isFiltered() && isWhole() && !model.hasMore && posts.length > 0;
      return { ...model, posts, atCeiling: model.atCeiling || isOver };
    },
    get controlPhrases() {
      if (!isFiltered()) return {};
      const phrases = new Phrases(host.composition.words, englishFilters);
      return { empty: phrases.say('noMatch'), ...(!host.model.atCeiling && { ceiling: phrases.say('noMore') }) };
    },
  };
};
