import { describe, expect, test } from 'vitest';
import { englishFormat as english } from '../../src/content/english-format.ts';
import { planRelative } from '../../src/content/format.ts';

// The browser's own knowledge is the measure; its narrow no-break space is one of fashion.
const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const whole = new Intl.NumberFormat('en');
const plural = new Intl.PluralRules('en');

const NOW = Date.UTC(2026, 6, 1, 12, 34, 56);
const UNITS_S = [1, 60, 3600, 86_400, 604_800, 2_629_800, 31_557_600];
const EDGES = [0, 0.5, 0.999, 1, 1.001, 1.5, 1.999, 2, 2.5, 3, 4.3, 5, 6, 7, 11, 12, 23, 24, 30, 59, 60, 99, 100];

const distancesS = UNITS_S.flatMap((unit) => EDGES.flatMap((edge) => [edge * unit, -edge * unit]));

const dates = [
  ...Array.from({ length: 24 }, (_, hour) => new Date(2026, hour % 12, hour + 1, hour, (hour * 7) % 60, 59, 999)),
  ...Array.from({ length: 12 }, (_, month) => new Date(2024, month + 1, 0)), // the last of each month
  ...Array.from({ length: 300 }, (_, i) => new Date(NOW - i * i * 40_000_003)),
  new Date(0),
  new Date(-1),
  new Date('1600-02-29T12:00:00Z'),
  new Date('0999-12-31T12:00:00Z'),
  new Date('9999-12-31T12:00:00Z'),
];

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
    for (const seconds of distancesS) {
      const date = new Date(NOW + seconds * 1000);
      const [value, unit] = planRelative(date, NOW);
      expect(english.relative(date, NOW), `${seconds} s`).toBe(inWords.format(value, unit));
    }
  });

  test('of a date that stands for none in many systems: the year 1', () => {
    const date = new Date('0001-01-01T12:00:00Z');
    expect(english.relative(date, NOW)).toBe(inWords.format(...planRelative(date, NOW)));
  });

  test(`of ${dates.length} moments and days`, () => {
    for (const date of dates) {
      expect(english.absolute(date)).toBe(plain(dayAndTime.format(date)));
      expect(english.day(date)).toBe(plain(day.format(date)));
    }
  });

  test(`of ${counts.length} counts`, () => {
    for (const count of counts) {
      expect(english.compact(count), `${count}`).toBe(compact.format(count));
      expect(english.whole(count), `${count}`).toBe(whole.format(count));
      expect(english.category(count), `${count}`).toBe(plural.select(count));
    }
  });
});

describe('English in examples', () => {
  const ago = (seconds: number) => english.relative(new Date(NOW - seconds * 1000), NOW);

  test('of distances', () => {
    expect([0, 60, 7200, 86_400, 3 * 86_400, 604_800].map(ago)).toEqual([
      'now',
      '1 minute ago',
      '2 hours ago',
      'yesterday',
      '3 days ago',
      'last week',
    ]);
    expect([-60, -7200, -86_400, -31_557_600].map(ago)).toEqual(['in 1 minute', 'in 2 hours', 'tomorrow', 'next year']);
  });

  test('of moments', () => {
    expect(english.absolute(new Date(2026, 10, 21, 15, 41))).toBe('November 21, 2026 at 3:41 PM');
    expect(english.absolute(new Date(2026, 4, 1, 0, 5))).toBe('May 1, 2026 at 12:05 AM');
    expect(english.absolute(new Date(2026, 4, 1, 12, 0))).toBe('May 1, 2026 at 12:00 PM');
    expect(english.day(new Date(2026, 8, 9))).toBe('Sep 9, 2026');
  });

  test('of counts', () => {
    expect([0, 999, 1000, 1249, 1250, 9949, 9950, 999_499, 999_500, 1e6, 1e9, 1e12].map(english.compact)).toEqual(
      '0 999 1K 1.2K 1.3K 9.9K 10K 999K 1M 1M 1B 1T'.split(' '),
    );
    expect([0, 999, 1000, 1_234_567].map(english.whole)).toEqual(['0', '999', '1,000', '1,234,567']);
  });
});
