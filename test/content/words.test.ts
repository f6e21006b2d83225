import { afterEach, describe, expect, test, vi } from 'vitest';
import { englishFormat } from '../../src/content/english-format.ts';
import { hasWords, isEnglish, loadWords, wordsOf } from '../../src/content/words.ts';

/** Without messages: each part of the elements brings its own English. */
const ENGLISH = { format: englishFormat, formatLang: undefined, messages: {} };
/** The same on a page in another language. */
const FOREIGN = { ...ENGLISH, formatLang: 'en' };

afterEach(() => void vi.restoreAllMocks());

describe('the words of a language', () => {
  test.each(['', 'en', 'EN', 'en-US', 'En-us'])('%j are those that are at hand', async (language) => {
    expect(hasWords(language)).toBe(true);
    await loadWords(language);
    expect(wordsOf(language)).toEqual({ language, ...ENGLISH });
  });

  test.each(['en-GB', 'den', 'en-usa', 'x-en'])('%j are not taken for those', (language) => {
    expect(hasWords(language)).toBe(false);
  });

  test('are English until its own are there', async () => {
    expect([hasWords('de'), wordsOf('de')]).toEqual([false, { language: 'de', ...FOREIGN }]);
    await loadWords('de');
    expect(hasWords('de')).toBe(true);
    expect(wordsOf('de').messages.link).toBe('Beitrag ansehen');
    expect(wordsOf('de').format.whole(1234)).toBe('1.234');
  });

  test('are loaded once', async () => {
    await Promise.all([loadWords('fr'), loadWords('fr')]);
    const { format, messages } = wordsOf('fr');
    await loadWords('fr');
    expect(wordsOf('fr').format).toBe(format);
    expect(wordsOf('fr').messages).toBe(messages);
  });

  test('are English, with English dates and counts, where nobody has translated them', async () => {
    await loadWords('is');
    expect(wordsOf('is')).toEqual({ language: 'is', ...FOREIGN });
  });

  test('are the owner’s where nobody else has translated them, with dates and counts of the language', async () => {
    await loadWords('is');
    const { messages, format, formatLang } = wordsOf('is', (known) => ({ ...known, link: 'Skoða' }));
    expect(messages).toEqual({ link: 'Skoða' });
    expect(formatLang).toBeUndefined();
    expect(format.whole(1_234_567)).toBe(new Intl.NumberFormat('is').format(1_234_567));
  });

  test('are English where it is not a language, which is told once', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await loadWords('no language');
    await loadWords('no language');
    expect(wordsOf('no language')).toEqual({ language: 'no language', ...FOREIGN });
    expect(hasWords('no language')).toBe(true);
    expect(told.mock.calls).toEqual([
      [
        'WS-306 ws-widgets: No messages for lang="no language"; using English. See docs/errors#ws-306',
        expect.any(RangeError),
      ],
    ]);
  });
});

test('a language is English whatever its region and script, and another by any other name', () => {
  expect(['', 'en', 'EN', 'en-US', 'en-GB', 'en-Latn-AU'].filter((one) => !isEnglish(one))).toEqual([]);
  expect(['de', 'fa', 'den', 'enm', 'en_US', 'x-en', 'no language'].filter(isEnglish)).toEqual([]);
});
