import { describe, expect, test, vi } from 'vitest';
import { englishFormat } from '../../src/content/english-format.ts';
import { hasWords, isEnglish, loadWords, wordsOf } from '../../src/content/words.ts';

/** It has no messages, because each module of the elements has its own English words. */
const ENGLISH = { format: englishFormat, formatLang: undefined, messages: {} };
/** English on a page in another language. */
const FOREIGN = { ...ENGLISH, formatLang: 'en' };

describe('the words of a language', () => {
  test.each(['', 'en', 'EN', 'en-US', 'En-us'])('%j are those that are at hand', async (language) => {
    expect(hasWords(language)).toBe(true);
    await loadWords(language);
    expect(wordsOf(language)).toEqual({ language, ...ENGLISH });
  });

  test.each(['en-NZ', 'den', 'en-usa', 'x-en'])('%j are not taken for those', (language) => {
    expect(hasWords(language)).toBe(false);
  });

  // Each test below has a language that no other test loads, in this file or another: catalogues stay loaded.
  test('are English until its own are there, and are loaded once', async () => {
    expect([hasWords('de-LU'), wordsOf('de-LU')]).toEqual([false, { language: 'de-LU', ...FOREIGN }]);
    await Promise.all([loadWords('de-LU'), loadWords('de-LU')]);
    expect(hasWords('de-LU')).toBe(true);
    const { format, messages } = wordsOf('de-LU');
    expect([messages.link, format.whole(1234)]).toEqual(['Beitrag ansehen', '1.234']);
    await loadWords('de-LU');
    expect([wordsOf('de-LU').format === format, wordsOf('de-LU').messages === messages]).toEqual([true, true]);
  });

  test('are English, dates and counts too, where nobody has translated them, or the owner’s with those of the language', async () => {
    await loadWords('is-IS');
    expect(wordsOf('is-IS')).toEqual({ language: 'is-IS', ...FOREIGN });
    const { messages, format, formatLang } = wordsOf('is-IS', (known) => ({ ...known, link: 'Skoða' }));
    expect([messages, formatLang]).toEqual([{ link: 'Skoða' }, undefined]);
    expect(format.whole(1_234_567)).toBe(new Intl.NumberFormat('is').format(1_234_567));
  });

  test('are English where it is not a language, which is told once', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const language = 'no such language';
    for (let times = 0; times < 2; times++) await loadWords(language);
    expect(wordsOf(language)).toEqual({ language, ...FOREIGN });
    expect(hasWords(language)).toBe(true);
    const message = `WS-306 ws-widgets: No messages for lang="${language}"; using English. See docs/errors#ws-306`;
    expect(told.mock.calls).toEqual([[message, expect.any(RangeError)]]);
  });
});

test('a language is English whatever its region and script, and another by any other name', () => {
  expect(['', 'en', 'EN', 'en-US', 'en-GB', 'en-Latn-AU'].filter((one) => !isEnglish(one))).toEqual([]);
  expect(['de', 'fa', 'den', 'enm', 'en_US', 'x-en', 'no language'].filter(isEnglish)).toEqual([]);
});
