import type { Code } from './codes.ts';

/** A part of the markup of a page. */
export interface Place {
  /** The first is 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a page, or with an element of it. */
export interface Finding {
  readonly code: Code;
  readonly visitorsSee: string;
  readonly cause: string;
  readonly remedy: string;
  /** Where the mistake is in the markup; nothing where no markup was read. */
  readonly place?: Place;
  /** What to write there, in place of what is there. */
  readonly paste?: string;
  /** The header to send with what begins with an address. */
  readonly header?: Readonly<Record<'url' | 'line', string>>;
}
