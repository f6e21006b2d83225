import { describe, expect, test } from 'vitest';
import { recover } from '../../src/api/recover.ts';
import { readFault } from '../../src/base/fault.ts';
import { anyReason } from '../base/any-reason.ts';
import { fc, holds } from '../support/property.ts';

const never = new AbortController().signal;
const RETRIES_USED_UP = 2;

describe('any reason that a fetch may give', () => {
  test('is told as one of our faults, in words of our own', () =>
    holds(
      fc.asyncProperty(anyReason, fc.boolean(), async (reason, isLate) => {
        const failure = { reason, isLate, timeoutMs: 7 };
        const fault = await recover(failure, RETRIES_USED_UP, never).then(() => expect.fail('it waits'), readFault);
        expect(fault.kind).toMatch(isLate ? /^timeout$/ : /^(network|malformed)$/);
        expect(fault.message).toMatch(
          /^(No answer within 7 ms|The answer is (no JSON|too large: .*)|The service could not be reached)\.$/,
        );
      }),
    ));
});
