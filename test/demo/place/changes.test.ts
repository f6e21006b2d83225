import { describe, expect, test } from 'vitest';
import { findChanges, goesOn, isSameSetting } from '../../../demo/place/changes.ts';
import { DEFAULT_SETTING, DEFAULT_STAGE } from '../../../demo/setting/setting.ts';

describe('what was changed', () => {
  test('is named by where it stands', () => {
    const after = {
      ...DEFAULT_SETTING,
      attributes: { heading: 'News' },
      posts: [{ title: 'A' }],
      stage: { ...DEFAULT_STAGE, widthPx: 360 },
    };
    expect(findChanges(DEFAULT_SETTING, after)).toEqual(['attributes.heading', 'posts.0', 'stage.widthPx']);
    expect(findChanges(after, after)).toEqual([]);
  });

  test('goes on with what was changed just before, where it is the same', () => {
    const heading = (atMs: number) => ({ paths: ['attributes.heading'], atMs });
    expect([900, 1100].map((atMs) => goesOn(heading(0), heading(atMs)))).toEqual([true, false]);
    expect(goesOn(heading(0), { paths: ['attributes.limit'], atMs: 1 })).toBe(false);
    expect(goesOn(undefined, heading(1))).toBe(false);
    // A color that is typed makes a theme at each letter, and some of it may stay.
    const all = (...paths: string[]) => ({ paths, atMs: 0 });
    const theme = all('properties.--ws-accent', 'properties.--ws-text');
    expect(goesOn(theme, all('properties.--ws-accent'))).toBe(true);
    expect(goesOn(theme, all('properties.--ws-radius'))).toBe(false);
    expect(goesOn(all('posts.0.text'), all('posts.0.text', 'posts.1.text'))).toBe(false);
  });
});

test('a setting is the same in whichever order it was set', () => {
  const one = { ...DEFAULT_SETTING, attributes: { 'feed-id': 'trouble-500~abc', limit: '3' } };
  expect(isSameSetting(one, { ...one, attributes: { limit: '3', 'feed-id': 'trouble-500~xyz' } })).toBe(true);
  expect(isSameSetting(one, { ...one, attributes: { limit: '3', 'feed-id': 'trouble-501' } })).toBe(false);
  expect(isSameSetting(one, { ...one, posts: [{ title: 'A' }] })).toBe(false);
});
