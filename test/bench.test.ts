import { createHash, X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeCertificate } from '../bench/certificate.ts';
import { compare, isOver, median, type Round } from '../bench/compare.ts';
import { answer } from '../bench/posts.ts';
import { table } from '../bench/report.ts';
import type { Row } from '../bench/rows.ts';

const row: Row = { title: 'first card', unit: 'ms', leg: 'slow', figure: 'firstCardMs' };
const round = (ours: number, handWritten: number, blank = 0): Round => ({
  blank: { firstCardMs: blank },
  'hand-written': { firstCardMs: handWritten },
  ours: { firstCardMs: ours },
});

test.each([
  ['is the middle one', [9, 1, 2], 2],
  ['is the mean of the two in the middle', [9, 1, 2, 4], 3],
  ['leaves out what was not measured', [Number.NaN, 1], 1],
  ['is nothing of nothing', [], Number.NaN],
])('the median %s', (_, figures, expected) => expect(median(figures)).toBe(expected));

describe('a comparison', () => {
  test('takes the ratio of each round, so that a slow round is slow for both', () => {
    const compared = compare(row, [round(110, 100), round(1300, 1000), round(24, 20)]);
    expect(compared).toMatchObject({ ours: 110, handWritten: 100, ratio: 1.2, ratios: [1.1, 1.3] });
  });

  test('takes off what the empty page has, where a row says so, and has no ratio to nothing', () => {
    const compared = compare({ ...row, isOverBlank: true }, [round(130, 120, 100)]);
    expect(compared).toMatchObject({ ours: 30, handWritten: 20, ratio: 1.5 });
    expect(compare(row, [round(5, 0)]).ratio).toBeNaN();
  });
});

describe('a budget', () => {
  const compared = compare(row, [round(112.4, 100)]);

  test.each([
    { of: 'ratio', atMost: 1.12, over: false },
    { of: 'ratio', atMost: 1.11, over: true },
    { of: 'ours', atMost: 112, over: false },
    { of: 'ours', atMost: 111, over: true },
  ] as const)('of $atMost for $of is held to what the table shows', ({ of, atMost, over }) => {
    expect(isOver({ of, atMost }, row, compared)).toBe(over);
  });

  test('is not kept by what was not measured, and that is told in the table', () => {
    expect(isOver({ of: 'ratio', atMost: 1 }, row, compare(row, []))).toBe(true);
    const budget = { of: 'ratio', atMost: 1, mark: 0.9 } as const;
    expect(table([{ row, compared, budget }]).split('\n').at(-1)).toMatch(
      /^\| first card \| +100 ms \| 112 ms \| +1\.12 \| +1\.12–1\.12 \| +1\.00 \| +0\.90 \| OVER \|$/,
    );
  });
});

test('the posts of the bench come as many as are asked for, always the same, and end with the 130th', () => {
  const ask = (path: string): unknown => answer(new URL(path, 'https://api.test/feeds/valley/'));
  expect(ask('public-posts?limit=30')).toHaveLength(30);
  expect(ask('public-posts?limit=30')).toEqual(ask('public-posts?limit=30'));
  expect(ask('posts?$offset=100&$limit=30')).toHaveProperty('items.length', 30);
  expect(ask('posts?$offset=120&$limit=30')).toHaveProperty('items.length', 10);
});

test('the certificate of the bench is one for its hosts, signed by the key whose hash it tells', () => {
  const { cert, spkiHash } = makeCertificate(['site.test', 'api.test']);
  const read = new X509Certificate(cert);
  expect(read.checkHost('api.test')).toBe('api.test');
  expect(read.checkHost('other.test')).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  const key = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(key).digest('base64')).toBe(spkiHash);
});
