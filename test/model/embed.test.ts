import { describe, expect, test } from 'vitest';
import { normaliseEmbed } from '../../src/model/embed.ts';
import { fc, holds } from '../support/property.ts';
import { anyAnswer, anyJson, oddString, stringsIn } from '../support/wire.ts';

const anyId = fc.oneof(
  anyJson,
  oddString.map((id) => JSON.stringify(id)),
);
const anyEmbed = fc.oneof(
  fc.tuple(anyId, fc.array(anyId)).map(([id, feedIds]) => `{"id":${id},"feedIds":[${feedIds.join()}]}`),
  anyAnswer,
);

describe('an embedded integration', () => {
  test('is its id and its workspaces, and nothing else', () => {
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

  test('is a list of ids that it holds, or none, whatever the answer, and throws nothing', () =>
    holds(
      fc.property(anyEmbed, (json) => {
        const answer: unknown = JSON.parse(json);
        const embed = normaliseEmbed(answer);
        const sent = stringsIn(answer);
        if (embed) expect([...embed.feedIds, embed.id].filter((id) => id !== '' && !sent.has(id))).toEqual([]);
      }),
    ));

  test('names every workspace that it names by a string, the first twenty of them, and how many it leaves out', () =>
    holds(
      fc.property(fc.array(oddString, { maxLength: 40, size: 'max' }), (feedIds) => {
        const named = [...new Set(feedIds.filter((id) => id.trim() !== ''))];
        const leftOut = Math.max(0, named.length - 20);
        expect(normaliseEmbed({ feedIds })).toEqual({ id: '', feedIds: named.slice(0, 20), leftOut });
      }),
    ));
});
