import { serviceUrl } from './requests.ts';

export type Item = Readonly<Record<string, unknown>>;

/** An item with fields that `/posts` and `/public-posts` have in common. */
export const item = (id: number | string, more: Item = {}): Item => ({
  postId: String(id),
  feedId: 'held',
  postText: `Post ${id}.`,
  ...more,
});

export const items = (count: number, from = 0): Item[] => Array.from({ length: count }, (_, i) => item(from + i));

/** An image that the local service has. */
export const PICTURE = `${serviceUrl}/pictures/avatar-bakery.svg`;
export const IMAGE = { type: 'image', src: PICTURE, alt: 'A loaf' };

/** An item that has everything but several images. */
export const FULL: Item = item('full', {
  feedName: 'Copper Street Bakery',
  feedImageUrl: PICTURE,
  postUrl: 'https://example.com/posts/1',
  header: 'A title',
  postText: 'Some words.',
  postImage: IMAGE,
  ctaLink: { label: 'Order', url: 'https://example.com/order' },
  author: { name: 'Hanna' },
  claps: 1234,
  publishedDate: '2020-03-05T12:00:00Z',
});

let nextFeedId = 0;

/** An id of a workspace that no other test has asked for. */
export const newFeedId = (): string => `held-${++nextFeedId}`;
