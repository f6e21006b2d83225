import { expect, test } from 'vitest';
import { englishFormat } from '../../src/content/english-format.ts';
import { planRelative } from '../../src/content/format.ts';
import { intlFormat } from '../../src/content/intl-format.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import { fc, holds } from '../support/property.ts';
import { anyItem } from '../support/wire.ts';

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
