import { type Fault, FaultError } from '../base/fault.ts';
import { startTimer } from '../base/timer.ts';
import { unlessAborted } from '../base/waits.ts';
import { BODY_MAX_BYTES, readBody } from './limits.ts';
import { readJsonObject } from '../base/json.ts';

/** Reads seconds (§7) or a date, as HTTP allows. `undefined` for neither, a past date, or no access by CORS. */
export function readRetryAfterMs(header: string | null, nowMs = Date.now()): number | undefined {
  if (!header) return undefined;
  // `Date` would read "1.5" as a day of 2001, so a date must have a time of day.
  const moment = /\d:\d\d/.test(header) ? Date.parse(header) : NaN;
  const ms = /^\s*\d{1,12}\s*$/.test(header) ? Number(header) * 1000 : moment - nowMs;
  return ms >= 0 ? ms : undefined; // a moment that has passed, on a clock that is fast, does not mean "at once"
}

// Long enough for any sentence, short enough for a card.
const MESSAGE_MAX = 300;

function text(value: unknown): string {
  const written = typeof value === 'string' ? value.trim() : '';
  return written.slice(0, MESSAGE_MAX).replace(/[\ud800-\udbff]$/, ''); // without half a surrogate pair
}

function describeAnswer({ status, headers }: Response, url: string) {
  const contentType = headers.get('content-type')?.split(';')[0]?.trim().slice(0, MESSAGE_MAX);
  return { url, ...(status && { status }), ...(contentType && { contentType }) }; // a redirect may have none
}

export function kindOf(status: number): Pick<Fault, 'code' | 'kind'> {
  if (status === 429) return { kind: 'rate-limited', code: 'WS-204' };
  return { kind: 'http', code: status === 404 ? 'WS-201' : status >= 500 ? 'WS-203' : 'WS-202' };
}

/** The fault that an answer outside 2xx stands for, from either body shape (§7). */
export async function readErrorAnswer(response: Response, url: string): Promise<Fault> {
  // If the body breaks off, the status still counts; a proxy's HTML page says nothing useful to a reader.
  const body = readJsonObject(await readBody(response).catch(() => '')) ?? {};
  const nested = (body['error'] ?? {}) as Record<string, unknown>; // a value that is not an object has no `message` and no `type`
  const traceId = text(body['traceId']);
  const type = text(nested['type']);
  const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'));
  return {
    ...kindOf(response.status),
    ...describeAnswer(response, url),
    message: text(nested['message']) || text(body['message']) || `The service answered with status ${response.status}.`,
    ...(traceId && { traceId }),
    ...(type && { type }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

const blocked = new Set<string>();

function onViolation({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (disposition !== 'enforce' || effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
  blocked.add(new URL(blockedURI).origin);
}

const RETRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

type PassingFault = Fault & { readonly kind: 'network' | 'timeout' | 'rate-limited' | 'http' };

/** Whether trying again can help. All else is for the owner, or the service, to fix. */
export const mayPass = (fault: Fault): fault is PassingFault =>
  ['network', 'timeout', 'rate-limited'].includes(fault.kind) || (fault.kind === 'http' && (fault.status ?? 0) >= 500);

/** Milliseconds to wait, or `undefined` for no retry. A wait that the service asks for (§8) is kept if it is up to 30 s. */
export function planRetryMs(fault: Fault, retriesSoFar: number, random = Math.random): number | undefined {
  if (retriesSoFar >= RETRIES || !mayPass(fault)) return undefined;
  const { retryAfterMs } = fault;
  if (retryAfterMs !== undefined) return retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : undefined;
  // Between 0.5 and 1.5 times the wait, so that many pages do not retry at the same moment.
  return FIRST_WAIT_MS * 2 ** retriesSoFar * (0.5 + random());
}

/** How one request went wrong: an answer outside 2xx, a redirect, an answer that cannot be used, or none. */
export type Failure =
  | { readonly response: Response; readonly reason?: unknown }
  | { readonly reason: unknown; readonly isLate: boolean; readonly timeoutMs: number };

const TOO_LARGE = `The answer is too large: over ${BODY_MAX_BYTES / 1e6} MB, or nested too deep.`;
/** By the name of an error, not its class, because it may come from another realm. */
const MALFORMED = new Map<string, Pick<Fault, 'code' | 'message'>>([
  ['SyntaxError', { code: 'WS-207', message: 'The answer is not JSON.' }],
  // Thrown by `readBody`, and in some engines for JSON that is nested too deep.
  ['RangeError', { code: 'WS-208', message: TOO_LARGE }],
]);

/** Browsers hide what a redirect says; Node shows its status. */
const isRedirect = ({ type, status, redirected }: Response): boolean =>
  redirected || type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

function readNetworkFailure(url: string): Fault {
  // Added at the first failure, once for all requests: `fetch` does not tell a policy from a lost network.
  if (globalThis.document) addEventListener('securitypolicyviolation', onViolation);
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (!blocked.has(origin))
    return { kind: 'network', code: 'WS-205', message: 'The service could not be reached.', url };
  const message = `The Content Security Policy of the page blocks the service; add ${origin} to "connect-src".`;
  return { kind: 'setup', code: 'WS-107', message, url };
}

export async function readFailure(failure: Failure, url: string): Promise<Fault> {
  const { reason } = failure;
  const malformed = MALFORMED.get(reason instanceof Error ? reason.name : '');
  if ('response' in failure) {
    const { response } = failure;
    if (!(response as Partial<Response> | undefined)?.headers) return readNetworkFailure(url); // a page's `fetch` returned none
    const answer = describeAnswer(response, url);
    if (malformed) return { kind: 'malformed', ...malformed, ...answer };
    if (reason !== undefined) return readNetworkFailure(url); // the body broke off
    if (!isRedirect(response)) return readErrorAnswer(response, url);
    const message = 'The service redirects elsewhere, and redirects are not followed: ask the address it leads to.';
    return { kind: 'malformed', code: 'WS-209', message, ...answer };
  }
  if (failure.isLate)
    return { kind: 'timeout', code: 'WS-206', message: `No answer within ${failure.timeoutMs} ms.`, url };
  return malformed ? { kind: 'malformed', ...malformed, url } : readNetworkFailure(url);
}

/** Resolves when it is time to send the request again. If it should not be sent, rejects with a `FaultError` that has `cause`. */
export async function waitToRetry(fault: Fault, retriesSoFar: number, signal: AbortSignal, cause?: unknown) {
  signal.throwIfAborted();
  const waitMs = planRetryMs(fault, retriesSoFar);
  if (waitMs === undefined) throw new FaultError(fault, cause === undefined ? undefined : { cause });
  let stop = (): void => {};
  const over = new Promise<void>((resolve) => (stop = startTimer(resolve, waitMs)));
  await unlessAborted(over, signal, stop);
}
