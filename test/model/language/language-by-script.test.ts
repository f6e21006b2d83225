import { describe, expect, test } from 'vitest';
import { languageByScript } from '../../../src/model/language/language-by-script.ts';
import rows from './scripts.json' with { type: 'json' };

describe('a language is told by its script where that leaves no doubt', () => {
  test.each(rows as [string, string, string | null][])('%j on a page in %s: %s', (text, page, language) => {
    expect(languageByScript(text, page) ?? null).toBe(language);
  });

  test('whatever a post of ten thousand letters is made of, at once', () => {
    const startMs = performance.now();
    for (const piece of ['ก', '<', '&', '&#1', 'https://', '@', 'の東']) languageByScript(piece.repeat(10_000), 'en');
    expect(performance.now() - startMs).toBeLessThan(200);
  });
});
