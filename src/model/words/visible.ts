/** What is not white space, no control character, not ignorable by default (zero-width space, joiners), no empty Braille. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** Whether there is something to see in a text. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
