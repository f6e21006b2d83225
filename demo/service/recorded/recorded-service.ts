// The static build has to show something where no service answers: what the local service would have answered.
import { addressIn, localServiceUrl } from '../../base/local-service.ts';
import type { AnswerRequest } from '../../../src/testing/service/answer-request.ts';
import { type Outcome, respond } from '../../../src/testing/service/outcome.ts';

/** How long a service may take to say that it is there. */
const PROBE_MS = 3000;

/** As long as the local service takes, so that the stage shows its loading states. */
const LATENCY_MS = 150;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const ask = fetch.bind(globalThis);

/** Where the recorded images and pages lie; `undefined` where nothing was recorded. */
const recordsUrl = (): string | undefined => addressIn('ws-records');

export const hasRecords = (): boolean => recordsUrl() !== undefined;

async function findRecorded(): Promise<boolean> {
  if (!hasRecords()) return false;
  const serviceUrl = localServiceUrl();
  // A page on the web has no business with what runs on its visitor's machine.
  if (LOOPBACK.test(new URL(serviceUrl).hostname) && !LOOPBACK.test(location.hostname)) return true;
  try {
    await ask(`${serviceUrl}/feeds/bakery/public-posts?limit=1`, { signal: AbortSignal.timeout(PROBE_MS) });
    return false;
  } catch {
    return true; // that nothing answers is an answer
  }
}

let found: Promise<boolean> | undefined;

/** Whether the posts are recorded ones, because no service answers. */
export const isRecorded = (): Promise<boolean> => (found ??= findRecorded());

async function answerLate(answer: AnswerRequest, path: string): Promise<Outcome> {
  const { wait } = await import('../base/wait.ts');
  await wait(LATENCY_MS);
  return answer(path);
}

/** Stands in for `fetch` of this page, where it asks the local service and none answers. */
export function answerFromRecords(): void {
  const records = recordsUrl();
  if (!records) return;
  const serviceUrl = localServiceUrl();
  let answers: Promise<AnswerRequest> | undefined;
  const makeAnswers = async (): Promise<AnswerRequest> => {
    const { createAnswers } = await import('./answer-request.ts');
    return createAnswers({ origin: records, startedAt: Date.now() });
  };
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${serviceUrl}/`) || !(await isRecorded())) return ask(input, init);
    answers ??= makeAnswers();
    const signal = init?.signal ?? undefined;
    return respond(answerLate(await answers, url.slice(serviceUrl.length)), signal);
  };
}
