import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pageOf } from '../keyed/page.ts';
import type { SandboxState } from '../sandbox/sandbox-state.ts';
import {
  listCollectionsContract,
  listProductsContract,
  upsertCollectionContract,
  upsertProductContract,
} from './catalogue-contract.ts';

/** §4, rows 9 to 12. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<{ readonly state: SandboxState }> = async (
  server,
  { state },
) => {
  server.get(
    '/feeds/:feedId/collections',
    { schema: listCollectionsContract, config: { scope: 'products:read-only' } },
    async ({ params, query }) => pageOf(state.catalogueOf(params.feedId).listCollections(), query),
  );

  server.post(
    '/feeds/:feedId/collections',
    { schema: upsertCollectionContract, config: { scope: 'products:read-write' } },
    async ({ params, body }) => state.catalogueOf(params.feedId).upsertCollection(body),
  );

  server.get(
    '/feeds/:feedId/products',
    { schema: listProductsContract, config: { scope: 'products:read-only' } },
    async ({ params, query }) => pageOf(state.catalogueOf(params.feedId).listProducts(), query),
  );

  server.post(
    '/feeds/:feedId/products',
    { schema: upsertProductContract, config: { scope: 'products:read-write' } },
    async ({ params, body }) => state.catalogueOf(params.feedId).upsertProduct(body),
  );
};
