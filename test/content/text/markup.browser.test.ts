import { expect, it } from 'vitest';
import { decode } from '../../../src/card/prose.ts';
import { hasMarkup, hasTags } from '../../../src/content/text/markup.ts';
import cases from '../../../conformance/markup.json' with { type: 'json' };

it.each(cases.markup)('%j is markup', (text) => expect(hasTags(text)).toBe(true));

it.each(cases.text)('%j is text', (text) => expect(hasMarkup(text)).toBe(false));

it.each(cases.references)('%j is text as well, and says %j', (text, said) => {
  expect(hasTags(text ?? '')).toBe(false);
  expect(hasMarkup(text ?? '')).toBe(true);
  expect(decode(text ?? '')).toBe(said);
});
