import { expect, test } from 'vitest';
import { countHashtags } from '../../src/model/count-hashtags.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';

const posts = (...texts: string[]) => texts.flatMap((text, i) => normalisePost({ id: String(i), text }) ?? []);

test('counts the posts that have a hashtag, however it is written, and knows it as it was first written', () => {
  const some = posts('#Été #bread', '#ete #BREAD #bread', '#new #ÉTÉ', '#cake');
  expect(countHashtags(some, 9)).toEqual(['Été', 'bread', 'new', 'cake']);
  expect(countHashtags(some, 2)).toEqual(['Été', 'bread']);
});

test('finds none where there is none', () => expect(countHashtags(posts('No tag', 'C# and a#b'), 9)).toEqual([]));
