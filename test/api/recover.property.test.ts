import { describe, expect, test } from 'vitest';
import { readFailure } from '../../src/api/recover.ts';
import { anyReason } from '../base/any-reason.ts';
import { fc, holds } from '../support/property.ts';

describe('any reason that a fetch may give', () => {
  test('is told as one of our faults, in words of our own', () =>
    holds(
      fc.asyncProperty(anyReason, fc.boolean(), async (reason, isLate) => {
        const fault = await readFailure({ reason, isLate, timeoutMs: 7 });
        expect(fault.kind).toMatch(isLate ? /^timeout$/ : /^(network|malformed)$/);
        expect(fault.message).toMatch(
          /^(No answer within 7 ms|The answer is (no JSON|too large: .*)|The service could not be reached)\.$/,
        );
      }),
    ));
});
