import { describe, expect, test } from 'vitest';
import { languageOfTag, readLanguageTag } from '../../../src/model/language/language-tag.ts';
import { oddString } from '../../support/wire.ts';
import { fc, holds } from '../../support/property.ts';

describe('a language tag', () => {
  test('of any characters is one that Intl takes, or none, and is read the same again', () => {
    const part = fc.oneof(fc.constantFrom('de', 'Latn', 'AT', '419', '1996', 'valencia', 'x', 'u', 'nu'), oddString);
    const written = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('-'));
    return holds(
      fc.property(fc.oneof(written, oddString), (text) => {
        const tag = readLanguageTag(text);
        if (tag === undefined) return;
        expect(Intl.getCanonicalLocales(tag)).toHaveLength(1);
        expect(readLanguageTag(tag)).toBe(tag);
      }),
    );
  });

  test.each([
    ['pt-BR', 'pt'],
    ['ZH-hant', 'zh'],
    ['', ''],
  ])('%j is of the language %j', (tag, language) => expect(languageOfTag(tag)).toBe(language));
});
