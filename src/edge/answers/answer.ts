import type { Fetch } from '../../api/client.ts';
import { readBody } from '../../api/limits.ts';
import { readRetryAfterMs } from '../../api/recover.ts';
import { FaultError } from '../../base/fault.ts';
import { parseJson } from '../../base/json.ts';
import { inOneLine, log, quote } from '../../base/log.ts';
import { startDeadline } from '../../base/timer.ts';
import { isObject } from '../../model/normalise-post.ts';
import { normaliseEmbed } from '../../source/embed-posts.ts';
import { readUseful } from '../../source/shared-requests.ts';
import { readEnvelope, readList } from '../../source/workspace-posts.ts';
import type { EdgeFailure, EdgeOptions, SharedCache } from '../options.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly receivedAtMs: number;
  /** The same for the same status and body. */
  readonly version: string;
}

export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** For one request, its body included. */
const TIMEOUT_MS = 10_000;

/** A short name made from the content: 128 bits, so that no two contents have the same one by chance. */
export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a failure may be over the next time. Other statuses are answers, such as 404 for a workspace that is gone. */
const passes = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** Throws if elements cannot read the answer of a URL, or none of the items in its list, whatever their `field-map`. */
function expectUseful(url: string, body: string): void {
  const { searchParams: asked } = new URL(url);
  const max = Number(asked.get('limit') ?? asked.get('$limit'));
  const readItems = asked.has('limit') ? readList : readEnvelope;
  if (asked.has('org')) return void readUseful(url, normaliseEmbed, parseJson(body));
  const { useful: items } = readUseful(url, (answer) => readItems(answer, max), parseJson(body));
  if (items.length > 0 && !items.some(isObject)) throw new ServiceFailure('The answer is a list of something else.');
}

const versionOf = ({ status, body }: Pick<Answer, 'status' | 'body'>): Promise<string> => digest(`${status} ${body}`);

/** Requests a URL of the service once. Rejects with a `ServiceFailure` if no usable answer came. */
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
  const { status, type } = response;
  if (passes(status)) {
    const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'));
    throw new ServiceFailure(`The service answered with status ${status}.`, retryAfterMs);
  }
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400);
  if (isRedirect) throw new ServiceFailure('The service redirects elsewhere, which is not followed.');
  try {
    if (response.ok) expectUseful(url, body);
  } catch (reason) {
    throw reason instanceof FaultError ? new ServiceFailure(reason.message) : reason;
  }
  return { status, body, receivedAtMs: Date.now(), version: await versionOf({ status, body }) };
}

/** The type of what an edge wrote into a cache, which may have the service's own answers, too. */
const KEPT_TYPE = 'application/vnd.ws-widgets.answer+json';

/** The answer of a URL in the shared cache. If the cache fails or has none, the service is asked. */
export async function readShared(cache: SharedCache, url: string): Promise<Answer | undefined> {
  try {
    const kept = await cache.match(url);
    if (kept?.headers.get('content-type') !== KEPT_TYPE) return undefined;
    const answer = (await kept.json()) as Answer;
    return answer.version === (await versionOf(answer)) ? answer : undefined; // another edge may write another form
  } catch (reason) {
    log('warn', 'WS-711', 'ws-widgets-edge: The shared cache cannot be read; check "cache".', logLine(reason));
    return undefined;
  }
}

export async function writeShared(cache: SharedCache, url: string, answer: Answer, keepForS: number): Promise<void> {
  try {
    const headers = { 'content-type': KEPT_TYPE, 'cache-control': `public, max-age=${keepForS}` };
    await cache.put(url, Response.json(answer, { headers })); // its status is in it: the Cache API keeps only some
  } catch (reason) {
    log('warn', 'WS-711', 'ws-widgets-edge: The shared cache cannot be written; check "cache".', logLine(reason));
  }
}

/** A reason as it is logged: in one line, because its message may quote what others wrote. */
export const logLine = (reason: unknown): string =>
  `"${inOneLine(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason))}"`;

/** At most one line in this time, so that a service that is down for a night does not fill a disk. */
const LINE_EVERY_MS = 60_000;

/** Reports failures of the service: to the owner's `onError` if there is one, else on the console. */
export function logFailuresTo(onError: EdgeOptions['onError']): (failure: EdgeFailure) => void {
  let saidAtMs = -Infinity;
  let unsaid = 0;
  function say(words: string): void {
    if (Date.now() - saidAtMs < LINE_EVERY_MS) return void unsaid++;
    log('warn', 'WS-715', `ws-widgets-edge: ${words}${unsaid > 0 ? ` (${unsaid} more since the last line)` : ''}`);
    saidAtMs = Date.now();
    unsaid = 0;
  }
  return (failure) => {
    if (!onError) return say(`${failure.message} ${quote(failure.url)}`);
    // It may be async: a rejection that nothing handles ends a process of Node.
    const called = new Promise((resolve) => resolve(onError(failure)));
    called.catch((reason: unknown) => say(`"onError" threw. ${logLine(reason)}`));
  };
}
