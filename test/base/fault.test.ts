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

  test.each([
    ['an error of any kind', new TypeError('x is not a function'), 'x is not a function'],
    ['a string', 'no more memory', 'no more memory'],
  ])('is an answer that could not be used where %s was thrown', (_, reason, message) => {
    expect(readFault(reason)).toEqual({ kind: 'malformed', message });
  });

  // DESIGN: "No post and no message ever shows a raw `null`, `undefined`, `NaN`, `[object Object]`".
  test.each([undefined, null, NaN, {}])('has a message of words where %o was thrown', (reason) => {
    expect(readFault(reason).message).not.toMatch(/null|undefined|NaN|\[object/);
  });
});
