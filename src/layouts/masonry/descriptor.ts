import { ALONE } from '../alone.ts';
import type { Layout } from '../layout.ts';
import { reserveColumns } from '../reserved-height.ts';

export const masonry = {
  name: 'masonry',
  traits: ['columns'],
  reserve: reserveColumns,
  isOfBrowser: true, // a grid until the script places the cards
  hasFeatured: true,
  few: ALONE,
} as const satisfies Layout;
