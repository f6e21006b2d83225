import { readBody } from '../../api/read-body.ts';
import { readRetryAfterMs } from '../../api/retry-after.ts';
import { startDeadline } from '../../base/timer.ts';
import type { Fetch } from '../../api/client.ts';

/** What the service said at a URL. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly receivedAtMs: number;
  /** The same for the same body. */
  readonly version: string;
}

/** The service gave no answer that could be used. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** How long to wait before it is asked again, where that is known. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** For one request, its body included. */
const TIMEOUT_MS = 10_000;

/** A short name by content: 128 bits, which no two contents have by chance. */
export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What may pass the next time: the others are answers, as 404 for a workspace that is gone. */
const passes = (status: number): boolean => status >= 500 || status === 429 || status === 408;

const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Each answer of use is a list, or has one. */
function hasList(body: string): boolean {
  try {
    const json: unknown = JSON.parse(body);
    return [json, ...Object.values(json ?? {})].some(Array.isArray);
  } catch {
    return false; // what is no JSON is what is looked for
  }
}

/** Requests a URL of the service once. Rejects with a `ServiceFailure` where no answer came that could be used. */
export async function requestAnswer(fetch: Fetch, url: string): Promise<Answer> {
  let response: Response;
  let body: string;
  const deadline = startDeadline(TIMEOUT_MS);
  try {
    response = await fetch(url, { redirect: 'manual', signal: deadline.signal });
    body = await readBody(response);
  } catch (reason) {
    throw new ServiceFailure(`The service could not be reached: ${reason instanceof Error ? reason.name : 'unknown'}.`);
  } finally {
    deadline.stop();
  }
  const { status } = response;
  if (passes(status)) {
    const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'));
    throw new ServiceFailure(`The service answered with status ${status}.`, retryAfterMs);
  }
  if (isRedirect(response)) throw new ServiceFailure('The service redirects elsewhere, which is not followed.');
  if (response.ok && !hasList(body)) throw new ServiceFailure('The service answered with something else than a list.');
  return { status, body, receivedAtMs: Date.now(), version: await digest(`${status} ${body}`) };
}
