import { describe, expect, test } from 'vitest';
import { splitLede } from '../../../src/content/text/lede.ts';

describe('a first line that stands for a title', () => {
  test('is short, and an empty line is behind it', () => {
    expect(splitLede('River clean-up\n\nTwo hours, one river.')).toEqual([
      'River clean-up\n\n',
      'Two hours, one river.',
    ]);
  });

  test('ends as it may: with a letter, a question, an exclamation, a bracket', () => {
    for (const end of ['y', '?', '!', ')', '”', '🎉', '語', '؟'])
      expect(splitLede(`Open day${end}\n\nCome.`)?.[0], end).toBe(`Open day${end}\n\n`);
  });

  test('is found whatever the white space around the lines is', () => {
    for (const gap of ['\r\n\r\n', '\n \t\n', ' \n\n\n\n', '\n\u00A0\n  '])
      expect(splitLede(`Title${gap}Text`), JSON.stringify(gap)).toEqual([`Title${gap}`, 'Text']);
  });

  test('goes with the rest, so that nothing is left out', () => {
    const text = 'Title \r\n\r\n\n  First.\n\nSecond.';
    expect(splitLede(text)?.join('')).toBe(text);
  });
});

describe('a first line that does not stand for a title', () => {
  test('has no empty line behind it', () => {
    for (const text of ['', 'Title', 'Title\n', 'Title\nText', 'Title\nText\n\nMore', 'Title\n\n', '\n\nText'])
      expect(splitLede(text), JSON.stringify(text)).toBeUndefined();
  });

  test('is a paragraph: it is long, or ends as a sentence', () => {
    expect(splitLede(`${'a'.repeat(80)}\n\nText`)).toBeDefined();
    expect(splitLede(`${'a'.repeat(81)}\n\nText`)).toBeUndefined();
    for (const end of ['.', '…', '。', '．', '।', '۔'])
      expect(splitLede(`We are closed${end}\n\nText`), end).toBeUndefined();
  });

  test('is a salutation, or begins a list', () => {
    for (const end of [',', ':', ';', '،', '؛', '、', '，', '：', '；'])
      expect(splitLede(`Dear parents${end}\n\nText`), end).toBeUndefined();
  });

  test('has a URL, which is a link', () => {
    expect(splitLede('See https://example.com/a\n\nText')).toBeUndefined();
    expect(splitLede('See javascript:alert(1)\n\nText')).toBeDefined();
  });
});
