import { describe, expect, test } from 'vitest';
import { normaliseEmbed } from '../../src/model/embed.ts';

describe('an embedded integration', () => {
  test('is its id and its workspaces', () => {
    const answer = { id: 'town', created: '2025-03-14T08:30:00.000Z', feedIds: ['bakery', 'club'], more: 1 };
    expect(normaliseEmbed(answer)).toEqual({ id: 'town', feedIds: ['bakery', 'club'], leftOut: 0 });
  });

  const NO_LISTS = [
    {},
    { id: 'town' },
    { feedIds: 'bakery' },
    { feedIds: { 0: 'bakery', length: 1 } },
    { feedIds: null },
  ];

  test.each([undefined, null, 'town', [[]], [['bakery']], ...NO_LISTS])('is none where %j was sent', (answer) => {
    expect(normaliseEmbed(answer)).toBeUndefined();
  });

  test('names each workspace once, and only by a string; the case of an id tells', () => {
    const feedIds = ['a', 'A', 'a', '', ' ', 5, null, ['b'], {}, '__proto__', 'a '];
    expect(normaliseEmbed({ id: 7, feedIds })).toEqual({ id: '', feedIds: ['a', 'A', '__proto__', 'a '], leftOut: 0 });
  });

  test('names twenty workspaces at most, and tells how many it leaves out', () => {
    const feedIds = Array.from({ length: 100_000 }, (_, i) => `w${i}`);
    const embed = normaliseEmbed({ feedIds: ['w0', ...feedIds, 5] });
    expect(embed).toEqual({ id: '', feedIds: feedIds.slice(0, 20), leftOut: 99_980 });
    expect(normaliseEmbed({ feedIds: feedIds.slice(0, 20) })?.leftOut).toBe(0);
  });

  test('may name no workspace', () => {
    expect(normaliseEmbed({ id: 'nothing', feedIds: [] })).toEqual({ id: 'nothing', feedIds: [], leftOut: 0 });
  });
});
