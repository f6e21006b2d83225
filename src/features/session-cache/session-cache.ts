import type { CreateFeature, FeatureHost } from '../../feed/feature.ts';
import { AnswerStore, keepAnswers, type KeptAnswers } from '../../source/wrapped/answer-store.ts';
import { aroundLoad } from '../../source/wrapped/around-load.ts';
import type { Ask } from '../../source/shared-requests.ts';

let answers: KeptAnswers | undefined;

/** What is kept of the service's answers as long as the tab is open, for all feeds of the page. */
const keptAnswers = (ask: Ask): KeptAnswers => (answers ??= keepAnswers(ask, new AnswerStore(() => sessionStorage)));

/** `cache`: answers are kept as long as the tab is open; they are displayed at once, or offline, until newer ones come. */
export const createFeature: CreateFeature = (host: FeatureHost) => ({
  wrapSource: (create) => async (request, ask) => {
    const { ask: keep, recall } = keptAnswers(ask);
    const source = await create(request, keep);
    if (request.fresh || host.model.posts.length > 0) return source;
    const kept = await create({ ...request, previous: undefined }, recall);
    return aroundLoad(source, async (signal) => {
      const { posts } = await kept.load(signal);
      if (posts.length > 0) {
        await host.loadDependencies(posts);
        signal.throwIfAborted();
        host.recall(posts);
      }
      return source.load(signal);
    });
  },
});
