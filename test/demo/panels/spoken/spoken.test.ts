import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../../../demo/panels/spoken/read-aloud.ts';
import { hear, NOTHING_SPOKEN, sayKinds, sayTwins } from '../../../../demo/panels/spoken/spoken.ts';
import type { Sentence } from '../../../../demo/stage/spoken/sentence.ts';

const LINK: Sentence = {
  id: 'sentence 1',
  depth: 1,
  role: 'link',
  roleWords: 'link',
  name: 'Zum Beitrag',
  states: [],
  description: 'öffnet einen neuen Tab',
  lang: 'de',
  url: 'https://a.example/1',
  twinCount: 0,
};

describe('what is heard', () => {
  const announce = (text: string) =>
    ({ type: 'announcement', announcement: { at: new Date(0), text, isUrgent: false } }) as const;

  test('is kept beside what was heard before, the newest announcement first and no more than fifty', () => {
    let spoken = hear(NOTHING_SPOKEN, { type: 'sentences', sentences: [LINK] });
    spoken = hear(spoken, { type: 'point', id: LINK.id });
    for (let number = 1; number <= 60; number++) spoken = hear(spoken, announce(`${number} more posts`));
    expect(spoken).toMatchObject({ sentences: [LINK], at: LINK.id });
    expect(spoken.announced.map(({ text }) => text).slice(0, 2)).toEqual(['60 more posts', '59 more posts']);
    expect(spoken.announced).toHaveLength(50);
  });

  test('is counted by what people jump to', () => {
    const text: Sentence = { ...LINK, role: '', roleWords: '' };
    expect(sayKinds([text, LINK, LINK, { ...LINK, role: 'img' }])).toBe('2 links, 1 image');
    expect(sayKinds([text])).toBe('');
  });

  test('says how many have the same name, and what is the matter with that', () => {
    expect(sayTwins(LINK)).toBe('');
    expect(sayTwins({ ...LINK, twinCount: 1 })).toBe('Same name as another link, but leads elsewhere');
    expect(sayTwins({ ...LINK, url: '', twinCount: 3 })).toBe('Same name as 3 others');
  });
});

describe('what is read aloud', () => {
  test('is in the language of the screen reader for roles and states, and of the post for names', () =>
    expect(piecesOf({ ...LINK, states: ['collapsed'] })).toEqual([
      { text: 'link', lang: 'en' },
      { text: 'Zum Beitrag', lang: 'de' },
      { text: 'collapsed', lang: 'en' },
      { text: 'öffnet einen neuen Tab', lang: 'de' },
    ]));

  test('is in one piece where it is in one language', () =>
    expect(piecesOf({ ...LINK, lang: 'en' })).toEqual([
      { text: 'link, Zum Beitrag, öffnet einen neuen Tab', lang: 'en' },
    ]));
});
