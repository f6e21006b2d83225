import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTING, normaliseSetting, type Setting } from '../../../../demo/setting/setting.ts';
import {
  changeLook,
  NO_LOOK,
  overrules,
  ownLook,
  readLook,
  withLook,
  withoutLook,
} from '../../../../demo/setting/stories/look.ts';
import { ALL_STORIES, findStory } from '../../../../demo/setting/stories/stories.ts';
import { manifest } from '../../manifest.ts';

const told = (id: string): Setting => findStory(id)?.setting ?? expect.fail(`There is no story ${id}.`);
const masonry = told('masonry');
const shop = told('in-a-shop');

describe('the look that a person set', () => {
  test('stays in every story, whatever the story looks like', () => {
    const look = { '--ws-accent': '#b3261e', 'part.card': 'border: 0', design: 'note', layout: '', preset: 'soft' };
    for (const { id, setting } of ALL_STORIES) {
      const { attributes, properties, parts, preset } = normaliseSetting(withLook(setting, look), manifest);
      expect([properties['--ws-accent'], parts['card'], preset], id).toEqual(['#b3261e', 'border: 0', 'soft']);
      expect(attributes['layout'], id).toBeUndefined();
      expect(attributes['design'], id).toBe(setting.tag === 'ws-post-card' ? undefined : 'note');
    }
  });

  test('is what is not of the story, and what the story has and it has not', () => {
    expect(ownLook(shop, shop)).toEqual(NO_LOOK);
    const { attributes, properties } = shop;
    const setting = {
      ...shop,
      attributes: { ...attributes, layout: 'list', heading: 'News', 'feed-id': 'mine' },
      properties: { '--ws-radius': properties['--ws-radius'] ?? '' },
    };
    const look = { '--ws-accent': '', layout: 'list' };
    expect(ownLook(setting, shop)).toEqual(look);
    const next = withLook(told('in-a-club-s-site'), look);
    expect([next.attributes['layout'], next.properties]).toEqual(['list', { '--ws-surface': expect.any(String) }]);
  });

  test('grows by each change, and loses nothing that a story happens to have as well', () => {
    const grid = told('grid');
    const ofAll = changeLook({ layout: 'grid', preset: 'soft' }, grid, { ...grid, preset: 'paper' }, grid);
    expect(ofAll).toEqual({ layout: 'grid', preset: 'paper' });
    expect(changeLook(ofAll, grid, { ...grid, posts: [{ title: 'A' }] }, grid)).toBe(ofAll);
    const dark = { ...masonry, attributes: { ...masonry.attributes, theme: 'dark' } };
    expect(changeLook(NO_LOOK, masonry, dark, masonry)).toEqual({ theme: 'dark' });
    expect(changeLook({ theme: 'dark' }, dark, masonry, masonry)).toEqual(NO_LOOK);
  });

  test('takes the place of the story’s own where that is another', () => {
    expect(overrules({ layout: 'grid' }, masonry)).toBe(true);
    expect(overrules({ layout: '' }, masonry)).toBe(true);
    expect(overrules({ layout: 'masonry', '--ws-accent': 'red' }, masonry)).toBe(false);
  });

  test('goes when it is reset, and all else stays', () => {
    const setting = { ...DEFAULT_SETTING, attributes: { 'feed-id': 'a', heading: 'News' } };
    const look = { '--ws-gap': '2em', 'part.title': 'color: red', theme: 'dark', preset: 'paper' };
    expect(withoutLook(withLook(setting, look))).toEqual(setting);
  });

  test.each(['', '{', 'null', '7', '["a"]', '{"--ws-gap": {}}'])('is none where what was kept is %s', (json) => {
    expect(Object.values(withLook(masonry, readLook(json)).properties)).toEqual([]);
  });

  test('is read as it was kept', () => {
    expect(readLook('{"--ws-gap":"2em","__proto__":"x"}')['--ws-gap']).toBe('2em');
  });
});
