import { describe, expect, test } from 'vitest';
import { chooseDesign } from '../../src/designs/descriptors.ts';
import type { Post } from '../../src/model/post.ts';
import { post } from '../feed/batches.ts';

const words = (id: string): Post => post(id);
const pictured = (id: string): Post => ({
  ...post(id),
  media: [{ type: 'image', src: 'https://a.example/b.png', alt: '' }],
});
const elsewhere = (id: string): Post => ({ ...pictured(id), feedId: 'b' });
const four = (make: (id: string) => Post): Post[] => ['1', '2', '3', '4'].map(make);

describe('the design that posts choose', () => {
  test('is awaited in the shape of one workspace, or of several', () =>
    expect(['a', 'a b', ''].map((feedId) => chooseDesign([], { feedId }))).toEqual(['editorial', 'social', 'social']));

  test.each([
    ['is social for several workspaces', [pictured('1'), elsewhere('2')], 'social'],
    ['is editorial where one of the first has an image', [words('1'), words('2'), pictured('3')], 'editorial'],
    ['is note for words alone', four(words), 'note'],
    ['stays what it is when more posts come', [...four(words), pictured('5'), elsewhere('6')], 'note'],
  ])('%s', (_, posts, design) => expect(chooseDesign(posts)).toBe(design));
});
