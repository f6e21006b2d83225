import { expect, test } from 'vitest';
import { intlFormat } from '../../src/content/languages.ts';

const NOW = Date.UTC(2026, 6, 1, 12);
const HOUR_MS = 3_600_000;
const date = new Date(2026, 10, 21, 15, 41);

test('words by Intl are those of the language', () => {
  const german = intlFormat('de');
  expect(german.relative(new Date(NOW - 3 * HOUR_MS), NOW)).toBe('vor 3 Stunden');
  expect(german.relative(new Date(NOW - 24 * HOUR_MS), NOW)).toBe('gestern');
  expect(german.absolute(date)).toMatch(/^21\. November 2026 .*15:41$/);
  expect(german.day(date)).toBe('21.11.2026');
  expect(german.whole(1234)).toBe('1.234');
  const french = intlFormat('fr');
  expect(french.day(date)).toBe('21 nov. 2026');
  expect(french.compact(1234)).toMatch(/^1,2\sk$/);
  const arabic = intlFormat('ar');
  expect([0, 1, 2, 3, 11, 100].map(arabic.category)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect(arabic.relative(new Date(NOW - 24 * HOUR_MS), NOW)).toMatch(/\p{Script=Arabic}/u);
});
