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

/** The fault that an answer outside 2xx stands for, out of either body shape (§7). */
export async function readErrorAnswer(response: Response): Promise<Fault> {
  // A body that breaks off takes nothing from the status, which is already here.
  // A proxy's HTML page says nothing that a reader wants.
  const body = readJsonObject(await readBody(response).catch(() => '')) ?? {};
  const nested = (body['error'] ?? {}) as Fields; // what is not an object has none of them
  const traceId = text(body['traceId']);
  const type = text(nested['type']);
  const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'));
  return {
    kind: response.status === 429 ? 'rate-limited' : 'http',
    status: response.status,
    message: text(nested['message']) || text(body['message']) || `The service answered with status ${response.status}.`,
    ...(traceId && { traceId }),
    ...(type && { type }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
