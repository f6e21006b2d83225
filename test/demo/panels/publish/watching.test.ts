import { describe, expect, test } from 'vitest';
import { isWatching, watch } from '../../../../demo/panels/publish/watching.ts';
import { DEFAULT_SETTING, normaliseSetting, type Setting } from '../../../../demo/setting/setting.ts';
import { ALL_STORIES } from '../../../../demo/setting/stories/stories.ts';
import { manifest } from '../../manifest.ts';

const after = (setting: Setting): Setting => normaliseSetting({ ...setting, ...watch(setting, 'bakery') }, manifest);

const FEED = { ...DEFAULT_SETTING, tag: 'ws-feed', attributes: { 'feed-id': 'club bakery', 'refresh-every': '60' } };

describe('the stage', () => {
  test('watches a workspace that it checks for new posts', () => {
    expect(isWatching(FEED, 'bakery')).toBe(true);
    expect(isWatching(FEED, 'bake')).toBe(false);
  });

  test.each<Partial<Setting>>([
    { baseUrl: 'https://api.example' },
    { posts: [{ title: 'Mine' }] },
    { tag: 'ws-embed' },
    { attributes: { 'feed-id': 'bakery' } },
    { attributes: { 'feed-id': 'bakery', 'refresh-every': 'often' } },
    { attributes: { 'refresh-every': '15' } },
  ])('does not where its posts are others, or stay as they are: %j', (changed) => {
    expect(isWatching({ ...FEED, ...changed }, 'bakery')).toBe(false);
  });

  test.each(ALL_STORIES)('can from each story: $title', ({ setting }) => {
    expect(isWatching(after(setting), 'bakery')).toBe(true);
  });

  test('looks as it did', () => {
    const setting = { ...FEED, preset: 'soft', attributes: { ...FEED.attributes, layout: 'grid', filter: 'rye' } };
    expect(after(setting)).toMatchObject({ preset: 'soft', stage: FEED.stage, tag: 'ws-feed' });
    expect(after(setting).attributes).toEqual({ 'feed-id': 'bakery', 'refresh-every': '15', layout: 'grid' });
  });
});
