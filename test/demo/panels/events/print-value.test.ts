import { expect, test } from 'vitest';
import { printValue, sumUp } from '../../../../demo/panels/events/print-value.ts';

const posts = Array.from({ length: 10 }, (_, index) => ({ id: String(index), title: `Post ${index}` }));

test('a detail is summed up in one line', () => {
  expect(sumUp({ posts, added: posts.slice(0, 1), hasMore: true, left: undefined })).toBe(
    'posts: 10 items, added: 1 item, hasMore: true',
  );
  expect(sumUp({ error: { kind: 'http', message: 'No.' }, feedId: 'a' })).toBe('error: http: No., feedId: a');
  expect(sumUp({ kind: 'http', message: 'No.' })).toBe('http: No.');
  expect(sumUp(undefined)).toBe('undefined');
  expect(sumUp({ text: 'a'.repeat(500) }).length).toBeLessThan(130);
});

test('a value is printed whole, but for long lists and texts', () => {
  expect(JSON.parse(printValue(posts))).toEqual([...posts.slice(0, 3), '… 7 more']);
  expect(printValue({ text: 'a'.repeat(500) })).toHaveLength('{\n  "text": "…"\n}'.length + 300);
  expect(printValue(undefined)).toBe('undefined');
});
