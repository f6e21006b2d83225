import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakDelimiters, encodeDelimiters, joinDelimiters } from '../../../src/content/text/break-delimiters.ts';
import { fc, holds } from '../../support/property.ts';

const casesIn = <Case>(file: string): Case[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../conformance/light-dom', file), 'utf8')) as Case[];

type TextCase = Readonly<{ name: string; text: string; broken: string }>;

type UrlCase = Readonly<{ name: string; url: string; encoded: string }>;

describe('text in the page', () => {
  test.each(casesIn<TextCase>('texts.json'))('$name', ({ text, broken }) => {
    expect(breakDelimiters(text)).toBe(broken);
    expect(breakDelimiters(broken)).toBe(broken);
  });

  const texts = fc.string({ unit: fc.constantFrom(...'{}[]\\()$<>%?#@! aُ\n') });

  test('nothing of any text is a delimiter, and it can be made whole again', () => {
    holds(
      fc.property(texts, (text) => {
        const broken = breakDelimiters(text);
        expect(broken).not.toMatch(/\{[^\u2060]|[^\u2060][{}]|\}\}|\[[^\u2060]|\]\]|\\[^\u2060]|\$\$|<[%?]|[%?]>/);
        expect(joinDelimiters(broken)).toBe(text);
      }),
    );
  });
});

describe('a URL in the page', () => {
  test.each(casesIn<UrlCase>('urls.json'))('$name', ({ url, encoded }) => {
    expect(encodeDelimiters(url)).toBe(encoded);
    expect(encodeDelimiters(encoded)).toBe(encoded);
    expect(decodeURIComponent(encoded)).toBe(decodeURIComponent(url));
  });
});
