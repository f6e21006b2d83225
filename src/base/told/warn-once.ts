import { type Code, tell } from './tell.ts';

const told = new Set<string>();

/** Warns once with the same words, however many elements of the page find the same mistake. */
export function warnOnce(code: Code, words: string): void {
  if (!told.has(words)) tell('warn', code, words);
  told.add(words);
}
