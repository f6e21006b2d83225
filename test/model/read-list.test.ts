import { describe, expect, test } from 'vitest';
import { readEnvelope, readList } from '../../src/model/read-list.ts';

const items = [{ postId: '1' }, null, 'rubbish'];

describe('the items of an answer', () => {
  test('are all that came, unread', () => {
    expect(readList(items)).toBe(items);
    expect(readEnvelope({ meta: { maxResults: 3 }, items })).toBe(items);
    expect(readEnvelope({ items: [] })).toEqual([]);
  });

  test.each([undefined, null, 'x', 0, {}, { items }, { length: 1, 0: 'x' }])('are no list in %j', (answer) => {
    expect(readList(answer)).toBeUndefined();
  });

  test.each([undefined, null, 'x', 0, {}, items, { meta: {} }, { items: {} }, { items: null }, { Items: items }])(
    'are in no envelope in %j',
    (answer) => expect(readEnvelope(answer)).toBeUndefined(),
  );
});
