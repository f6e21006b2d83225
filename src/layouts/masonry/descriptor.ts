import type { Layout } from '../layout.ts';
import { reserveColumns } from '../reserved-height.ts';

export const masonry = {
  name: 'masonry',
  traits: ['columns'],
  reserve: (count) => reserveColumns(count),
  isOfBrowser: true, // a grid until the script places the cards
} as const satisfies Layout;
