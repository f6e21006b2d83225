import { describe, expect, test } from 'vitest';
import { normaliseSetting, type Setting } from '../../../../demo/setting/setting.ts';
import { readLook, withLook } from '../../../../demo/setting/stories/look.ts';
import { ALL_STORIES, findStory } from '../../../../demo/setting/stories/stories.ts';
import { manifest } from '../../manifest.ts';

const told = (id: string): Setting => findStory(id)?.setting ?? expect.fail(`There is no story ${id}.`);
const masonry = told('masonry');

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

  test.each(['', '{', 'null', '7', '["a"]', '{"--ws-gap": {}}'])('is none where what was kept is %s', (json) => {
    expect(Object.values(withLook(masonry, readLook(json)).properties)).toEqual([]);
  });

  test('is read as it was kept', () => {
    expect(readLook('{"--ws-gap":"2em","__proto__":"x"}')['--ws-gap']).toBe('2em');
  });
});
