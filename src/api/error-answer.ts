import type { Fault } from '../base/fault.ts';
import { readJsonObject } from '../base/json.ts';
import { readBody } from './limits.ts';

/** From seconds (§7) or a date, as HTTP allows. `undefined` where there is neither, or CORS hides the header. */
export function readRetryAfterMs(header: string | null, nowMs = Date.now()): number | undefined {
  if (!header) return undefined;
  // `Date` would take "1.5" for a day of 2001: a date has a time of day.
  const moment = /\d:\d\d/.test(header) ? Date.parse(header) : NaN;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : moment - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

// Long enough for any sentence, short enough for a card.
const MESSAGE_MAX = 300;

function text(value: unknown): string {
  const written = typeof value === 'string' ? value.trim() : '';
  return written.slice(0, MESSAGE_MAX).replace(/[\ud800-\udbff]$/, ''); // no half of a character
}

export function describeAnswer({ status, headers }: Response, url: string) {
  const contentType = headers.get('content-type')?.split(';')[0]?.trim().slice(0, MESSAGE_MAX);
  return { url, status, ...(contentType && { contentType }) };
}

function kindOf(status: number): Pick<Fault, 'code' | 'kind'> {
  if (status === 429) return { kind: 'rate-limited', code: 'WS-204' };
  return { kind: 'http', code: status === 404 ? 'WS-201' : status >= 500 ? 'WS-203' : 'WS-202' };
}

/** The fault that an answer outside 2xx stands for, from either body shape (§7). */
export async function readErrorAnswer(response: Response, url: string): Promise<Fault> {
  // A body that breaks off takes nothing from the status; a proxy's HTML page says nothing that a reader wants.
  const body = readJsonObject(await readBody(response).catch(() => '')) ?? {};
  const nested = (body['error'] ?? {}) as Record<string, unknown>; // what is not an object has none of them
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
