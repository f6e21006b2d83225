import type { Design } from '../design.ts';

export const note = { name: 'note' } as const satisfies Design;
