import { describe, expect, test } from 'vitest';
import { englishFormat as english } from '../../src/content/english-format.ts';
import { planRelative, SUNDAY } from '../../src/content/format.ts';

// The browser's own knowledge is the measure; of dates, too, in `format.test.ts`.
const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const whole = new Intl.NumberFormat('en');
const plural = new Intl.PluralRules('en');

const NOW = Date.UTC(2026, 6, 1, 12, 34, 56);
const UNITS_S = [1, 60, 3600, 86_400, 604_800, 2_629_800, 31_557_600];
const EDGES = [0, 0.5, 0.999, 1, 1.001, 1.5, 1.999, 2, 2.5, 3, 4.3, 5, 6, 7, 11, 12, 23, 24, 30, 59, 60, 99, 100];

const distancesS = UNITS_S.flatMap((unit) => EDGES.flatMap((edge) => [edge * unit, -edge * unit]));
const yearOne = new Date('0001-01-01T12:00:00Z'); // which stands for no date in many systems

const powers = Array.from({ length: 16 }, (_, power) => 10 ** power).filter(
  (power) => power <= Number.MAX_SAFE_INTEGER,
);
const counts = [
  ...Array.from({ length: 120 }, (_, i) => i),
  ...powers.flatMap((power) =>
    [0.9949, 0.995, 0.9994, 0.9995, 1, 1.049, 1.05, 1.25, 1.95, 2.5, 4.35, 9.49, 9.5, 9.949, 9.95, 9.96].map((lead) =>
      Math.round(lead * power),
    ),
  ),
  ...powers.flatMap((power) => [power - 1, power + 1]),
  ...Array.from({ length: 300 }, (_, i) => Math.round(1.13 ** i)).filter(Number.isSafeInteger),
  Number.MAX_SAFE_INTEGER,
];

describe('English says what Intl says', () => {
  test(`of ${distancesS.length} distances`, () => {
    for (const date of [...distancesS.map((seconds) => new Date(NOW + seconds * 1000)), yearOne])
      expect(english.relative(date, NOW), date.toISOString()).toBe(inWords.format(...planRelative(date, NOW, SUNDAY)));
  });

  test(`of ${counts.length} counts`, () => {
    for (const count of counts) {
      expect(english.compact(count), `${count}`).toBe(compact.format(count));
      expect(english.whole(count), `${count}`).toBe(whole.format(count));
      expect(english.category(count), `${count}`).toBe(plural.select(count));
    }
  });
});
