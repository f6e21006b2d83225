import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readFault } from '../../src/base/fault.ts';
import { fc, holds } from '../support/property.ts';
import { anyReason } from './any-reason.ts';

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

describe('anything that is thrown', () => {
  test('is a fault of a kind that we know, with a message in text', () =>
    holds(
      fc.property(anyReason, (reason) => {
        const fault = readFault(reason);
        expect(['internal', 'timeout']).toContain(fault.kind);
        expect(typeof fault.message).toBe('string');
      }),
    ));
});
