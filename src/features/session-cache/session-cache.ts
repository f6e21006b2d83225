import { AnswerStore } from '../../source/wrapped/answer-store.ts';
import { keepAnswers, type KeptAnswers } from '../../source/wrapped/keep-answers.ts';
import type { PostSource } from '../../source/post-source.ts';
import type { Ask } from '../../source/shared-requests.ts';
import { aroundLoad } from '../../source/wrapped/around-load.ts';
import type { ExtraContext, StartExtra } from '../../feed/feature.ts';

let answers: KeptAnswers | undefined;

/** What is kept of the service's answers as long as the tab is open. */
const keptAnswers = (ask: Ask): KeptAnswers => (answers ??= keepAnswers(ask, new AnswerStore(() => sessionStorage)));

/** Shows what was kept, for as long as the answer takes. */
async function show(kept: PostSource, { controller, callbacks }: ExtraContext, signal: AbortSignal): Promise<void> {
  const batch = await kept.load(signal);
  if (batch.posts.length === 0) return;
  await callbacks.prepare(batch.posts, batch.hasMore || batch.atCeiling || batch.partial);
  signal.throwIfAborted();
  controller.posts = batch.posts;
  controller.state = 'ready';
  controller.isKept = true;
  callbacks.show();
  callbacks.tellLoad(batch.posts);
}

/** `cache`: answers are kept as long as the tab is open; they are shown at once, or offline, and renewed behind. */
export const start: StartExtra = (context) => ({
  wrapSource: (create) => async (request, ask) => {
    const { ask: keep, recall } = keptAnswers(ask);
    const source = await create(request, keep);
    if (request.fresh || context.controller.posts.length > 0) return source;
    const kept = await create({ ...request, previous: undefined }, recall);
    return aroundLoad(source, async (signal) => {
      await show(kept, context, signal);
      return source.load(signal);
    });
  },
});
