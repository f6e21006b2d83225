import { quote } from '../base/quote.ts';

/** A reason as it is logged: in one line, because its message may quote what others wrote. */
export const logLine = (reason: unknown): string =>
  quote(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
