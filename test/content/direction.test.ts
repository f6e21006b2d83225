import { expect, test } from 'vitest';
import { directionOf } from '../../src/content/direction.ts';

test.each(['', '*', 'not a language', '-', 'de_', 'a', 'ar\n', 'ar"><script>'])('%j has no direction', (language) => {
  expect(directionOf(language)).toBeUndefined();
});

test.each([
  'ar',
  'ar-EG',
  'he',
  'fa',
  'ur',
  'yi',
  'ps',
  'sd',
  'ckb',
  'dv',
  'pa-Arab',
  'AR',
  'ff-Adlm',
  'myz',
  'nqo',
  'rhg-Rohg',
  'syr',
])('%s is written from right to left', (language) => {
  expect(directionOf(language)).toBe('rtl');
});

test.each(['en', 'de', 'ja', 'zh-Hans', 'pa', 'ar-Latn', 'ff', 'xx'])(
  '%s is written from left to right',
  (language) => {
    expect(directionOf(language)).toBe('ltr');
  },
);
