import { describe, expect, test, vi } from 'vitest';
import { englishFormat } from '../../src/content/english-format.ts';
import { planRelative, SUNDAY } from '../../src/content/format.ts';
import { intlFormat } from '../../src/content/languages.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import { fc, holds } from '../support/property.ts';
import { anyItem } from '../support/wire.ts';
import distances from './distances.json' with { type: 'json' };

/** Moves `Date` to a time zone. The process's own would change for all its files, and cannot change in a thread. */
function moveTo(timeZone: string): void {
  const wallOf = (date: Date): Date =>
    timeZone === 'UTC' ? date : new Date(`${date.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
  const replace = (method: 'getFullYear' | 'getMonth' | 'getTimezoneOffset', read: (date: Date) => number) =>
    vi.spyOn(Date.prototype, method).mockImplementation(function (this: Date) {
      return read(this);
    });
  replace('getFullYear', (date) => wallOf(date).getUTCFullYear());
  replace('getMonth', (date) => wallOf(date).getUTCMonth());
  replace('getTimezoneOffset', (date) => Math.round((date.getTime() - wallOf(date).getTime()) / 60_000));
}

describe('the distance from now', () => {
  test.each(distances)(
    'in $zone of $date at $now is $value $unit, and as far ahead',
    ({ zone, date, now, value, unit }) => {
      moveTo(zone);
      expect(planRelative(new Date(date), Date.parse(now))).toEqual([value, unit]);
      expect(planRelative(new Date(now), Date.parse(date))).toEqual([0 - value, unit]);
    },
  );

  test('is counted in weeks that begin as those of the language do', () => {
    const [saturday, sunday, nextSunday] = ['2026-11-14T12:00Z', '2026-11-15T12:00Z', '2026-11-22T12:00Z'];
    expect(planRelative(new Date(saturday), Date.parse(nextSunday))).toEqual([-1, 'week']);
    expect(planRelative(new Date(saturday), Date.parse(nextSunday), SUNDAY)).toEqual([-2, 'week']);
    expect(planRelative(new Date(sunday), Date.parse(nextSunday), SUNDAY)).toEqual([-1, 'week']);
  });

  test('is never NaN, not even of a date that is none', () =>
    expect(planRelative(new Date(NaN), 0)).toEqual([0, 'second']));
});

const LANGUAGES = ['en', 'de', 'ar', 'ja', 'he', 'pl', 'pt-BR', 'zh-Hans', 'fa', 'hi'];
const formats = [englishFormat, ...LANGUAGES.map(intlFormat)];
const inEnglish = intlFormat('en');

// The dates that a timestamp of the service can have: with years of four digits.
const anyDate = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
const UNITS_S = [1, 60, 3600, 86_400, 604_800, 2_629_800, 31_557_600];
const EDGES = [0, 0.5, 0.999, 1, 1.001, 1.5, 1.999, 2, 2.5, 3, 4.3, 5, 6, 7, 11, 12, 23, 24, 30, 59, 60, 99, 100];
/** Two moments: any, or with a difference at which a unit or a word begins or ends. */
const anyMoments = fc.oneof(
  fc.tuple(anyDate, anyDate),
  fc.tuple(anyDate, fc.constantFrom(...UNITS_S), fc.constantFrom(...EDGES), fc.boolean()).map((made) => {
    const [date, unitS, edge, isAhead] = made;
    return [date, new Date(date.getTime() + (isAhead ? 1000 : -1000) * unitS * edge)] as const;
  }),
);
// Above this, Intl groups the digits of compact numbers. No post has so many claps.
const COUNT_MAX = 10 ** 15;
/** Numbers that are only just rounded up to the next digit, or only just not. */
const LEADS = [0.9949, 0.995, 0.9994, 0.9995, 1, 1.049, 1.05, 1.25, 1.95, 2.5, 4.35, 9.49, 9.5, 9.949, 9.95, 9.96];
const anyCount = fc.oneof(
  fc.nat({ max: 120 }),
  fc.maxSafeNat().map((count) => count % COUNT_MAX),
  fc.tuple(fc.constantFrom(...LEADS), fc.nat({ max: 14 })).map(([lead, power]) => Math.round(lead * 10 ** power)),
  fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.nat({ max: 9 })).map(([lead, power]) => lead * 10 ** power),
);
/** Without narrow no-break spaces, which not every version of Intl uses. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

test('English says of any date and of any count what Intl says', () =>
  holds(
    fc.property(anyMoments, anyCount, ([date, now], count) => {
      expect(englishFormat.relative(date, now.getTime())).toBe(inEnglish.relative(date, now.getTime()));
      expect(englishFormat.absolute(date)).toBe(plain(inEnglish.absolute(date)));
      expect(englishFormat.day(date)).toBe(plain(inEnglish.day(date)));
      for (const say of ['compact', 'whole', 'category'] as const)
        expect(englishFormat[say](count)).toBe(inEnglish[say](count));
    }),
  ));

test('in any language the date and the claps of any post are told in words and figures, never as a raw value', () =>
  holds(
    fc.property(anyItem, fc.constantFrom(...formats), fc.nat(), (json, format, nowMs) => {
      const { publishedAt, claps } = normalisePost(JSON.parse(json)) ?? {};
      const dates = publishedAt
        ? [format.relative(publishedAt, nowMs), format.absolute(publishedAt), format.day(publishedAt)]
        : [];
      const counts = claps === undefined ? [] : [format.compact(claps), format.whole(claps), format.category(claps)];
      for (const text of [...dates, ...counts]) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/null|undefined|NaN|\[object|Invalid|Infinity|-0\b/);
      }
    }),
  ));

test('the distance between any two moments is a whole number of its unit, and the same ahead and ago', () =>
  holds(
    fc.property(anyDate, anyDate, (date, now) => {
      const [value, unit] = planRelative(date, now.getTime());
      const [back, sameUnit] = planRelative(now, date.getTime());
      expect([back + value, sameUnit]).toEqual([0, unit]);
      expect(Number.isInteger(value)).toBe(true);
      expect(value === 0).toBe(unit === 'second');
    }),
  ));
