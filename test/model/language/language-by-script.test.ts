import { expect, test } from 'vitest';
import { languageByScript } from '../../../src/model/language/language-by-script.ts';
import rows from './scripts.json' with { type: 'json' };

test.each(rows as [string, string, string | null][])(
  'the language of %j on a page in %s is told by its script where that leaves no doubt: %s',
  (text, page, language) => expect(languageByScript(text, page) ?? null).toBe(language),
);
