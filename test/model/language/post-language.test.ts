import { describe, expect, test } from 'vitest';
import { isWithin, postLanguage } from '../../../src/model/language/post-language.ts';
import { normalisePost } from '../../../src/model/normalise-post.ts';

const languageOf = (item: object, postsLang = ''): string => {
  const post = normalisePost(item);
  return post ? postLanguage(post, { postsLang, language: 'en' }) : 'no post';
};

describe('the language of a post', () => {
  test('is the one that the service tells, before what the owner and its script say', () =>
    expect(languageOf({ text: 'Καλημέρα', lang: 'grc' }, 'el')).toBe('grc'));
  test('is the one that the owner tells, before what its script says', () =>
    expect(languageOf({ text: 'Καλημέρα' }, 'el-polyton')).toBe('el-polyton'));
  test('is the one of its script, in its title or its text', () =>
    expect([languageOf({ text: 'Καλημέρα' }), languageOf({ title: 'Καλημέρα' })]).toEqual(['el', 'el']));
  test('is unknown where nobody tells it', () => expect(languageOf({ text: 'Guten Morgen' })).toBe(''));
});

test.each([
  ['en', 'en', true],
  ['en-GB', 'en', true],
  ['EN-gb', 'en', true],
  ['zh-Hant-TW', 'zh-Hant', true],
  ['en', 'en-GB', false],
  ['fil', 'fi', false],
  ['', 'de', false],
  ['de', 'fr', false],
])('a page in %j is in %j: %s', (page, language, is) => expect(isWithin(page, language)).toBe(is));
