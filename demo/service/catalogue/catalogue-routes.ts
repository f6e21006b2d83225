import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { feedParams } from '../base/contract.ts';
import { keyed, listOf, pageQuery } from '../keyed/keyed-contract.ts';
import { pageOf } from '../keyed/page.ts';
import { type Catalogue, collection, collectionBody, product, productBody } from './catalogue.ts';

const upserted = Type.Object({ id: Type.String() });

/** §4, rows 9 to 12. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<{
  readonly catalogueOf: (feedId: string) => Catalogue;
}> = async (server, { catalogueOf }) => {
  server.get(
    '/feeds/:feedId/collections',
    keyed('products:read-only', {
      tags: ['Products'],
      operationId: 'listCollections',
      summary: 'Lists the collections',
      params: feedParams,
      querystring: Type.Object(pageQuery),
      response: { 200: listOf(collection) },
    }),
    async ({ params, query }) => pageOf(catalogueOf(params.feedId).listCollections(), query),
  );

  server.post(
    '/feeds/:feedId/collections',
    keyed('products:read-write', {
      tags: ['Products'],
      operationId: 'upsertCollection',
      summary: 'Creates or updates a collection',
      params: feedParams,
      body: collectionBody,
      response: { 200: upserted },
    }),
    async ({ params, body }) => catalogueOf(params.feedId).upsertCollection(body),
  );

  server.get(
    '/feeds/:feedId/products',
    keyed('products:read-only', {
      tags: ['Products'],
      operationId: 'listProducts',
      summary: 'Lists the products',
      params: feedParams,
      querystring: Type.Object(pageQuery),
      response: { 200: listOf(product) },
    }),
    async ({ params, query }) => pageOf(catalogueOf(params.feedId).listProducts(), query),
  );

  server.post(
    '/feeds/:feedId/products',
    keyed('products:read-write', {
      tags: ['Products'],
      operationId: 'upsertProduct',
      summary: 'Creates or updates a product',
      params: feedParams,
      body: productBody,
      response: { 200: upserted },
    }),
    async ({ params, body }) => catalogueOf(params.feedId).upsertProduct(body),
  );
};
