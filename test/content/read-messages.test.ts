import { expect, test } from 'vitest';
import { englishCards } from '../../src/content/languages/english/cards.ts';
import { englishControls } from '../../src/content/languages/english/controls.ts';
import { isPlural, type Plural, readMessages, sayCount } from '../../src/content/messages.ts';
import { fillPosition } from '../../src/content/words.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddString, wireObject } from '../support/wire.ts';

test.each(['', ' ', '{', "{'more': 'Older'}", 'more', '"more"', '7', 'true', 'null', '[]', '["more"]'])(
  'what is not a JSON object is told from one: %s',
  (json) => {
    expect(readMessages(json)).toBeUndefined();
  },
);

const NO_TEXTS = ['5', 'null', 'true', '[]', '{}', '{"other":"Older"}'].map((json) => ['more', json]);
const NO_PLURALS = ['5', 'null', '"{count} claps"', '[]', '{}', '{"one":"1"}', '{"other":5}', '{"other":null}'];

test.each([...NO_TEXTS, ...NO_PLURALS.map((json) => ['claps', json])])(
  'a message of the wrong type is left out, and the others are kept: %s as %s',
  (key, json) => {
    expect(readMessages(`{"${key}":${json},"retry":"Again"}`)).toEqual({ retry: 'Again' });
  },
);

test.each([
  ['as they are written', { more: 'Show older', 'rate-limited': 'Wait.' }],
  ['with a plural, of which one form is enough', { claps: { other: '{count} cheers' } }],
  ['of which there are none', {}],
])('messages are read %s', (_, messages) => expect(readMessages(JSON.stringify(messages))).toEqual(messages));

test('numbers are written wherever a message has a place for them', () => {
  expect(sayCount({ other: '{count} cheers, {count} in all' }, 'one', '7')).toBe('7 cheers, 7 in all');
  expect(fillPosition('{number} of {count} ({number}/{count})', '1', '7')).toBe('1 of 7 (1/7)');
});

const KEYS = Object.keys({ ...englishCards, ...englishControls });
const CATEGORIES: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const anyMessages = fc.oneof(
  wireObject(...KEYS, '__proto__', 'constructor'),
  fc.tuple(wireObject(...KEYS), wireObject(...CATEGORIES)).map(([all, claps]) => `{"claps":${claps},"all":${all}}`),
  anyJson,
  oddString,
);

test('any text as messages is texts by name, or none, and every sentence stays one, with its number where it has a place', () =>
  holds(
    fc.property(anyMessages, fc.constantFrom(...CATEGORIES), (written, category) => {
      const read = readMessages(written) ?? {};
      const sent = JSON.parse(Object.keys(read).length > 0 ? written : '{}') as Record<string, unknown>;
      for (const [key, said] of Object.entries(read)) {
        if (typeof said === 'string') expect([isPlural(key), said]).toEqual([false, sent[key]]);
        else expect([isPlural(key), typeof said.other]).toEqual([true, 'string']);
      }
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      const { claps }: { readonly claps: Plural } = { ...englishCards, ...read };
      const form = typeof claps[category] === 'string' ? claps[category] : claps.other;
      expect(sayCount(claps, category, '1,234')).toBe(form.replaceAll('{count}', '1,234'));
    }),
  ));
