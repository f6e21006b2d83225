import { afterEach, describe, expect, test, vi } from 'vitest';
import { englishFormat } from '../../src/content/english-format.ts';
import { planRelative, SUNDAY } from '../../src/content/format.ts';
import { intlFormat } from '../../src/content/intl-format.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import { fc, holds } from '../support/property.ts';
import { anyItem } from '../support/wire.ts';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

/** Pairs whose second moment is now, on a clock in the time zone. */
type Row = [zone: string, date: string, now: string, plan: [number, Intl.RelativeTimeFormatUnit]];

/** Puts the clock into a time zone; that of the process is one of all its files, and of none of its threads. */
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
  afterEach(() => void vi.restoreAllMocks());

  test.each<Row>([
    ['UTC', '2026-11-23T12:00:00Z', '2026-11-23T12:00:59.999Z', [0, 'second']],
    ['UTC', '2026-11-23T12:00:00Z', '2026-11-23T12:01:59Z', [-1, 'minute']],
    ['UTC', '2026-11-22T22:00:00Z', '2026-11-23T01:00:00Z', [-3, 'hour']], // over midnight
    ['UTC', '2026-11-22T01:00:01Z', '2026-11-23T01:00:00Z', [-23, 'hour']],
    ['UTC', '2026-11-22T01:00:00Z', '2026-11-23T01:00:00Z', [-1, 'day']],
    ['UTC', '2026-11-21T12:00:00Z', '2026-11-23T11:00:00Z', [-2, 'day']], // Saturday noon, on a Monday
    ['UTC', '2026-11-17T23:59:00Z', '2026-11-23T00:01:00Z', [-6, 'day']],
    ['UTC', '2026-11-16T23:59:00Z', '2026-11-23T00:01:00Z', [-1, 'week']],
    ['UTC', '2026-11-15T12:00:00Z', '2026-11-23T12:00:00Z', [-2, 'week']], // Sunday of the week before the last
    ['UTC', '2026-10-24T12:00:00Z', '2026-11-23T12:00:00Z', [-5, 'week']],
    ['UTC', '2026-10-23T12:00:00Z', '2026-11-23T12:00:00Z', [-1, 'month']],
    ['UTC', '2026-10-01T12:00:00Z', '2026-11-30T12:00:00Z', [-1, 'month']], // as far as two may be
    ['UTC', '2026-01-31T12:00:00Z', '2026-03-31T12:00:00Z', [-2, 'month']],
    ['UTC', '2024-02-29T12:00:00Z', '2024-03-31T12:00:00Z', [-1, 'month']],
    ['UTC', '2024-02-29T12:00:00Z', '2025-02-28T12:00:00Z', [-1, 'year']],
    ['UTC', '2025-12-31T12:00:00Z', '2026-11-30T12:00:00Z', [-11, 'month']],
    ['UTC', '2025-01-01T12:00:00Z', '2026-12-31T12:00:00Z', [-1, 'year']], // nearly two
    ['UTC', '2024-12-31T12:00:00Z', '2026-01-01T12:00:00Z', [-2, 'year']], // hardly one
    ['UTC', '0001-01-01T12:00:00Z', '2026-11-23T12:00:00Z', [-2025, 'year']],
    // Where the clock stands decides, not how long ago it was.
    ['UTC', '2026-11-21T23:30:00Z', '2026-11-23T12:00:00Z', [-2, 'day']],
    [BERLIN, '2026-11-21T23:30:00Z', '2026-11-23T12:00:00Z', [-1, 'day']],
    [NEW_YORK, '2026-11-23T03:00:00Z', '2026-11-24T04:00:00Z', [-1, 'day']],
    ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-12-31T09:00:00Z', [-11, 'month']],
    // Days of 23 and of 25 hours.
    [BERLIN, '2026-03-28T22:59:00Z', '2026-03-29T22:00:00Z', [-2, 'day']],
    [BERLIN, '2026-03-28T12:00:00Z', '2026-03-29T11:00:00Z', [-23, 'hour']],
    [NEW_YORK, '2026-11-01T04:10:00Z', '2026-11-02T04:50:00Z', [-24, 'hour']],
  ])('in %s of %s at %s is %j, and as far ahead', (zone, date, now, [value, unit]) => {
    moveTo(zone);
    expect(planRelative(new Date(date), Date.parse(now))).toEqual([value, unit]);
    expect(planRelative(new Date(now), Date.parse(date))).toEqual([0 - value, unit]);
  });

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
const RAW = /null|undefined|NaN|\[object|Invalid|Infinity|-0\b/;

// What a timestamp of the service can say; its years have four figures.
const anyDate = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
// Beyond, Intl parts the figures of thousands of billions. Nobody claps as often.
const COUNT_MAX = 10 ** 15;
const anyCount = fc.oneof(
  fc.nat(),
  fc.maxSafeNat().map((count) => count % COUNT_MAX),
  fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.nat({ max: 9 })).map(([lead, power]) => lead * 10 ** power),
);
/** The browser's narrow no-break space is one of fashion. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

test('English says of any date and of any count what Intl says', () =>
  holds(
    fc.property(anyDate, anyDate, anyCount, (date, now, count) => {
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
        expect(text).not.toMatch(RAW);
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
