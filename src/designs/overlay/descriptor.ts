import type { Design } from '../design.ts';

export const overlay = { name: 'overlay', lines: 3 } as const satisfies Design;
