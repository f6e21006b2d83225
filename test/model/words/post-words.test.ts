import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../../src/model/normalise-post.ts';
import type { Post } from '../../../src/model/post.ts';
import { hashtagsIn, wordsOf } from '../../../src/model/words/post-words.ts';

const post = (fields: object): Post => normalisePost({ id: '1', ...fields }) ?? expect.fail('was dropped');

/** What of a text is searched. */
const wordsIn = (text: string): string => wordsOf(post({ text })).replaceAll('\0', '').trim();

test.each([
  // Inline elements are no end of a word, all others are.
  ['w<b>or</b>d', 'word'],
  ['w<B class="a b">or</B >d', 'word'],
  ['w<a href="https://a.example/?b=c">or</a>d', 'word'],
  ['one<wbr>two', 'onetwo'],
  ['one<br>two', 'one two'],
  ['one<br/>two', 'one two'],
  ['<p>one</p><p class="x">two</p>', 'one two'],
  ['one<bdi>two</bdi>', 'one two'],
  ['one<strongest>two', 'one two'],
  ['<li>one<li>two', 'one two'],
  // What is no tag stays.
  ['a < b > c', 'a < b > c'],
  ['a <3 <- </3 <>', 'a <3 <- </3 <>'],
  ['<b unclosed', '<b unclosed'],
  ['<b <i>word', '<b word'],
  // Character references.
  ['fish &amp; chips', 'fish & chips'],
  ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
  ['&LT;b&Gt;', '<b>'],
  ['one&nbsp;two', 'one two'],
  ['hy&shy;phen', 'hyphen'],
  ['&#233;t&#xe9; &#XE9;', 'ete e'],
  ['&#128512;&#x1F600;', '😀😀'],
  ['a&#0;b&#x0;c', 'a b c'],
  ['a&#1114111;b', 'a\u{10ffff}b'],
  ['a&#1114112;b&#x110000;c&#9999999;d', 'a b c d'],
  ['&#12345678; &#x1234567;', '&#12345678; &#x1234567;'],
  ['&foo; &toto; &x; &abcde; &amp', '&foo; &toto; &x; &abcde; &amp'],
  ['&#; &#x; &;', '&#; &#x; &;'],
  ['&amp;lt;', '&lt;'],
])('the words of a text: %j are %j', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

describe('the words of a post', () => {
  test('are its title, text, author and the label of its action, folded and apart from one another', () => {
    const action = { url: 'https://a.example/', label: 'Book É' };
    const all = post({ header: '<b>A</b>', text: 'B', author: 'C', ctaLink: action });
    expect(wordsOf(all)).toBe('<b>a</b> \0 b \0 c \0 book e');
    expect(wordsOf(post({ text: 'B' }))).toBe('\0 b \0 \0');
  });

  test('are read once, and again where the post was renewed', () => {
    const one = post({ text: 'before' });
    expect(wordsOf(one)).toContain('before');
    Object.assign(one, { text: 'changed by a script' });
    expect(wordsOf(one)).toContain('before');
    Object.assign(one, post({ text: 'after' }));
    expect(wordsOf(one)).toContain('after');
  });
});

describe('hashtags', () => {
  test.each([
    ['#One and #two, #one. #two', ['One', 'two', 'one']],
    ['https://a.example/page#top /#top &#top ##top', []],
    ['C# a#b 1#b _#b é#b &#39; &#x27; #', []],
    ['#1 #2024 #2024goals #_ #a_1', ['2024goals', 'a_1']],
    ['<a href="#not">#yes</a>', ['yes']],
    ['＃東京 #été #ﬁn', ['東京', 'été', 'fin']],
    ['#a-b #c.d (#e)', ['a', 'c', 'e']],
    ['&#35;no', ['no']],
  ])('of %j are %j', (text, tags) => expect(hashtagsIn(text)).toEqual(tags));

  test('are the first thirty', () => {
    const tags = Array.from({ length: 31 }, (_, i) => `t${i}`);
    expect(hashtagsIn(tags.map((tag) => `#${tag}`).join(' '))).toEqual(tags.slice(0, 30));
  });
});
