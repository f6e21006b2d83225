import { expect, test } from 'vitest';
import { normaliseEmbed } from '../../src/model/embed.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer, oddString, stringsIn } from '../support/wire.ts';

const NO_LISTS = [
  {},
  { id: 'town' },
  { feedIds: 'bakery' },
  { feedIds: { 0: 'bakery', length: 1 } },
  { feedIds: null },
];

test.each([undefined, null, 'town', [[]], [['bakery']], ...NO_LISTS])('%j is no embedded integration', (answer) => {
  expect(normaliseEmbed(answer)).toBeUndefined();
});

test('an embed is its id and its workspaces, each once and only by a string; the case of an id tells', () => {
  const answer = { id: 'town', feedIds: ['a', 'A', 'a', '', ' ', 5, null, ['b'], {}, '__proto__', 'a '], more: 1 };
  expect(normaliseEmbed(answer)).toEqual({ id: 'town', feedIds: ['a', 'A', '__proto__', 'a '], leftOut: 0 });
  expect(normaliseEmbed({ id: 7, feedIds: [] })).toEqual({ id: '', feedIds: [], leftOut: 0 });
});

test('an embed is a list of ids that the answer holds, or none, whatever the answer, and throws nothing', () =>
  holds(
    fc.property(anyAnswer, (json) => {
      const answer: unknown = JSON.parse(json);
      const embed = normaliseEmbed(answer);
      const sent = stringsIn(answer);
      if (embed) expect([...embed.feedIds, embed.id].filter((id) => id !== '' && !sent.has(id))).toEqual([]);
    }),
  ));

test('an embed names every workspace that it names by a string, the first twenty of them, and how many it leaves out', () =>
  holds(
    fc.property(fc.array(oddString, { maxLength: 40, size: 'max' }), (feedIds) => {
      const named = [...new Set(feedIds.filter((id) => id.trim() !== ''))];
      const leftOut = Math.max(0, named.length - 20);
      expect(normaliseEmbed({ feedIds })).toEqual({ id: '', feedIds: named.slice(0, 20), leftOut });
    }),
  ));
