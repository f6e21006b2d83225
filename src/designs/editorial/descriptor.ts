import type { Design } from '../design.ts';

export const editorial = { name: 'editorial', lines: 4 } as const satisfies Design;
