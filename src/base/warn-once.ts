import { type Code, log } from './log.ts';

const logged = new Set<string>();

/** Warns once with the same words, however many elements of the page find the same mistake. */
export function warnOnce(code: Code, words: string): void {
  if (!logged.has(words)) log('warn', code, words);
  logged.add(words);
}
