import { describe, expect, test } from 'vitest';
import { findWrong } from '../../../../demo/panels/translate/judge-catalogue.ts';
import { CATALOGUES } from '../../../../src/content/catalogues.ts';
import { english } from '../../../../src/content/english.ts';
import wrong from './wrong.json' with { type: 'json' };

const ENGLISH = {
  share: 'Share',
  position: '{number} of {count}',
  claps: { one: '{count} clap', other: '{count} claps' },
};

describe('what is wrong with a catalogue', () => {
  test.each(wrong)('is $what', ({ written, problem }) => {
    expect(findWrong(ENGLISH, written, 'de')).toEqual([problem]);
  });

  test('is a number that is not said, where a form has several', () => {
    const claps = { one: '{count}', few: 'malo', many: '{count}', other: '{count}' };
    expect(findWrong(ENGLISH, { claps }, 'pl')).toEqual(['claps has no placeholder, but English has {count}, in few']);
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
