import { describe, expect, test } from 'vitest';
import { writeSetting } from '../../../../demo/setting/setting.ts';
import { ALL_STORIES as stories, findStory } from '../../../../demo/setting/stories/stories.ts';
import { THEMES } from '../../../../demo/base/themes.ts';
import { manifest } from '../../manifest.ts';
import { elementsOf } from '../../../../scripts/manifest/schema.ts';

const settings = stories.map(({ setting }) => setting);

describe('the stories', () => {
  test('have each a title and an address of their own', () => {
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
    expect(new Set(settings.map(writeSetting)).size).toBe(stories.length);
    for (const story of stories) expect(findStory(story.id)).toBe(story);
  });

  test('show each element, each layout, each theme and each preset', () => {
    const elements = elementsOf(manifest);
    expect(new Set(settings.map(({ tag }) => tag))).toEqual(new Set(elements.map(({ tagName }) => tagName)));
    for (const name of ['layout', 'more']) {
      const values = elements.flatMap(({ attributes }) => attributes.find((one) => one.name === name)?.values ?? []);
      const shown = new Set(settings.map(({ attributes }) => attributes[name] ?? values[0]));
      expect(values.filter((value) => value !== 'none' && !shown.has(value))).toEqual([]);
    }
    expect(new Set(settings.map(({ preset }) => preset).filter(Boolean))).toEqual(new Set(THEMES.keys()));
  });
});
