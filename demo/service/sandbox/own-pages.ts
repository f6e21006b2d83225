import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../src/testing/service/outcome.ts';
import { originOf } from '../base/origin.ts';

async function refuseOthers(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request))
    throw new Refusal(403, 'No page of another origin may do that.');
}

/** Of routes that need no key, and must not be there for any page that somebody happens to visit. */
export const OF_OWN_PAGES = { schema: { hide: true }, config: { cors: false }, onRequest: refuseOthers } as const;
