import type { CollectionBody, ProductBody } from './catalogue-contract.ts';

/** The collections that a workspace has at the start. */
export const COLLECTION_SEEDS: Readonly<Record<string, readonly CollectionBody[]>> = {
  bakery: [
    { id: 'collection-bread', externalId: 'bread', title: 'Bread', handle: 'bread' },
    { id: 'collection-cake', externalId: 'cake', title: 'Cake', handle: 'cake' },
  ],
};

/** The products that a workspace has at the start. */
export const PRODUCT_SEEDS: Readonly<Record<string, readonly ProductBody[]>> = {
  bakery: [
    {
      id: 'product-rye',
      externalId: 'rye-1kg',
      title: 'Rye loaf',
      price: 4.2,
      currency: 'EUR',
      isForSale: true,
      status: 'active',
      tags: ['rye'],
      externalCollectionIds: ['bread'],
    },
    {
      id: 'product-plum-cake',
      externalId: 'plum-cake',
      title: 'Plum cake',
      price: 21,
      originalPrice: 24,
      currency: 'EUR',
      isForSale: true,
      status: 'active',
      collectionIds: ['collection-cake'],
    },
  ],
};
