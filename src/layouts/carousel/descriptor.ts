import { ALONE } from '../alone.ts';
import type { Layout } from '../layout.ts';
import { CARD_HEIGHT } from '../reserved-height.ts';

/** Those of a carousel, and the space below. */
const BUTTONS_HEIGHT = '44px + 0.75em';

export const carousel = {
  name: 'carousel',
  traits: ['columns', 'rows'],
  reserve: () => [{ fromWidth: '0', height: `${BUTTONS_HEIGHT} + ${CARD_HEIGHT}` }],
  few: ALONE,
} as const satisfies Layout;
