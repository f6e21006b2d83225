import { describe, expect, test } from 'vitest';
import type { Sentence } from '../../../../demo/stage/spoken/sentence.ts';
import { markTwins } from '../../../../demo/stage/spoken/twins.ts';

const sentence = (id: number, role: string, name: string, url = ''): Sentence => ({
  id: `sentence ${id}`,
  depth: 0,
  role,
  roleWords: role,
  name,
  states: [],
  description: '',
  lang: '',
  url,
  twinCount: 0,
});

const countTwins = (sentences: readonly Sentence[]): number[] => markTwins(sentences).map(({ twinCount }) => twinCount);

describe('what cannot be told apart', () => {
  test('is links of one name that lead elsewhere, in whatever case they are written', () =>
    expect(
      countTwins([
        sentence(1, 'link', 'Read', 'https://a.example/1'),
        sentence(2, 'link', 'read', 'https://a.example/2'),
        sentence(3, 'link', 'Read the rest', 'https://a.example/3'),
      ]),
    ).toEqual([1, 1, 0]));

  test('is not links that lead to one place', () =>
    expect(
      countTwins([
        sentence(1, 'link', 'Read', 'https://a.example/1'),
        sentence(2, 'link', 'Read', 'https://a.example/1'),
        sentence(3, 'link', 'Read', 'https://a.example/2'),
      ]),
    ).toEqual([1, 1, 2]));

  test('is posts and buttons of one name, which lead nowhere', () =>
    expect(
      countTwins([
        sentence(1, 'article', 'News'),
        sentence(2, 'button', 'Share'),
        sentence(3, 'article', 'News'),
        sentence(4, 'button', 'Share'),
      ]),
    ).toEqual([1, 1, 1, 1]));

  test('is neither a link and its post, nor what nobody chooses by name', () =>
    expect(
      countTwins([
        sentence(1, 'article', 'News', 'https://a.example/1'),
        sentence(2, 'link', 'News', 'https://a.example/2'),
        sentence(3, 'img', 'A loaf'),
        sentence(4, 'img', 'A loaf'),
        sentence(5, '', '2 days ago'),
        sentence(6, '', '2 days ago'),
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0]));
});
