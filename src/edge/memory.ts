// What an edge keeps, keys included: 84 MB in all, because a worker has 128 MB and renders in what is left.

/** The answers of the service: some hundred of the largest, or a thousand as they usually are. */
export const ANSWERS_MAX_BYTES = 32e6;

/** Failures, with the URLs that failed, which are up to 24 kB long. */
export const FAILURES_MAX_BYTES = 4e6;

/** What was rendered, with the URLs that it was made of. */
export const RENDITIONS_MAX_BYTES = 48e6;

/** What texts take at most: two bytes for each letter. */
export const bytesOf = (...texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + 2 * length, 0);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The same text in one piece. One that was put together letter by letter, as an escaped URL, takes ten times its length. */
export const inOnePiece = (text: string): string => decoder.decode(encoder.encode(text));
