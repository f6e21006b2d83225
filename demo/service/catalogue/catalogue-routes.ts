import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pageOf } from '../keyed/page.ts';
import type { Catalogue } from './catalogue.ts';
import {
  listCollectionsContract,
  listProductsContract,
  upsertCollectionContract,
  upsertProductContract,
} from './catalogue-contract.ts';

export interface CatalogueOptions {
  readonly catalogueOf: (feedId: string) => Catalogue;
}

/** §4, rows 9 to 12. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<CatalogueOptions> = async (server, { catalogueOf }) => {
  server.get('/feeds/:feedId/collections', listCollectionsContract, async ({ params, query }) =>
    pageOf(catalogueOf(params.feedId).listCollections(), query),
  );

  server.post('/feeds/:feedId/collections', upsertCollectionContract, async ({ params, body }) =>
    catalogueOf(params.feedId).upsertCollection(body),
  );

  server.get('/feeds/:feedId/products', listProductsContract, async ({ params, query }) =>
    pageOf(catalogueOf(params.feedId).listProducts(), query),
  );

  server.post('/feeds/:feedId/products', upsertProductContract, async ({ params, body }) =>
    catalogueOf(params.feedId).upsertProduct(body),
  );
};
