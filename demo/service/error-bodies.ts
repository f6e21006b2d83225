import { randomUUID } from 'node:crypto';
import type { NestedError, TraceError } from './contract.ts';

export function traceForm(statusCode: number, message: string, path: string): TraceError {
  return { traceId: randomUUID(), message, path, timestamp: new Date().toISOString(), statusCode };
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
