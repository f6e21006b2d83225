import type { Design } from '../design.ts';

export const note = { name: 'note', lines: 8 } as const satisfies Design;
