import type { Phrases } from './phrases.ts';

/** Where one, or a row of them, is among several, in numbers as the language writes them: "3 of 12", "4–6 of 12". */
export const sayPosition = (number: string, count: string, phrases: Phrases<'position'>): string =>
  phrases
    .text('position')
    .replace('{number}', () => number)
    .replace('{count}', () => count);
