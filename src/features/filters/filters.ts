import { englishChoice } from './english.ts';
import { selectPosts } from '../../source/wrapped/select-posts.ts';
import type { StartExtra } from '../../feed/feature.ts';
import { pageBounds } from '../../feed/page-bounds.ts';
import { FILTER_NAMES, planChoice } from './plan-filters.ts';

/** `include`, `exclude`, `has`, `since`, `until`, `hide-posts`: pages are filled with what fits, as far as the service reaches. */
export const start: StartExtra = ({ host, controller, read }) => {
  const isFiltered = (): boolean => FILTER_NAMES.some((name) => read(name));
  // Not where the owner's own bound ended it: there may be more that match.
  const isWhole = (): boolean => controller.posts.length < pageBounds(host, {}).maxPosts;

  return {
    wrapSource: (create) => async (request, ask) => {
      const fits = planChoice(read); // what is written now
      const source = await create({ ...request, all: true }, ask);
      return selectPosts(source, fits, pageBounds(host, request));
    },
    get needsControls() {
      return isFiltered();
    },
    adaptModel(model) {
      const isOver = isFiltered() && isWhole() && !model.hasMore && model.posts.length > 0;
      return isOver ? { ...model, atCeiling: true } : model;
    },
    adaptControls(messages) {
      if (!isFiltered()) return messages;
      const { noMatch, noMore } = { ...englishChoice, ...messages };
      return { ...messages, empty: noMatch, ...(!controller.atCeiling && { ceiling: noMore }) };
    },
  };
};
