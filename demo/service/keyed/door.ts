import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_VERSION } from '../base/contract.ts';
import { Refusal } from '../../../src/testing/service/outcome.ts';
import { NestedRefusal } from '../base/nested-form.ts';
import { allows, type Credential, findCredential, type Scope } from './credentials.ts';
import type { RateLimiter } from './rate-limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the key of a request must allow; `any` for any valid key, `basic` for Basic credentials only. */
    readonly scope?: Scope | 'any' | 'basic';
    /** Read by the plugin for CORS: no page of another origin may call the route. */
    readonly cors?: false;
  }

  interface FastifyRequest {
    /** Set if the door has let the request through. */
    credential: Credential | null;
  }
}

function checkScope(credential: Credential, scope: Scope | 'any' | 'basic'): void {
  if (scope === 'any') return;
  if (scope === 'basic') {
    if (credential.variant !== 'basic') throw new Refusal(403, 'This needs Basic credentials.');
  } else if (!allows(credential, scope)) throw new Refusal(403, `The key does not allow ${scope}.`);
}

function feedIdOf({ params }: FastifyRequest): string | undefined {
  const hasFeed = typeof params === 'object' && params !== null && 'feedId' in params;
  return hasFeed ? String(params.feedId) : undefined;
}

/** Refuses requests that are too frequent or without a valid key that allows them (§5, §8, §9), before a body is read. */
export const createDoor =
  (limiter: RateLimiter) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const credential = findCredential(request.headers);
    const client = credential ? `${credential.variant} ${credential.secret}` : `address ${request.ip}`;
    const seconds = limiter.retryAfterSeconds(client);
    if (seconds !== undefined) {
      reply.header('Retry-After', seconds);
      throw new NestedRefusal(429, 'rate_limited', `Too many requests: wait ${seconds} s.`);
    }
    if (!credential) throw new NestedRefusal(403, 'invalid_key', 'The key is missing or invalid.');
    const version = request.headers['x-api-version'];
    if (version !== undefined && version !== API_VERSION)
      throw new Refusal(400, `There is no version "${version}": ${API_VERSION} is the only one.`);
    const feedId = feedIdOf(request);
    if (feedId !== undefined && !credential.feedIds.includes(feedId))
      throw new Refusal(403, `The key is not for the workspace "${feedId}".`);
    checkScope(credential, request.routeOptions.config.scope ?? 'any');
    request.credential = credential;
  };
