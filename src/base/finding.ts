import type { Code } from './log.ts';

export interface Place {
  /** The first is 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export interface Finding {
  readonly code: Code;
  readonly visitorsSee: string;
  readonly cause: string;
  readonly remedy: string;
  /** Where the mistake is in the markup; absent if no markup was read. */
  readonly place?: Place;
  /** What to write at `place`, instead of what is there. */
  readonly paste?: string;
  /** The header (`line`) to send with every response whose address begins with `url`. */
  readonly header?: Readonly<Record<'url' | 'line', string>>;
}
