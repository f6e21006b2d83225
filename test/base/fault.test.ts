import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { carriedFault, type Fault, FaultError, readFault } from '../../src/base/fault.ts';
import { fc, holds } from '../support/property.ts';
import { anyReason } from './any-reason.ts';

const fault: Fault = { kind: 'http', code: 'WS-201', message: 'No workspace.', status: 404, traceId: 't-1' };

let logged: MockInstance<typeof console.error>;
beforeEach(() => void (logged = vi.spyOn(console, 'error').mockImplementation(() => {})));

describe('a fault', () => {
  test('comes back out of the error that carried it, even one of another copy of the module', () => {
    const error = new FaultError(fault);
    expect(error).toMatchObject({ name: 'FaultError', message: 'No workspace.' });
    for (const carrier of [error, Object.assign(new Error('No workspace.'), { name: 'FaultError', fault })])
      expect(readFault(carrier)).toBe(fault);
  });

  // DESIGN: "`internal` is a kind of its own, never told as the network's".
  test('is a mistake of ours where another error was thrown, and the console gets it with its stack', () => {
    const reason = new TypeError('x is not a function');
    expect(readFault(reason)).toEqual({ kind: 'internal', code: 'WS-309', message: reason.message });
    expect(logged.mock.calls).toEqual([[expect.stringContaining('ws-widgets'), reason]]);
  });

  test('is told by whoever displays it, and not logged, where it was expected', () => {
    readFault(new FaultError(fault));
    expect(readFault(new DOMException('The operation timed out.', 'TimeoutError')).kind).toBe('timeout');
    expect(carriedFault(new TypeError('x is not a function'))).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  // DESIGN: "No post and no message ever shows a raw `null`, `undefined`, `NaN`, `[object Object]`".
  test.each([undefined, null, NaN, {}, 'null', new Error()])('has a message of words where %o was thrown', (reason) => {
    expect(readFault(reason)).toEqual({ kind: 'internal', code: 'WS-309', message: 'Something went wrong.' });
  });

  test('is of a kind that we know, with a message in text, whatever was thrown', () =>
    holds(
      fc.property(anyReason, (reason) => {
        const { kind, message } = readFault(reason);
        expect([['internal', 'timeout'].includes(kind), typeof message]).toEqual([true, 'string']);
      }),
    ));

  test('is of the network by the word of the client alone', () => {
    const src = join(import.meta.dirname, '../../src');
    const saying = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && readFileSync(join(src, file), 'utf8').includes("kind: 'network'"),
    );
    expect(saying.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
      'api/recover.ts',
      'base/import-module.ts',
    ]);
  });
});
