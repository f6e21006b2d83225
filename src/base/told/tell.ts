import type { Code } from './codes.ts';

/** Tells the console something: its code first, then what it is and what to do, and the page that says more. */
export const tell = (
  method: 'error' | 'warn' | 'info',
  code: Code,
  words: string,
  ...reasons: readonly unknown[]
): void => console[method](`${code} ${words} See docs/errors#${code.toLowerCase()}`, ...reasons);
