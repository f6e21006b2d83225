import type { FastifyRequest } from 'fastify';

/** The service's own origin, by whichever of its names it was reached. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
