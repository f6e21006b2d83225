import { expect, test } from 'vitest';
import { splitLede } from '../../../src/content/text/lede.ts';

const GAPS = ['\n\n', '\r\n\r\n', '\n \t\n', ' \n\n\n\n', '\n\u00A0\n  '].map((gap) => [`Title${gap}`, 'Text']);
const ENDS = ['y', '?', '!', ')', '”', '🎉', '語', '؟'].map((end) => [`Open day${end}\n\n`, 'Come.']);
const MORE = ['Title \r\n\r\n\n  ', `${'a'.repeat(80)}\n\n`, 'See javascript:alert(1)\n\n'].map((line) => [
  line,
  'A.\n\nB.',
]);

test.each([...GAPS, ...ENDS, ...MORE])(
  'the first line %j stands for a title: it is short, with an empty line after it',
  (...parts) => {
    expect(splitLede(parts.join(''))).toEqual(parts);
  },
);

const NO_EMPTY_LINE = ['', 'Title', 'Title\n', 'Title\nText', 'Title\nText\n\nMore', 'Title\n\n', '\n\nText'];
const SENTENCES = ['.', '…', '。', '．', '।', '۔'].map((end) => `We are closed${end}\n\nText`);
const SALUTATIONS = [',', ':', ';', '،', '؛', '、', '，', '：', '；'].map((end) => `Dear parents${end}\n\nText`);
const LINKS = ['https://example.com/a', 'info@example.com', '+44 1273 555014'].map((link) => `See ${link}\n\nText`);

test.each([...NO_EMPTY_LINE, ...SENTENCES, ...SALUTATIONS, `${'a'.repeat(81)}\n\nText`, ...LINKS])(
  'no first line of %j stands for a title: it has no empty line after it, or is a sentence, a salutation, long or a link',
  (text) => expect(splitLede(text)).toBeUndefined(),
);
