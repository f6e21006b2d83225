// Where no service answers, a static build displays what the local service would have answered.
import { addressIn, localServiceUrl } from '../../base/local-service.ts';
import type { AnswerRequest } from '../../../src/testing/service/answer-request.ts';
import { type Outcome, respond } from '../../../src/testing/service/outcome.ts';

/** How long a service may take to answer a first request. */
const PROBE_MS = 3000;

/** The latency of the local service, so that the stage shows its loading states. */
const LATENCY_MS = 150;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const ask = fetch.bind(globalThis);

/** The URL of the recorded images and pages; `undefined` if nothing was recorded. */
const recordsUrl = (): string | undefined => addressIn('ws-records');

export const hasRecords = (): boolean => recordsUrl() !== undefined;

async function findRecorded(): Promise<boolean> {
  if (!hasRecords()) return false;
  const serviceUrl = localServiceUrl();
  // A page on the web must not contact programs on its visitor's machine.
  if (LOOPBACK.test(new URL(serviceUrl).hostname) && !LOOPBACK.test(location.hostname)) return true;
  try {
    await ask(`${serviceUrl}/feeds/bakery/public-posts?limit=1`, { signal: AbortSignal.timeout(PROBE_MS) });
    return false;
  } catch {
    return true; // nothing answers, so the posts are recorded
  }
}

let found: Promise<boolean> | undefined;

/** Whether the posts are recorded, because no service answers. */
export const isRecorded = (): Promise<boolean> => (found ??= findRecorded());

async function answerLate(answer: AnswerRequest, path: string): Promise<Outcome> {
  const { wait } = await import('../base/wait.ts');
  await wait(LATENCY_MS);
  return answer(path);
}

/** Replaces the `fetch` of this page, and answers requests to the local service if there is none. */
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
