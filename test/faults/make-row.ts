import type { FaultRow } from './expected.ts';

/** What a row may say besides its name, its fault and how it ends. */
type More = Omit<FaultRow, 'name' | 'answer' | 'ends'>;
type MakeRow = (name: string, answer: FaultRow['answer'], more?: More) => FaultRow;

const endingIn =
  (ends: FaultRow['ends'], all: More = {}): MakeRow =>
  (name, answer, more) => ({ name, answer, ends, ...all, ...more });

/** The posts are displayed nevertheless. */
export const harmless = endingIn('none');
export const malformed = endingIn('malformed');
export const unreachable = endingIn('network');
/** No try is answered in the three seconds that each has. */
export const tooLate = endingIn('timeout', { timeoutMs: 3000, isLate: true });
export const rateLimited = endingIn('rate-limited', { status: 429 });
export const refused = (status: number): MakeRow => endingIn('http', { status });
