import type { WaitUntil } from './answers/single-flight.ts';
import type { EdgeOptions } from './options.ts';
import { createResponder } from './responder.ts';

/** What a runtime hands to a handler besides the request; that of a worker is one. */
export interface HandlerContext {
  readonly waitUntil: WaitUntil;
}

/** Answers a request; it never rejects. */
export type Handler = (request: Request, context?: HandlerContext) => Promise<Response>;

/**
 * Makes a handler that serves rendered widgets, frames and feeds, and asks the service once for all readers.
 * Throws a `TypeError` where an option is wrong.
 */
export function createHandler(options: EdgeOptions): Handler {
  const respond = createResponder(options);
  return async (request, context) => {
    const { method, url, headers: fields } = request;
    const asked = { method, url: new URL(url), ifNoneMatch: fields.get('if-none-match') };
    // By its name, because the context of a worker needs its `this`.
    const { status, headers, body } = await respond(asked, (work) => context?.waitUntil(work));
    return new Response(method === 'HEAD' ? undefined : body, { status, headers });
  };
}
