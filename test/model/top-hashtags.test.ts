import { expect, test } from 'vitest';
import { topHashtags } from '../../src/model/top-hashtags.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';

const posts = (...texts: string[]) => texts.flatMap((text, i) => normalisePost({ id: String(i), text }) ?? []);

test('counts the posts that have a hashtag, however it is written, and knows it as it was first written', () => {
  const some = posts('#Été #bread', '#ete #BREAD #bread', '#new #ÉTÉ', '#cake');
  expect(topHashtags(some)).toEqual(['Été', 'bread', 'new', 'cake']);
  expect(topHashtags(posts('#Été, #été and #ETE'))).toEqual(['Été']);
});

test('counts a post once, however often it has a hashtag, and names those of more posts first', () => {
  expect(topHashtags(posts('#loud #LOUD #Loud', '#quiet', '#quiet'))).toEqual(['quiet', 'loud']);
});

test('counts thirty of one post at most', () => {
  const tags = Array.from({ length: 40 }, (_, i) => `tag${i}`);
  expect(topHashtags(posts(tags.map((tag) => `#${tag} #${tag}`).join(' ')))).toEqual(tags.slice(0, 30));
});

test('finds none where there is none', () => expect(topHashtags(posts('No tag', 'C# and a#b'))).toEqual([]));
