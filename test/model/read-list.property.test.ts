import { describe, expect, test } from 'vitest';
import { readEnvelope, readList } from '../../src/model/read-list.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer } from '../support/wire.ts';

describe('any answer', () => {
  test('is a list or none, and in an envelope there is one or none, with as much of what came as was asked for', () =>
    holds(
      fc.property(anyAnswer, fc.nat({ max: 6 }), (json, max) => {
        const answer = JSON.parse(json) as { readonly items?: unknown } | null;
        expect(readList(answer, max)).toEqual(Array.isArray(answer) ? answer.slice(0, max) : undefined);
        const items = Array.isArray(answer) ? undefined : answer?.items;
        expect(readEnvelope(answer, max)).toEqual(Array.isArray(items) ? items.slice(0, max) : undefined);
      }),
    ));
});
