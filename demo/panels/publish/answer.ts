import { parseJson } from '../../../src/base/json.ts';
import { isObject } from '../../../src/model/normalise-post.ts';

/** An answer of the sandbox. */
export interface Answer {
  readonly status: number;
  /** The `Retry-After` header, in seconds. */
  readonly retryAfter: string | undefined;
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The sandbox does not accept this post.',
  403: 'The sandbox refuses the key.',
  413: 'The post is too large.',
  429: 'Too many requests.',
};

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = parseJson(text) ?? text; // an answer that is not JSON is displayed as it is
  return { status: response.status, retryAfter: response.headers.get('retry-after') ?? undefined, body };
}

/** The message of a refusal, which has one of two shapes. */
function messageOf(body: unknown): string {
  if (!isObject(body)) return '';
  const { message } = isObject(body['error']) ? body['error'] : body;
  return typeof message === 'string' ? message : '';
}

/** An answer in words. */
export function sayAnswer({ status, retryAfter, body }: Answer): string {
  if (status >= 200 && status < 300) {
    const state = isObject(body) ? body['state'] : undefined;
    if (state === 'scheduled') return 'Scheduled: it appears in a minute.';
    return state === 'published' ? 'Published.' : 'The sandbox accepted the post, but it is not public.';
  }
  const message = messageOf(body);
  return [
    REFUSALS[status] ?? 'The post is not published.',
    message && `“${message}”`,
    retryAfter !== undefined && `Try again in ${retryAfter} s.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The body as text to display. */
export const printBody = ({ body }: Answer): string =>
  typeof body === 'string' ? body : JSON.stringify(body, null, 2);
