import { describe, expect, test } from 'vitest';
import { findMissing, findWrong, sayMissing } from '../../../../demo/panels/translate/judge-catalogue.ts';
import { CATALOGUES } from '../../../../src/content/catalogues.ts';
import { english } from '../../../../src/content/english.ts';

const ENGLISH = {
  share: 'Share',
  position: '{number} of {count}',
  claps: { one: '{count} clap', other: '{count} claps' },
};

const AND_BOTH = ', and English has {count} {number}';
const ONE = { one: '{count}' };
const FEW = 'claps has the plural category few, which the language has not';
const NO_NUMBER = 'claps has no placeholder, and English has {count}, in other';

describe('what is wrong with a catalogue', () => {
  test.each([
    ['a key that no English has', { shares: 'Teilen' }, 'shares is no message: no English has it'],
    ['a key of all objects', { constructor: 'Teilen' }, 'constructor is no message: no English has it'],
    ['what is no text', { share: 7 }, 'share is no text'],
    ['forms where there is one text', { share: { other: 'Teilen' } }, 'share is no text'],
    ['a placeholder too many', { share: '{count} Teilen' }, 'share has {count}, and English has none'],
    ['a placeholder less', { position: '{number}' }, 'position has {number}' + AND_BOTH],
    ['one in other letters', { position: '{Number} {count}' }, 'position has {Number} {count}' + AND_BOTH],
    ['one text where there are forms', { claps: '{count}' }, 'claps is no text for each plural category'],
    ['null', { claps: null }, 'claps is no text for each plural category'],
    ['a form that is no text', { claps: { one: 1, other: '{count}' } }, 'claps is no text, in one'],
    ['a form less', { claps: { other: '{count}' } }, 'claps lacks the plural category one'],
    ['a form of other languages', { claps: { ...ONE, few: '{count}', other: '{count}' } }, FEW],
    ['a form for all numbers that says none', { claps: { ...ONE, other: 'viele' } }, NO_NUMBER],
  ])('is %s', (_, written, problem) => {
    expect(findWrong(ENGLISH, written, 'de')).toEqual([problem]);
  });

  test('is a number that is not said, where a form has several', () => {
    const claps = { one: '{count}', few: 'malo', many: '{count}', other: '{count}' };
    expect(findWrong(ENGLISH, { claps }, 'pl')).toEqual(['claps has no placeholder, and English has {count}, in few']);
  });

  test.each([
    {},
    { share: 'Teilen' },
    { position: '{count}: {number}' },
    { claps: { one: 'Applaus', other: '{count}-mal Applaus' } },
  ])('is nothing that is missing, in another order, or a form of one number that leaves it out: %j', (written) => {
    expect(findWrong(ENGLISH, written, 'de')).toEqual([]);
  });

  test.each(Object.entries(CATALOGUES))('is nothing, in %s', async (language, load) => {
    const { messages } = (await load?.()) ?? { messages: {} };
    expect(findWrong(english, messages, language)).toEqual([]);
  });
});

describe('what is missing', () => {
  test('are the keys of the English that nobody has translated', () => {
    expect(findMissing(ENGLISH, {})).toEqual(['share', 'position', 'claps']);
    expect(findMissing(ENGLISH, { share: 'Teilen', other: 'Anderes' })).toEqual(['position', 'claps']);
  });

  test('is told in one line, by language', () => {
    expect(sayMissing(ENGLISH, { de: { share: 'Teilen' }, fr: { ...ENGLISH } })).toBe(
      'Messages missing, which are said in English: de (position, claps).',
    );
    expect(sayMissing(ENGLISH, { de: ENGLISH, fr: ENGLISH })).toBe('No message is missing in any of 2 languages.');
  });
});
