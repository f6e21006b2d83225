import { describe, expect, test } from 'vitest';
import { Translation } from '../../../../demo/panels/translate/translation.ts';

const ENGLISH = {
  share: 'Share',
  position: '{number} of {count}',
  found: { one: '{count} post', other: '{count} posts' },
};

const german = new Translation('de', ENGLISH, { share: 'Teilen' });

describe('a translation', () => {
  test('has a field for each message, and one for each plural category of its language', () => {
    expect(german.fieldsOf('share')).toEqual([{ key: 'share', category: undefined, text: 'Teilen' }]);
    expect(german.fieldsOf('found').map(({ category }) => category)).toEqual(['one', 'other']);
    expect(new Translation('ar', ENGLISH, {}).fieldsOf('found')).toHaveLength(6);
    const [field, ...others] = new Translation('ja', ENGLISH, {}).fieldsOf('found');
    expect([field, others]).toEqual([{ key: 'found', category: 'other', text: '' }, []]);
  });

  test('takes what is written, and stays as it was itself', () => {
    const written = german.with({ key: 'position', category: undefined, text: '{number} von {count}' });
    expect([german.missing, written.missing]).toEqual([['position', 'found'], ['found']]);
    const counted = written.with({ key: 'found', category: 'other', text: '{count} Beiträge' });
    expect(counted.missing).toEqual([]);
    expect(counted.problemsOf('found')).toEqual(['lacks the plural category one']);
    expect(counted.with({ key: 'found', category: 'one', text: '{count} Beitrag' }).problemsOf('found')).toEqual([]);
  });

  test('lacks what is emptied, form by form', () => {
    expect(german.with({ key: 'share', category: undefined, text: '' }).missing).toContain('share');
    const one = german.with({ key: 'found', category: 'one', text: '{count} Beitrag' });
    expect(one.missing).not.toContain('found');
    expect(one.with({ key: 'found', category: 'one', text: '' }).missing).toContain('found');
  });

  test('says what is wrong with what is written, and nothing of what is missing', () => {
    expect(german.problemsOf('position')).toEqual([]);
    const wrong = german.with({ key: 'position', category: undefined, text: 'von {count}' });
    expect(wrong.problemsOf('position')).toEqual(['has {count}, but English has {count} {number}']);
  });

  test('is a file with its forms in the order of the language, named by its tag', () => {
    const { file } = new Translation('pt-AO', ENGLISH, {})
      .with({ key: 'found', category: 'other', text: 'b' })
      .with({ key: 'found', category: 'one', text: 'a' });
    expect(file.path).toBe('src/content/languages/pt-ao.ts');
    expect(file.text).toContain("  found: { one: 'a', other: 'b' },\n");
    expect(file.text).not.toContain('share');
  });
});
