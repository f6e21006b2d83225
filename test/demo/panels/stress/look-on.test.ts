import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTING, normaliseSetting, type Setting } from '../../../../demo/setting/setting.ts';
import { lookOn } from '../../../../demo/panels/stress/look-on.ts';
import { manifest } from '../../manifest.ts';

const on = (setting: Setting): Setting => normaliseSetting(lookOn(setting, 'odd', 'dark'), manifest);

describe('a look on the posts that looks are judged by', () => {
  test('asks nobody but the local service, whatever its posts were', () => {
    const mine: Setting = {
      ...DEFAULT_SETTING,
      tag: 'ws-embed',
      baseUrl: 'https://api.mine.example',
      attributes: { 'embed-id': 'town', org: 'valley', layout: 'grid' },
      posts: [{ title: 'Mine' }],
    };
    expect(on(mine)).toMatchObject({
      tag: 'ws-feed',
      baseUrl: '',
      attributes: { layout: 'grid', 'feed-id': 'odd', 'page-size': '30' },
      posts: [],
    });
    expect(Object.keys(on(mine).attributes)).toHaveLength(3);
  });
});
