import { expect, test } from 'vitest';
import { hasMarkup, hasTags, knowTags } from '../../../src/content/text/markup.ts';
import { HTML_TAGS } from '../../../src/server/html-tags.ts';
import cases from '../../../conformance/markup.json' with { type: 'json' };

test('without a browser, the same texts are markup as in one', () => {
  knowTags(HTML_TAGS);
  expect(cases.markup.filter((text) => !hasTags(text))).toEqual([]);
  expect(cases.text.filter(hasMarkup)).toEqual([]);
});
