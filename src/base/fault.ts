/**
 * What went wrong, as plain data: it can be logged, cloned and shown.
 * `message` is text, never markup, whoever wrote it.
 */
export interface Fault {
  readonly kind: 'http' | 'rate-limited' | 'network' | 'timeout' | 'malformed' | 'setup';
  readonly message: string;
  /** The HTTP status, where the service answered. */
  readonly status?: number;
  /** The service's own id of the failure, to quote when asking for help. */
  readonly traceId?: string;
  /** The service's own word for the failure. */
  readonly type?: string;
  /** How long the service asks to wait before the next try. */
  readonly retryAfterMs?: number;
}

/** Carries a `Fault` along a promise's road for failures. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

// What browsers throw where no answer came: fetch, and the import of a part, throw a `TypeError`.
const kindOf = (name: string): Fault['kind'] =>
  name === 'TimeoutError' ? 'timeout' : name === 'TypeError' ? 'network' : 'malformed';

/** The fault that a failure stands for. What is not known is told as an answer that could not be used. */
export function readFault(reason: unknown): Fault {
  // By what it carries, so that it holds for an error that another copy of this module threw.
  if (reason instanceof Error && 'fault' in reason) return reason.fault as Fault;
  const { name, message } = reason instanceof Error ? reason : new Error('Something went wrong.');
  return { kind: kindOf(name), message };
}
