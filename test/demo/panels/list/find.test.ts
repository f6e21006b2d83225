import { describe, expect, test } from 'vitest';
import { findControls, findStories } from '../../../../demo/panels/list/find.ts';
import { ALL_STORIES } from '../../../../demo/setting/stories/stories.ts';
import { manifest } from '../../manifest.ts';

const titles = (wanted: string): string[] =>
  findStories(wanted).flatMap(({ stories }) => stories.map(({ title }) => title));
const names = (wanted: string): string[] => findControls(wanted, 'ws-feed', manifest).map(({ name }) => name);

describe('a search finds stories', () => {
  test.each([
    ['gallery', ['Masonry', 'Images in a dialog']],
    ['columns', ['Grid', 'Masonry']],
    ['pictures', ['Images on demand']],
    ['lightbox', ['Images in a dialog']],
    ['--ws-radius', ['Custom properties']],
    ['grayscale', ['Parts']],
    ['ws-post-card', ['With a video']],
    ['privacy', ['Asks for consent first']],
    ['dark', ['Always dark']],
    ['theme paper', ['Theme: paper']],
    ['hide-posts', ['Pinned and hidden']],
    ['template', ['A card of your own']],
    ['ERRORS 404', ['No such workspace']],
  ])('by what they are about: %s', (wanted, found) => {
    expect(titles(wanted)).toEqual(expect.arrayContaining(found));
  });

  test('all of them where nothing is looked for, none where nothing fits', () => {
    expect(titles(' ')).toHaveLength(ALL_STORIES.length);
    expect(titles('quux')).toEqual([]);
    expect(titles('masonry').length).toBeLessThan(6);
  });
});

describe('a search finds what can be set', () => {
  test.each([
    ['columns', ['--ws-columns', '--ws-card-min']],
    ['gallery', ['lightbox', 'layout']],
    ['heading', ['heading-level']],
    ['corners', ['--ws-radius']],
    ['avatar', ['avatar']],
    ['cookies', ['consent']],
    ['footer', ['footer']],
  ])('by name and by words: %s', (wanted, found) => {
    expect(names(wanted)).toEqual(expect.arrayContaining(found));
  });

  test('the named ones first, and where they are set', () => {
    const [first] = findControls('columns', 'ws-feed', manifest);
    expect(first).toEqual({ tab: 'style', kind: 'custom property', name: '--ws-columns' });
    expect(findControls('', 'ws-feed', manifest)).toEqual([]);
    expect(findControls('feed-id', 'ws-post-card', manifest)).toEqual([]);
  });
});
