import { expect, test } from 'vitest';
import { languageByScript } from '../../../src/model/language/language-by-script.ts';
import { needsScript, ownLanguage, postLanguage } from '../../../src/model/language/post-language.ts';
import { normalisePost } from '../../../src/model/normalise-post.ts';
import cases from './post-languages.json' with { type: 'json' };
import rows from './scripts.json' with { type: 'json' };

const languageOf = (item: object, postsLang = ''): string => {
  const post = normalisePost(item);
  return post ? postLanguage(post, { postsLang, language: 'en', byScript: languageByScript }) : 'no post';
};

test.each(cases.told as [string, object, string, string][])(
  'the language of a post is the one that %s',
  (_, item, postsLang, language) => expect(languageOf(item, postsLang)).toBe(language),
);

test.each(cases.own as [string, string, string][])(
  'on a page in %j a post in %j has %j for its own',
  (language, lang, own) => {
    const post = normalisePost({ text: 'Words.', lang });
    expect(post && ownLanguage(post, { postsLang: '', language, byScript: languageByScript })).toBe(own);
  },
);

test.each([
  ...(rows as [string, string, string | null][]).flatMap(([text, , language]) =>
    language ? [[text, true] as const] : [],
  ),
  ...['Words', 'Слова', 'كلمات', 'शब्द', '字'].map((text) => [text, false] as const),
])('the script of a post is looked at where it may tell the language: %j: %j', (text, needs) => {
  const post = normalisePost({ text: `${text}.` }) ?? expect.fail('was dropped');
  expect([needsScript(post, ''), needsScript(post, 'el'), needsScript({ ...post, lang: 'el' }, '')]).toEqual([
    needs,
    false,
    false,
  ]);
});
