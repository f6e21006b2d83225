import type { Outcome } from './outcome.ts';

/** Never, or when it is aborted: then it fails, for the same reason. */
const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function responseOf(pending: Promise<Outcome>): Promise<Response> {
  const outcome = await pending;
  if (outcome === 'silence') return new Promise(() => {});
  if (outcome === 'reset') throw new TypeError('Failed to fetch');
  const { status, headers, type, body, hidesHeaders = false } = outcome;
  return new Response(body, { status, headers: { 'content-type': type, ...(hidesHeaders ? {} : headers) } });
}

/** What `fetch` gives for an outcome: a response, a failure, or nothing at all until it is aborted. */
export const respond = (outcome: Promise<Outcome>, signal: AbortSignal | undefined): Promise<Response> =>
  Promise.race([responseOf(outcome), untilAborted(signal)]);
