import { expect, test } from 'vitest';
import { sayRequest } from '../../../../demo/panels/consent/say-request.ts';

test.each([
  ['https://example.org', [], 'This link wants to show posts from example.org.'],
  [undefined, ['https://a.example:8443'], 'This link wants to show images from a.example:8443.'],
  ['https://a.example', ['https://a.example'], 'This link wants to show posts from a.example.'],
  [
    'https://a.example',
    ['https://b.example', 'https://c.example'],
    'This link wants to show posts from a.example and images from b.example and c.example.',
  ],
])('what a link wants is one sentence: %j %j', (posts, images, words) => {
  expect(sayRequest({ posts, images })).toBe(words);
});
