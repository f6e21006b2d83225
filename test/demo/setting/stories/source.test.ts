import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTING, type Setting } from '../../../../demo/setting/setting.ts';
import { hasSameSource, ownSource, withoutSource, withSource } from '../../../../demo/setting/stories/source.ts';
import { findStory } from '../../../../demo/setting/stories/stories.ts';
import type { Story } from '../../../../demo/setting/stories/tell.ts';

const story = (id: string): Story => findStory(id) ?? expect.fail(`There is no story ${id}.`);

const masonry = story('masonry');
const start = story('two-lines-of-html');
const mine: Setting = { ...start.setting, baseUrl: 'https://api.mine.example', attributes: { 'feed-id': 'mine' } };

describe('the source that a person set', () => {
  test('is what is not of the story', () => {
    const { setting } = start;
    expect(ownSource(setting, start)).toBeUndefined();
    expect(ownSource({ ...setting, attributes: { ...setting.attributes, layout: 'list' } }, start)).toBeUndefined();
    const { baseUrl, attributes } = mine;
    expect(ownSource(mine, start)).toEqual({ baseUrl, attributes, posts: [] });
    expect(ownSource({ ...start.setting, posts: [{ title: 'A' }] }, start)?.posts).toEqual([{ title: 'A' }]);
    expect(ownSource({ ...DEFAULT_SETTING, attributes: { 'feed-id': 'mine' } }, undefined)).toBeDefined();
  });

  test('is none where the id of another visit counts the same requests', () => {
    const fails = story('fails-twice-then-works');
    const attributes = { ...fails.setting.attributes, 'feed-id': 'trouble-500-then-fine~abc123' };
    expect(ownSource({ ...fails.setting, attributes }, fails)).toBeUndefined();
    expect(hasSameSource({ ...fails.setting, attributes }, fails.setting)).toBe(true);
  });

  test('stays in the next story, whose look is its own', () => {
    const next = withSource(masonry, ownSource(mine, start));
    expect(next.baseUrl).toBe('https://api.mine.example');
    expect(next.attributes).toEqual({ ...masonry.setting.attributes, 'feed-id': 'mine' });
    expect(withSource(masonry, undefined)).toBe(masonry.setting);
  });

  test('stays as far as it was set: an id alone, an address alone, posts alone', () => {
    const none = { baseUrl: '', attributes: {}, posts: [] };
    const id = withSource(masonry, { ...none, attributes: { 'feed-id': 'museum' } });
    expect([id.baseUrl, id.attributes['feed-id']]).toEqual(['', 'museum']);
    const { baseUrl, attributes } = withSource(masonry, { ...none, baseUrl: 'https://a.example' });
    expect([baseUrl, attributes['feed-id'], attributes['layout']]).toEqual(['https://a.example', undefined, 'masonry']);
    const posts = withSource(masonry, { ...none, posts: [{ title: 'A' }] });
    expect([posts.posts, posts.attributes]).toEqual([[{ title: 'A' }], masonry.setting.attributes]);
  });

  test('is the card’s as well, which asks for nothing itself', () => {
    const card = withSource(story('with-text-alone'), { baseUrl: '', attributes: { 'feed-id': 'mine' }, posts: [] });
    expect(card.attributes).toEqual({});
    expect(card.stage.post).toBe('mine/0');
  });

  test.each(['several-workspaces-as-one', 'refused', 'hostile', 'no-id', 'pinned-and-hidden'])(
    'leaves alone a story that is about its source: %s',
    (id) => {
      expect(withSource(story(id), ownSource(mine, start))).toBe(story(id).setting);
    },
  );

  test('goes when it is reset, and the look stays', () => {
    const setting = { ...withSource(masonry, ownSource(mine, start)), preset: 'paper', posts: [{ title: 'A' }] };
    expect(withoutSource(setting, masonry)).toEqual({ ...masonry.setting, preset: 'paper' });
  });
});
