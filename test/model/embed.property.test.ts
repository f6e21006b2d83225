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

describe('any answer about an embed', () => {
  test('is a list of ids that it holds, each once, or none, and throws nothing', () =>
    holds(
      fc.property(anyEmbed, (json) => {
        const answer: unknown = JSON.parse(json);
        const embed = normaliseEmbed(answer);
        if (!embed) return;
        const sent = stringsIn(answer);
        expect(Object.keys(embed)).toEqual(['id', 'feedIds', 'leftOut']);
        expect(embed.id === '' || sent.has(embed.id)).toBe(true);
        expect(embed.feedIds.filter((id) => !sent.has(id) || id.trim() === '')).toEqual([]);
        expect(new Set(embed.feedIds).size).toBe(embed.feedIds.length);
      }),
    ));

  test('names every workspace that it names by a string, the first twenty or in number', () =>
    holds(
      fc.property(fc.array(oddString, { maxLength: 40, size: 'max' }), (feedIds) => {
        const named = [...new Set(feedIds.filter((id) => id.trim() !== ''))];
        const leftOut = Math.max(0, named.length - 20);
        expect(normaliseEmbed({ feedIds })).toEqual({ id: '', feedIds: named.slice(0, 20), leftOut });
      }),
    ));
});
