import { expect, test } from 'vitest';
import { readMessages } from '../../src/content/read-messages.ts';

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
