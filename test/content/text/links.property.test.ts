import { describe, expect, test } from 'vitest';
import { readLinks } from '../../../src/content/text/links.ts';
import { readUrl } from '../../../src/model/url-gate.ts';
import { fc, holds } from '../../support/property.ts';
import { oddString } from '../../support/wire.ts';
import { EXPLANATIONS } from './link-explanations.ts';
import { type Difference, linkDifferences } from './link-oracle.ts';
import { noisyText, piece, proseWithUrls } from './made-texts.ts';

const isUnexplained = (difference: Difference): boolean => !EXPLANATIONS.some(([, explains]) => explains(difference));

describe('any text', () => {
  test('is never lost, not a character of it, and its links lead where they say', () =>
    holds(
      fc.property(fc.oneof(noisyText, oddString), (text) => {
        const pieces = readLinks(text);
        expect(pieces.map((one) => (typeof one === 'string' ? one : one.text)).join('')).toBe(text);
        for (const [i, one] of pieces.entries()) {
          if (typeof one === 'string') expect(one !== '' && typeof pieces[i + 1] !== 'string').toBe(true);
          else expect(one.url).toBe(readUrl(one.text.replace(/^www\./i, 'https://$&')) ?? 'no URL');
        }
      }),
      3000,
    ));

  test('is split as linkify-it would, or there is a reason', () =>
    holds(
      fc.property(
        fc.oneof(
          noisyText,
          proseWithUrls.map(({ text }) => text),
        ),
        (text) => {
          expect(linkDifferences(text).filter(isUnexplained)).toEqual([]);
        },
      ),
      7000,
    ));
});

test('prose has the links that were put into it, whatever stands around them', () =>
  holds(
    fc.property(proseWithUrls, ({ text, urls }) => {
      const found = readLinks(text).flatMap((one) => (typeof one === 'string' ? [] : [one.text]));
      expect(found).toEqual(urls);
    }),
    3000,
  ));

test.each(EXPLANATIONS)('each reason to part from linkify-it is needed: %s', (example, explains) => {
  expect(linkDifferences(example).filter(explains)).not.toEqual([]);
});

const RATIO = 10;
/** The processor's time, the least of some tries: the clock tells of whatever else the machine does. */
const costMs = (text: string): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      readLinks(text);
      return process.cpuUsage(before).user / 1000;
    }),
  );

test('a long text takes time by its length, whatever it repeats', () =>
  holds(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), piece, (parts, start) => {
      const unit = parts.join('');
      const text = start + unit.repeat(Math.ceil(100_000 / unit.length));
      // By the square of its length it would take a hundred times as long.
      expect(costMs(text)).toBeLessThan(3 * RATIO * Math.max(1, costMs(text.slice(0, text.length / RATIO))));
    }),
    60,
  ));
