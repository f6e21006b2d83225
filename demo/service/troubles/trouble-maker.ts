import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../base/origin.ts';
import type { Outcome } from '../../../src/testing/service/outcome.ts';
import type { Trouble, Visit } from './trouble.ts';

/** Answers for the workspaces in trouble, past the check of answers, and counts the requests for each id. */
export class TroubleMaker {
  readonly #requestsByFeed = new Map<string, number>();

  async answer(
    trouble: Trouble,
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Pick<Visit, 'endpoint' | 'feedId' | 'offset' | 'limit'>,
  ): Promise<FastifyReply> {
    const earlier = this.#requestsByFeed.get(asked.feedId) ?? 0;
    this.#requestsByFeed.set(asked.feedId, earlier + 1);
    const visit = { ...asked, earlier, path: request.originalUrl, origin: originOf(request) };
    return send(await trouble(visit), reply);
  }
}

function send(outcome: Outcome, reply: FastifyReply): FastifyReply {
  if (outcome === 'silence') return reply.hijack();
  if (outcome === 'reset') {
    reply.hijack();
    reply.raw.socket?.resetAndDestroy();
    return reply;
  }
  if (outcome.hidesHeaders) reply.removeHeader('access-control-expose-headers');
  return (
    reply
      .code(outcome.status)
      .headers(outcome.headers)
      .type(`${outcome.type}; charset=utf-8`)
      // Bytes are sent as they are, where an object would be checked and a string be taken for JSON.
      .send(Buffer.from(outcome.body))
  );
}
