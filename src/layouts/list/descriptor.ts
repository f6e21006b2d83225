import type { Layout } from '../layout.ts';
import { CARD_HEIGHT, rowsOf } from '../reserved-height.ts';

/** From here on a list is wide: images stand beside the text. */
const WIDE = '40em';
const WIDE_HEIGHT = '17em';

export const list = {
  name: 'list',
  traits: [],
  reserve: (count) => [
    { fromWidth: '0', height: rowsOf(count, CARD_HEIGHT) },
    { fromWidth: WIDE, height: rowsOf(count, WIDE_HEIGHT) },
  ],
} as const satisfies Layout;
