import type { Layout } from '../layout.ts';

const ROW_HEIGHT = '6em';

export const compact = {
  name: 'compact',
  traits: [],
  hasOwnCards: true,
  reserve: ({ count }) => [{ fromWidth: '0', height: `${count} * ${ROW_HEIGHT}` }],
} as const satisfies Layout;
