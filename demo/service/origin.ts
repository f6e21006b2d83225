import type { FastifyRequest } from 'fastify';

/** The service's own origin, by whichever name it was reached. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
