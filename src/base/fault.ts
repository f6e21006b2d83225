import { type Code, log } from './log.ts';

/** What went wrong, as plain data to be logged, cloned and shown. `message` is text, never markup, whoever wrote it. */
export interface Fault {
  /**
   * `http` and `rate-limited` are answers with an error status, `malformed` is an answer that cannot be used; `network` and
   * `timeout` mean no answer at all. `setup` is a wrong attribute, and `internal` is a bug of ours: the console has its
   * reason, with the stack.
   */
  readonly kind: 'http' | 'rate-limited' | 'network' | 'timeout' | 'malformed' | 'setup' | 'internal';
  /** Which problem it is, such as `WS-201`: `docs/errors.md` has a section for each code. Codes never change. */
  readonly code: Code;
  readonly message: string;
  /** The URL that was requested, where one was. */
  readonly url?: string;
  /** The HTTP status, where the service answered. */
  readonly status?: number;
  /** The `Content-Type` of the answer without parameters, such as `text/html`: the service's answers are `application/json`. */
  readonly contentType?: string;
  /** The service's own id of the failure, to quote when asking for help. */
  readonly traceId?: string;
  /** The service's own word for the failure. */
  readonly type?: string;
  /** How long the service asks to wait before the next try. */
  readonly retryAfterMs?: number;
}

export class FaultError extends Error {
  override readonly name = 'FaultError';
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.message, options);
    this.fault = fault;
  }
}

export const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** The fault that an error carries, if any. Not by `instanceof`, because another copy of this module may have thrown it. */
export const carriedFault = (reason: unknown): Fault | undefined =>
  reason instanceof Error && 'fault' in reason ? (reason.fault as Fault) : undefined;

/** The fault of what was thrown. If it carries none and is no timeout, it is our bug: the console gets it with its stack. */
export function readFault(reason: unknown): Fault {
  const carried = carriedFault(reason);
  if (carried) return carried;
  const { name, message } = reason instanceof Error ? reason : new Error();
  if (name === 'TimeoutError') return { kind: 'timeout', code: 'WS-206', message };
  log('error', 'WS-309', 'ws-widgets: This is a bug; please report it.', reason);
  return { kind: 'internal', code: 'WS-309', message: message || 'Something went wrong.' };
}
