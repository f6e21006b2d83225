import { expect, test } from 'vitest';
import { withhold } from '../../../demo/place/requested-origins.ts';
import type { Setting } from '../../../demo/setting/setting.ts';
import { findStory } from '../../../demo/setting/stories/stories.ts';
import { parseHtml } from '../snippets/parse-html.ts';

test('what would be requested elsewhere is left out, and the look stays', () => {
  const story = findStory('grid');
  if (!story) throw new Error('There is no such story.');
  const setting: Setting = {
    ...story.setting,
    baseUrl: 'https://evil.example',
    attributes: { 'feed-id': 'theirs', layout: 'masonry', lines: '3' },
    properties: { '--ws-accent': 'red', '--ws-surface': 'url(https://evil.example/x.png)' },
    parts: { title: 'color: red', card: 'background: url(//evil.example/x.png)' },
    slots: { header: '<p>Hello</p>', footer: '<img src="https://evil.example/x.png">' },
    posts: [{ title: 'A', image: 'https://evil.example/x.png' }],
    preset: 'paper',
  };
  expect(withhold(setting, story, parseHtml, 'https://studio.example/')).toEqual({
    ...story.setting,
    attributes: { 'feed-id': 'club', layout: 'masonry', lines: '3' },
    properties: { '--ws-accent': 'red' },
    parts: { title: 'color: red' },
    slots: { header: '<p>Hello</p>' },
    preset: 'paper',
  });
});
