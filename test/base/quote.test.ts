import { expect, test } from 'vitest';
import { quote } from '../../src/base/quote.ts';

test('what was written is told in one line', () => expect(quote('a\r\n"b"\u001b')).toBe('"a\\r\\n\\"b\\"\\u001b"'));
