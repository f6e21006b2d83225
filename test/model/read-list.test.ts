import { expect, test } from 'vitest';
import { readEnvelope, readList } from '../../src/model/read-list.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer } from '../support/wire.ts';

test('any answer is a list or none, an envelope of one or none, with as much of what came as was asked for', () =>
  holds(
    fc.property(anyAnswer, fc.option(fc.nat({ max: 6 }), { nil: undefined }), (json, max) => {
      const answer = JSON.parse(json) as { readonly items?: unknown } | null;
      expect(readList(answer, max)).toEqual(Array.isArray(answer) ? answer.slice(0, max) : undefined);
      const items = Array.isArray(answer) ? undefined : answer?.items;
      expect(readEnvelope(answer, max)).toEqual(Array.isArray(items) ? items.slice(0, max) : undefined);
    }),
  ));

test.each([undefined, null, 'x', 0, {}, { Items: [] }, { length: 1, 0: 'x' }])('there are no items in %j', (answer) => {
  expect([readList(answer), readEnvelope(answer)]).toEqual([undefined, undefined]);
});
