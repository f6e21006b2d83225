import { type Answer, type Endpoint, json, type Outcome } from '../../../src/testing/service/outcome.ts';

export interface Visit {
  readonly endpoint: Endpoint;
  readonly feedId: string;
  readonly offset: number;
  readonly limit: number;
  readonly path: string;
  readonly origin: string;
  /** How many requests for this id came before. */
  readonly earlier: number;
}

export type Trouble = (visit: Visit) => Outcome | Promise<Outcome>;

/** Items in the form that the endpoint has: a list or an envelope (§2). */
export function listed({ endpoint, offset, limit }: Visit, items: readonly unknown[]): Answer {
  const page = items.slice(offset, offset + limit);
  return json(endpoint === 'posts' ? { meta: { maxResults: limit }, items: page } : page);
}
