import { describe, expect, test } from 'vitest';
import { type Link, readLinks } from '../../../src/content/text/links.ts';
import links from './links.json' with { type: 'json' };

const urlsIn = (text: string) => readLinks(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));
const wordsOf = (piece: string | Link): string => (typeof piece === 'string' ? piece : piece.text);
const joined = (text: string) => readLinks(text).map(wordsOf).join('');

/** The processor's time: the clock tells of whatever else the machine does. */
function costMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
}

const U = 'https://example.com/a';

describe('plain text', () => {
  test.each(Object.values(links).flat())('%j has the links %j, and is never lost', (text = '', ...urls) => {
    expect(urlsIn(text)).toEqual(urls);
    expect(joined(text)).toBe(text);
  });

  test('has a hundred links at most; what follows stays text', () => {
    expect(urlsIn('www.a.b '.repeat(100))).toHaveLength(100);
    const pieces = readLinks('www.a.b '.repeat(200_000));
    expect(pieces).toHaveLength(200);
    expect(joined('www.a.b '.repeat(101))).toBe('www.a.b '.repeat(101));
    expect(pieces.at(-1)).toBe(` ${'www.a.b '.repeat(199_900)}`);
  });

  test('of what only looks like links is looked at as little: each try takes time', () => {
    expect(urlsIn('https://: '.repeat(100) + U)).toEqual([]);
    expect(urlsIn('https://: '.repeat(99) + U)).toEqual([U]);
    const units = ['https://: ', 'www.a. ', 'https://a%zz ', 'www.a(', 'www.a[', 'http://', 'www.'];
    expect(costMs(() => units.map((unit) => readLinks(unit.repeat(200_000))))).toBeLessThan(500);
  });

  test('with a very long tail of brackets does not hold up the page', () => {
    const text = `${U}${')'.repeat(20_000)}`;
    expect(costMs(() => expect(urlsIn(text)).toEqual([U]))).toBeLessThan(300);
  });
});
