import { type Code, tell } from './tell.ts';

const told = new Set<string>();

/** Tells each line once, however many elements of the page find the same. */
export function tellOnce(method: 'error' | 'warn', code: Code, words: string): void {
  if (!told.has(words)) tell(method, code, words);
  told.add(words);
}
