import { expect, test } from 'vitest';
import { quote } from '../../../src/base/told/tell.ts';

test('what was written is told in one line', () => expect(quote('a\r\n"b"\u2028')).toBe('"a\\u000d\\u000a"b"\\u2028"'));
