import { describe, expect, test } from 'vitest';
import { readEnvelope, readList } from '../../src/model/read-list.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer } from '../support/wire.ts';

describe('any answer', () => {
  test('is a list or none, and in an envelope there is one or none: the very one that came', () =>
    holds(
      fc.property(anyAnswer, (json) => {
        const answer = JSON.parse(json) as { readonly items?: unknown } | null;
        expect(readList(answer)).toBe(Array.isArray(answer) ? answer : undefined);
        const items = Array.isArray(answer) ? undefined : answer?.items;
        expect(readEnvelope(answer)).toBe(Array.isArray(items) ? items : undefined);
      }),
    ));
});
