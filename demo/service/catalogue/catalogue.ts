import { Refusal } from '../../../src/testing/service/outcome.ts';
import { type Static, Type } from 'typebox';
import { anyObject, text } from '../keyed/keyed-contract.ts';

interface Keys {
  readonly id?: string;
  /** The caller's own key. */
  readonly externalId?: string;
}

/** Records are created, or updated if their `id` or `externalId` is known (§4, rule 2). */
class Records<Body extends Keys> {
  readonly #records = new Map<string, Body & { readonly id: string }>();

  list(): readonly (Body & { readonly id: string })[] {
    return [...this.#records.values()];
  }

  /** Finds a record by its id, or otherwise by the caller's own key. */
  find({ id, externalId }: Keys): (Body & { readonly id: string }) | undefined {
    const known = id === undefined ? undefined : this.#records.get(id);
    return known ?? (externalId === undefined ? undefined : this.list().find((one) => one.externalId === externalId));
  }

  /** Creates or updates a record. Fields that are not in the body stay as they are. */
  upsert(body: Body): { id: string } {
    const known = this.list().find(({ externalId }) => externalId !== undefined && externalId === body.externalId)?.id;
    const id = body.id ?? known ?? crypto.randomUUID();
    if (known !== undefined && known !== id)
      throw new Refusal(409, `The externalId "${body.externalId}" belongs to the record "${known}".`);
    this.#records.set(id, { ...this.#records.get(id), ...body, id });
    return { id };
  }
}

const texts = Type.Optional(Type.Array(Type.String()));
const amount = Type.Optional(Type.Number());

const collectionFields = { externalId: text, handle: text, bodyHtml: text };

/** §2, "Collection" */
export const collection = Type.Object({
  id: Type.String(),
  feedId: Type.String(),
  title: Type.String(),
  ...collectionFields,
  created: Type.String(),
  updated: Type.String(),
});
export type Collection = Static<typeof collection>;

export const collectionBody = Type.Object({
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
export const product = Type.Object({
  id: Type.String(),
  ...productFields,
  collections: Type.Array(Type.Object({ id: Type.String(), collectionTitle: Type.String() })),
});
export type Product = Static<typeof product>;

export const productBody = Type.Object({
  id: Type.Optional(Type.String({ minLength: 1 })),
  ...productFields,
  collectionIds: texts,
  externalCollectionIds: texts,
  source: text,
});
export type ProductBody = Static<typeof productBody>;

type Dated<Body> = Body & { readonly created: string; readonly updated: string };

/** The products and collections of one workspace. The contract decides which of their fields are in an answer. */
export class Catalogue {
  readonly #feedId: string;
  readonly #now: () => number;
  readonly #collections = new Records<Dated<CollectionBody>>();
  readonly #products = new Records<ProductBody>();

  constructor(feedId: string, now: () => number) {
    this.#feedId = feedId;
    this.#now = now;
  }

  upsertCollection(body: CollectionBody): { id: string } {
    const updated = new Date(this.#now()).toISOString();
    return this.#collections.upsert({ ...body, created: this.#collections.find(body)?.created ?? updated, updated });
  }

  upsertProduct(body: ProductBody): { id: string } {
    return this.#products.upsert(body);
  }

  listCollections(): readonly Collection[] {
    return this.#collections.list().map((collection) => ({ ...collection, feedId: this.#feedId }));
  }

  listProducts(): readonly Product[] {
    return this.#products.list().map((product) => {
      const { collectionIds = [], externalCollectionIds = [] } = product;
      const found = [
        ...collectionIds.map((id) => this.#collections.find({ id })),
        ...externalCollectionIds.map((externalId) => this.#collections.find({ externalId })),
      ].filter((collection) => collection !== undefined);
      return { ...product, collections: [...new Set(found)].map(({ id, title }) => ({ id, collectionTitle: title })) };
    });
  }
}
