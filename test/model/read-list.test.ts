import { describe, expect, test } from 'vitest';
import { readEnvelope, readList } from '../../src/model/read-list.ts';

const items = [{ postId: '1' }, null, 'rubbish'];

describe('the items of an answer', () => {
  test('are all that came, unread', () => {
    expect(readList(items)).toEqual(items);
    expect(readList(items)?.[0]).toBe(items[0]);
    expect(readEnvelope({ meta: { maxResults: 3 }, items })).toEqual(items);
    expect(readEnvelope({ items: [] })).toEqual([]);
  });

  test('are no more than were asked for', () => {
    expect(readList(items, 2)).toEqual(items.slice(0, 2));
    expect(readEnvelope({ items }, 2)).toEqual(items.slice(0, 2));
    expect(readEnvelope({ items }, 9)).toEqual(items);
  });

  test.each([undefined, null, 'x', 0, {}, { items }, { length: 1, 0: 'x' }])('are no list in %j', (answer) => {
    expect(readList(answer)).toBeUndefined();
  });

  test.each([undefined, null, 'x', 0, {}, items, { meta: {} }, { items: {} }, { items: null }, { Items: items }])(
    'are in no envelope in %j',
    (answer) => expect(readEnvelope(answer)).toBeUndefined(),
  );
});
