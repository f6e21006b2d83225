import type { FastifyRequest } from 'fastify';

/** The service's own origin, with the host name that the request used. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
