/** §7, the trace form. */
interface TraceError {
  readonly traceId: string;
  readonly message: string;
  readonly path: string;
  readonly timestamp: string;
  readonly statusCode: number;
}

/** §7, the nested form. */
interface NestedError {
  readonly error: { readonly message: string; readonly type: string };
}

/** `crypto.randomUUID` is there in secure contexts alone, and the recorded answers are made in any page. */
const makeTraceId = (): string =>
  [...crypto.getRandomValues(new Uint16Array(8))]
    .map((number) => number.toString(16).padStart(4, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export function traceForm(statusCode: number, message: string, path: string): TraceError {
  return { traceId: makeTraceId(), message, path, timestamp: new Date().toISOString(), statusCode };
}

export function nestedForm(type: string, message: string): NestedError {
  return { error: { message, type } };
}

/** Thrown by a route; the service answers it in the trace form. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Thrown before a request is read; the service answers it in the nested form. */
export class NestedRefusal extends Refusal {
  readonly type: string;

  constructor(statusCode: number, type: string, message: string) {
    super(statusCode, message);
    this.type = type;
  }
}

/** What was found; where it is nothing, the service says so. */
export function orRefuse<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined) throw new Refusal(404, `There is no ${name}.`);
  return found;
}
