import { ALONE } from '../alone.ts';
import type { Layout } from '../layout.ts';
import { reserveColumns } from '../reserved-height.ts';

export const grid = {
  name: 'grid',
  traits: ['columns', 'rows'],
  reserve: reserveColumns,
  hasFeatured: true,
  few: ALONE,
} as const satisfies Layout;
