import { type Client, type ClientOptions, createLeanClient, type Fetch } from './lean-client.ts';

export type { Client, Fetch, RequestOptions } from './lean-client.ts';

/** A client that sends simple CORS requests by way of `fetch`, a few at once, and sends again what may pass the next time. */
export const createClient = (fetch: Fetch, options: ClientOptions = {}): Client =>
  createLeanClient(fetch, { ...options, loadRecovery: () => import('./recover.ts') });
