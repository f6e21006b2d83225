import { describe, expect, it } from 'vitest';
import { FORMS } from '../../../../demo/snippets/forms.ts';
import { type Language, tokenise } from '../../../../demo/snippets/text/highlight.ts';
import { fc, holds } from '../../../support/property.ts';
import { FEED, handoutOf } from '../handouts.ts';
import { HOSTILE_WORDS } from '../hostile-words.ts';

const LANGUAGES: readonly Language[] = ['html', 'css', 'js', 'tsx', 'sh', 'text'];

const joined = (code: string, language: Language): string =>
  tokenise(code, language)
    .map(({ text }) => text)
    .join('');

const kindOf = (code: string, language: Language, text: string): string | undefined =>
  tokenise(code, language).find((token) => token.text === text)?.kind;

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

  it('tells what it is', () => {
    expect(kindOf('<a href="/b">c</a>', 'html', 'a')).toBe('tag');
    expect(kindOf('<a href="/b">c</a>', 'html', 'href')).toBe('name');
    expect(kindOf('<a href="/b">c</a>', 'html', '"/b"')).toBe('string');
    expect(kindOf('<style>a { color: red }</style>', 'html', 'color')).toBe('name');
    expect(kindOf('ws-feed { --ws-gap: 1rem; }', 'css', '1rem')).toBe('number');
    expect(kindOf('return <p>a</p>;', 'tsx', 'p')).toBe('tag');
    expect(kindOf('const a: Promise<void> = b;', 'tsx', 'void')).toBe('keyword');
  });
});
