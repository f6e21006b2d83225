import { describe, expect, test } from 'vitest';
import { englishCards } from '../../src/content/english/cards.ts';
import { englishControls } from '../../src/content/english/controls.ts';
import { isPlural, type Plural, sayCount } from '../../src/content/messages.ts';
import { readMessages } from '../../src/content/read-messages.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddString, wireObject } from '../support/wire.ts';

const english = { ...englishCards, ...englishControls };
const KEYS = Object.keys(english);
const CATEGORIES: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const ownerPlural = fc
  .record({
    other: fc.oneof(
      oddString.map((text) => JSON.stringify(text)),
      anyJson,
    ),
    forms: wireObject(...CATEGORIES),
  })
  .map(({ other, forms }) => `{${[forms.slice(1, -1), `"other":${other}`].filter(Boolean).join()}}`);
const anyMessages = fc.oneof(
  wireObject(...KEYS, '__proto__', 'constructor'),
  fc.tuple(wireObject(...KEYS), ownerPlural).map(([all, claps]) => `{"claps":${claps},"all":${all}}`),
  anyJson,
  oddString,
);

describe('any text as messages', () => {
  test('is texts by name, or none, and throws nothing', () =>
    holds(
      fc.property(anyMessages, (written) => {
        const read = readMessages(written);
        if (!read) return;
        const sent = JSON.parse(written) as Record<string, unknown>;
        for (const [key, said] of Object.entries(read)) {
          if (typeof said === 'string') expect([isPlural(key), said]).toEqual([false, sent[key]]);
          else expect([isPlural(key), typeof said.other]).toEqual([true, 'string']);
        }
        expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      }),
    ));

  test('leaves every sentence a sentence, with the number in it where there is a place for it', () =>
    holds(
      fc.property(anyMessages, fc.constantFrom(...CATEGORIES), (written, category) => {
        const messages = { ...english, ...readMessages(written) };
        expect(KEYS.filter((key) => !isPlural(key) && typeof messages[key as 'more'] !== 'string')).toEqual([]);
        const plural: Plural = messages.claps;
        const said = sayCount(plural, category, '1,234');
        expect(typeof said).toBe('string');
        const form = typeof plural[category] === 'string' ? plural[category] : plural.other;
        expect(said).toBe(form.replace('{count}', () => '1,234'));
      }),
    ));
});
