import { describe, expect, test } from 'vitest';
import { findControls, findStories } from '../../../../demo/panels/list/find.ts';
import { ALL_STORIES } from '../../../../demo/setting/stories/stories.ts';
import { manifest } from '../../manifest.ts';
import found from './found.json' with { type: 'json' };

const titles = (wanted: string): string[] =>
  findStories(wanted).flatMap(({ stories }) => stories.map(({ title }) => title));
const names = (wanted: string): string[] => findControls(wanted, 'ws-feed', manifest).map(({ name }) => name);

describe('a search finds stories', () => {
  test.each(Object.entries(found.stories))('by what they are about: %s', (wanted, expected) => {
    expect(titles(wanted)).toEqual(expect.arrayContaining(expected));
  });

  test('all of them where nothing is looked for, none where nothing fits', () => {
    expect(titles(' ')).toHaveLength(ALL_STORIES.length);
    expect(titles('quux')).toEqual([]);
    expect(titles('masonry').length).toBeLessThan(6);
  });
});

describe('a search finds what can be set', () => {
  test.each(Object.entries(found.controls))('by name and by words: %s', (wanted, expected) => {
    expect(names(wanted)).toEqual(expect.arrayContaining(expected));
  });

  test('the named ones first, and where they are set', () => {
    const [first] = findControls('columns', 'ws-feed', manifest);
    expect(first).toEqual({ tab: 'style', kind: 'custom property', name: '--ws-columns' });
    expect(findControls('', 'ws-feed', manifest)).toEqual([]);
    expect(findControls('feed-id', 'ws-post-card', manifest)).toEqual([]);
  });
});
