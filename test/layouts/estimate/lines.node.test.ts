import { describe, expect, it } from 'vitest';
import { countLines, widthOf } from '../../../src/layouts/estimate/lines.ts';

const WORDS = 'The quick brown fox jumps over the lazy dog and runs away. ';

describe('how many lines words take', () => {
  it('is one where they fit, and where there is nothing', () => {
    expect(countLines('', 10)).toBe(1);
    expect(countLines('Yes.', 10)).toBe(1);
    expect(countLines(WORDS.trim(), widthOf(WORDS))).toBe(1);
  });

  it('is never fewer where there is less room, and counts no further than it is asked', () => {
    const counts = [60, 40, 30, 20, 10, 5, 1].map((roomEm) => countLines(WORDS.repeat(20), roomEm));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(countLines(WORDS.repeat(10_000), 20, 12)).toBe(13);
  });

  it('begins a line where the author did, also an empty one, and further in where a list does', () => {
    expect(countLines('One\n\nTwo', 30)).toBe(3);
    const roomEm = widthOf('One two three') + 0.1;
    expect([countLines('One two three', roomEm), countLines('\tOne two three', roomEm)]).toEqual([1, 2]);
  });

  it('breaks no word that fits a line, and a longer one wherever it ends', () => {
    const roomEm = widthOf('breakfast') + 0.1;
    expect(countLines('a breakfast', roomEm)).toBe(2);
    expect(countLines('a'.repeat(1000), widthOf('a'.repeat(10)) + 0.1)).toBe(100);
  });

  it('breaks between any two letters of Chinese, and behind a hyphen or a slash', () => {
    expect(countLines('漢字'.repeat(10), 10)).toBe(2);
    for (const sign of '-/') expect(countLines(`nine${sign}letters`, widthOf(`nine${sign}`) + 1)).toBe(2);
  });

  it('takes no room for marks, however many a letter has', () => {
    expect(countLines('é'.repeat(10), widthOf('e'.repeat(10)) + 0.1)).toBe(1);
    expect(widthOf('a\u200d\u0301')).toBe(widthOf('a'));
  });

  it.each([0, -1, NaN])('ends in a room of %d, too', (roomEm) => {
    expect(countLines(WORDS, roomEm)).toBeLessThanOrEqual(WORDS.length + 1);
  });
});
