import { Type, type Static } from 'typebox';
import { feedParams } from '../base/contract.ts';
import { anyObject, keyed, listOf, pageQuery, text } from '../keyed/keyed-contract.ts';

const texts = Type.Optional(Type.Array(Type.String()));
const amount = Type.Optional(Type.Number());

const collectionFields = { externalId: text, handle: text, bodyHtml: text };

/** §2, "Collection" */
const collection = Type.Object({
  id: Type.String(),
  feedId: Type.String(),
  title: Type.String(),
  ...collectionFields,
  created: Type.String(),
  updated: Type.String(),
});
export type Collection = Static<typeof collection>;

const collectionBody = Type.Object({
  id: Type.Optional(Type.String({ minLength: 1 })),
  title: Type.String(),
  ...collectionFields,
  customProperties: Type.Optional(anyObject),
  source: text,
});
export type CollectionBody = Static<typeof collectionBody>;

const productFields = {
  externalId: text,
  title: text,
  handle: text,
  bodyHtml: text,
  type: text,
  vendor: text,
  status: text,
  url: text,
  imageUrl: text,
  price: amount,
  originalPrice: amount,
  currency: text,
  isForSale: Type.Optional(Type.Boolean()),
  tags: texts,
  customProperties: Type.Optional(anyObject),
};

/** §2, "Product" */
const product = Type.Object({
  id: Type.String(),
  ...productFields,
  collections: Type.Array(Type.Object({ id: Type.String(), collectionTitle: Type.String() })),
});
export type Product = Static<typeof product>;

const productBody = Type.Object({
  id: Type.Optional(Type.String({ minLength: 1 })),
  ...productFields,
  collectionIds: texts,
  externalCollectionIds: texts,
  source: text,
});
export type ProductBody = Static<typeof productBody>;

const upserted = Type.Object({ id: Type.String() });

/** §4, row 9 */
export const listCollectionsContract = keyed('products:read-only', {
  tags: ['Products'],
  operationId: 'listCollections',
  summary: 'Lists the collections',
  params: feedParams,
  querystring: Type.Object(pageQuery),
  response: { 200: listOf(collection) },
});

/** §4, row 10 */
export const upsertCollectionContract = keyed('products:read-write', {
  tags: ['Products'],
  operationId: 'upsertCollection',
  summary: 'Creates or updates a collection',
  params: feedParams,
  body: collectionBody,
  response: { 200: upserted },
});

/** §4, row 11 */
export const listProductsContract = keyed('products:read-only', {
  tags: ['Products'],
  operationId: 'listProducts',
  summary: 'Lists the products',
  params: feedParams,
  querystring: Type.Object(pageQuery),
  response: { 200: listOf(product) },
});

/** §4, row 12 */
export const upsertProductContract = keyed('products:read-write', {
  tags: ['Products'],
  operationId: 'upsertProduct',
  summary: 'Creates or updates a product',
  params: feedParams,
  body: productBody,
  response: { 200: upserted },
});
