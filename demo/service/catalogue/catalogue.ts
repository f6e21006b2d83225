import type { Collection, CollectionBody, Product, ProductBody } from './catalogue-contract.ts';
import { Records } from './records.ts';

type Dated<Body> = Body & { readonly created: string; readonly updated: string };

/** The products and collections of one workspace. The contract picks which of their fields are answered. */
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
    const { id, externalId } = body;
    const before =
      (id !== undefined && this.#collections.find(id)) ||
      (externalId !== undefined && this.#collections.findByExternalId(externalId)) ||
      undefined;
    return { id: this.#collections.upsert({ ...body, created: before?.created ?? updated, updated }).id };
  }

  upsertProduct(body: ProductBody): { id: string } {
    return { id: this.#products.upsert(body).id };
  }

  listCollections(): readonly Collection[] {
    return this.#collections.list().map((collection) => ({ ...collection, feedId: this.#feedId }));
  }

  listProducts(): readonly Product[] {
    return this.#products.list().map((product) => {
      const { collectionIds = [], externalCollectionIds = [] } = product;
      const found = [
        ...collectionIds.map((id) => this.#collections.find(id)),
        ...externalCollectionIds.map((id) => this.#collections.findByExternalId(id)),
      ].filter((collection) => collection !== undefined);
      return { ...product, collections: [...new Set(found)].map(({ id, title }) => ({ id, collectionTitle: title })) };
    });
  }
}
