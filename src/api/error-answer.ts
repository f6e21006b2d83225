import type { Fault } from '../base/fault.ts';
import { readJsonObject } from '../base/json-object.ts';
import { readBody } from './read-body.ts';
import { readRetryAfterMs } from './retry-after.ts';

// Long enough for any sentence, short enough for a card.
const MESSAGE_MAX = 300;

type Fields = Record<string, unknown>;

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .trim()
        .slice(0, MESSAGE_MAX)
        .replace(/[\ud800-\udbff]$/, '')
    : ''; // no half of a character

/** What is known of any answer. */
export function describeAnswer(
  { status, headers }: Response,
  url: string,
): Pick<Fault, 'contentType' | 'status' | 'url'> {
  const contentType = headers.get('content-type')?.split(';')[0]?.trim().slice(0, MESSAGE_MAX);
  return { url, status, ...(contentType && { contentType }) };
}

function kindOf(status: number): Pick<Fault, 'code' | 'kind'> {
  if (status === 429) return { kind: 'rate-limited', code: 'WS-204' };
  return { kind: 'http', code: status === 404 ? 'WS-201' : status >= 500 ? 'WS-203' : 'WS-202' };
}

/** The fault that an answer outside 2xx stands for, from either body shape (§7). */
export async function readErrorAnswer(response: Response, url: string): Promise<Fault> {
  // A body that breaks off takes nothing from the status, which is already here.
  // A proxy's HTML page says nothing that a reader wants.
  const body = readJsonObject(await readBody(response).catch(() => '')) ?? {};
  const nested = (body['error'] ?? {}) as Fields; // what is not an object has none of them
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
