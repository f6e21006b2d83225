import { expect, test } from 'vitest';
import { quote } from '../../src/base/log.ts';

test('what was written is quoted in one line, which no long value fills', () => {
  expect(quote('a\r\n"b"\u2028')).toBe('"a\\u000d\\u000a"b"\\u2028"');
  expect(['', 'x\n'].map((more) => quote('🙂'.repeat(200) + more))).toEqual(
    ['', '…'].map((end) => `"${'🙂'.repeat(200)}${end}"`),
  );
});
