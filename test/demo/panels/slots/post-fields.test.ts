import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fieldsOf, markupFor } from '../../../../demo/panels/slots/post-fields.ts';

const POST = {
  id: 'a',
  feedImageUrl: 'https://api.example/a.svg',
  title: '',
  text: '<p>Hello</p>',
  media: [{ type: 'image', src: 'https://api.example/b.svg', alt: '' }],
  claps: 3,
  action: undefined,
  publishedAt: runInNewContext('new Date(0)') as Date,
  raw: { anything: 1 },
};

test('the fields of a post are the dotted paths that a template takes, whatever realm it is of', () => {
  const paths = 'id feedImageUrl title text media.0.type media.0.src media.0.alt claps publishedAt';
  expect(fieldsOf(POST).map(({ path }) => path)).toEqual(paths.split(' '));
  expect(fieldsOf(undefined)).toEqual([]);
});

test('each is shown as what it is', () => {
  const fields = [...fieldsOf(POST), { path: 'action.url', example: '' }];
  expect(Object.fromEntries(fields.map((one) => [one.path, markupFor(one)]))).toMatchObject({
    feedImageUrl: '<img data-ws-src="feedImageUrl" alt="">',
    'media.0.src': '<img data-ws-src="media.0.src" data-ws-alt="media.0.alt">',
    'action.url': '<a data-ws-href="action.url">Open</a>',
    text: '<div data-ws-html="text"></div>',
    claps: '<small data-ws-text="claps"></small>',
  });
});
