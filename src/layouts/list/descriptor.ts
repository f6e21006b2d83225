import type { Layout } from '../layout.ts';
import { CARD_HEIGHT, rowsOf, WIDE_EM } from '../reserved-height.ts';

const WIDE_HEIGHT = '17em';

export const list = {
  name: 'list',
  traits: [],
  reserve: ({ count }) => [
    { fromWidth: '0', height: rowsOf(count, CARD_HEIGHT) },
    { fromWidth: `${WIDE_EM}em`, height: rowsOf(count, WIDE_HEIGHT) },
  ],
} as const satisfies Layout;
