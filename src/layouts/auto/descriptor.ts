import type { Layout } from '../layout.ts';
import { list } from '../list/descriptor.ts';
import { reserveColumns } from '../reserved-height.ts';

/** Fewer posts would leave columns empty, or be as wide as a page: they are a list. */
const COLUMNS_FROM = 3;

export const auto = {
  name: 'auto',
  traits: ['columns', 'roomy'],
  // As wide as `feed.css` says.
  reserve: (posts) => (posts.count < COLUMNS_FROM ? list.reserve(posts) : reserveColumns(posts, 19, 4)),
  isOfBrowser: true, // a grid until the script places the cards
  keepsServerPlaces: true,
  few: { below: COLUMNS_FROM, layout: list.name },
  hasFeatured: true,
} as const satisfies Layout;
