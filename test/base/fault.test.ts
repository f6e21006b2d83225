import { describe, expect, test } from 'vitest';
import { type Fault, FaultError, readFault } from '../../src/base/fault.ts';

const fault: Fault = { kind: 'http', message: 'No workspace.', status: 404, traceId: 't-1' };

describe('a fault', () => {
  test('comes back out of the error that carried it', () => {
    const error = new FaultError(fault);
    expect(readFault(error)).toBe(fault);
    expect(error).toMatchObject({ name: 'FaultError', message: 'No workspace.' });
  });

  test('comes back out of an error that another copy of the module threw', () => {
    expect(readFault(Object.assign(new Error('No workspace.'), { name: 'FaultError', fault }))).toBe(fault);
  });

  test('is a timeout where a deadline passed', () => {
    expect(readFault(new DOMException('The operation timed out.', 'TimeoutError')).kind).toBe('timeout');
  });

  test('is of the network where a request, or the import of a part, got no answer', () => {
    expect(readFault(new TypeError('Failed to fetch'))).toEqual({ kind: 'network', message: 'Failed to fetch' });
  });

  test('is an answer that could not be used where an error of any other kind was thrown', () => {
    expect(readFault(new RangeError('Too deep.'))).toEqual({ kind: 'malformed', message: 'Too deep.' });
  });

  // DESIGN: "No post and no message ever shows a raw `null`, `undefined`, `NaN`, `[object Object]`".
  test.each([undefined, null, NaN, {}, 'null'])('has a message of words where %o was thrown', (reason) => {
    const { message } = readFault(reason);
    expect(message).not.toMatch(/null|undefined|NaN|\[object/);
    expect(message).toMatch(/\w/);
  });
});
