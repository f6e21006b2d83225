import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { feedParams } from '../base/contract.ts';
import { keyed, listOf, pageQuery } from '../keyed/keyed-contract.ts';
import { pageOf } from '../keyed/page.ts';
import * as catalogue from './catalogue.ts';

const KINDS = [
  { name: 'Collection', record: catalogue.collection, recordBody: catalogue.collectionBody },
  { name: 'Product', record: catalogue.product, recordBody: catalogue.productBody },
] as const;

/** §4, rows 9 to 12: the same for both kinds. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<{
  readonly catalogueOf: (feedId: string) => catalogue.Catalogue;
}> = async (server, { catalogueOf }) => {
  for (const { name, record, recordBody } of KINDS) {
    const word = name.toLowerCase();
    const path = `/feeds/:feedId/${word}s`;
    server.get(
      path,
      keyed('products:read-only', {
        operationId: `list${name}s`,
        summary: `Lists the ${word}s`,
        params: feedParams,
        querystring: Type.Object(pageQuery),
        response: { 200: listOf(record) },
      }),
      async ({ params, query }) =>
        pageOf<catalogue.Collection | catalogue.Product>(catalogueOf(params.feedId)[`list${name}s`](), query),
    );
    server.post(
      path,
      keyed('products:read-write', {
        operationId: `upsert${name}`,
        summary: `Creates or updates a ${word}`,
        params: feedParams,
        body: recordBody,
        response: { 200: Type.Object({ id: Type.String() }) },
      }),
      // The contract has checked that the body is of this kind.
      async ({ params, body }) =>
        catalogueOf(params.feedId)[`upsert${name}`](body as catalogue.CollectionBody & catalogue.ProductBody),
    );
  }
};
