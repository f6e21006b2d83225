import { describe, expect, it } from 'vitest';
import { FORMS } from '../../../../demo/snippets/forms.ts';
import { type Language, tokenise } from '../../../../demo/snippets/text/highlight.ts';
import { fc, holds } from '../../../support/property.ts';
import { FEED, handoutOf } from '../handouts.ts';
import { HOSTILE_WORDS } from '../hostile-words.ts';

const LANGUAGES: readonly Language[] = ['html', 'css', 'js', 'tsx', 'sh', 'text'];

const joined = (code: string, language: Language): string => {
  const tokens = tokenise(code, language);
  return tokens.map(({ text }) => text).join('');
};

describe('code that is highlighted', () => {
  it.each(LANGUAGES)('stays exactly the same: %s', (language) => {
    const text = fc.string({ unit: fc.constantFrom(...'<>/"\'`{}()=&;:#@*-\n a1', '<a b="', '/*', '<!--', '<style>') });
    holds(fc.property(text, (code) => joined(code, language) === code));
    for (const words of HOSTILE_WORDS) expect(joined(words, language)).toBe(words);
  });

  it('stays the same in each form', () => {
    for (const form of FORMS) {
      const slots = { '': HOSTILE_WORDS.join(' ') };
      const handout = handoutOf({ ...FEED, slots, properties: { '--ws-accent': 'red' }, preset: 'paper' });
      for (const { code, language } of form.write(handout, { hasIntegrity: true, hasHints: true })) {
        expect(joined(code, language)).toBe(code);
      }
    }
  });

  it.each([
    ['<a href="/b">c</a>', 'html', 'a', 'tag'],
    ['<a href="/b">c</a>', 'html', 'href', 'name'],
    ['<a href="/b">c</a>', 'html', '"/b"', 'string'],
    ['<style>a { color: red }</style>', 'html', 'color', 'name'],
    ['ws-feed { --ws-gap: 1rem; }', 'css', '1rem', 'number'],
    ['return <p>a</p>;', 'tsx', 'p', 'tag'],
    ['const a: Promise<void> = b;', 'tsx', 'void', 'keyword'],
  ] as const)('tells what it is: in %s of %s, %s is a %s', (code, language, text, kind) => {
    expect(tokenise(code, language).find((token) => token.text === text)?.kind).toBe(kind);
  });
});
