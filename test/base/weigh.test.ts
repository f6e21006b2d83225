import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/base/weigh.ts';
import { collectGarbage } from '../source/collect-garbage.ts';

const MB = 1e6;

/** The text of a list of about a megabyte. */
function listOf(make: (index: number) => string): string {
  const items: string[] = [];
  for (let length = 0; length < MB; length += (items.at(-1)?.length ?? 0) + 1) items.push(make(items.length));
  return `[${items.join()}]`;
}

const heapBytes = async (): Promise<number> => {
  await collectGarbage();
  return process.memoryUsage().heapUsed;
};

describe('what JSON weighs', () => {
  test.each([
    [null, 8],
    [true, 8],
    [7, 8],
    ['', 32],
    ['abc', 38],
    [[], 72],
    [[1, 2], 88],
    [{}, 72],
    [{ ab: 1 }, 196],
    [{ ab: ['c'] }, 72 + 112 + 4 + 72 + 34],
  ])('%j: %i bytes', (json, bytes) => expect(weigh(json, Infinity)).toBe(bytes));

  test('is not counted past what is asked for: what is endless has a weight as well', () => {
    const endless: unknown[] = [];
    endless.push(endless, endless);
    expect(weigh(endless, 1000)).toBe(1008);
    expect(weigh('a'.repeat(500), 1032)).toBe(1032);
  });

  test('is past the bound where what reaches it just so holds something more', () => {
    expect(weigh([[]], 72)).toBe(144);
  });

  test('is counted of what is nested very deep', () => {
    expect(weigh(JSON.parse('['.repeat(1000) + ']'.repeat(1000)), Infinity)).toBe(72_000);
    let deep: unknown = 0;
    for (let i = 0; i < 1e5; i++) deep = [deep];
    expect(weigh(deep, Infinity)).toBe(7_200_008);
  });

  // A bound on what is weighed is one on what is held.
  test.each([
    ['empty objects', () => '{}'],
    ['empty lists', () => '[]'],
    ['numbers', () => '1'],
    ['one number in a list', () => '[1]'],
    ['lists in lists', () => '['.repeat(500) + ']'.repeat(500)],
    ['strings, each another', (i: number) => `"${i.toString(36)}"`],
    ['a key of its own for each', (i: number) => `{"${i.toString(36)}":0}`],
    ['two keys of its own for each', (i: number) => `{"a${i.toString(36)}":0,"b${i.toString(36)}":1}`],
    ['a place in a list for a key', (i: number) => `{"${i * 7919}":0}`],
    ['a far place in a list', () => '{"999999":0}'],
  ])('is not much less than the memory that it takes: %s', async (_, make) => {
    const text = listOf(make);
    const before = await heapBytes();
    const json: unknown = JSON.parse(text);
    const takenBytes = (await heapBytes()) - before;
    expect(weigh(json, Infinity)).toBeGreaterThan(0.75 * takenBytes - MB);
  });
});
