import { type Code, tell } from './tell.ts';

const told = new Set<string>();

/** Warns of each thing once, however many elements of the page find the same. */
export function warnOnce(code: Code, words: string): void {
  if (!told.has(words)) tell('warn', code, words);
  told.add(words);
}
