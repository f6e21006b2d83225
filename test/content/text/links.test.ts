import { describe, expect, test } from 'vitest';
import { type Link, readLinks } from '../../../src/content/text/links.ts';

const urlsIn = (text: string) => readLinks(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));
const wordsOf = (piece: string | Link): string => (typeof piece === 'string' ? piece : piece.text);
const joined = (text: string) => readLinks(text).map(wordsOf).join('');

/** The processor's time: the clock tells of whatever else the machine does. */
function costMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
}

const U = 'https://example.com/a';

const TEXTS: readonly (readonly [text: string, ...urls: string[]])[] = [
  [''],
  ['No link at all: a.b, 1.5 and e.g. this.'],
  [U, U],
  [`${U} `, U],
  [`${U} ${U}b`, U, `${U}b`],
  [`${U}\n${U}\t${U}`, U, U, U],
  [`See ${U}.`, U],
  [`${U}, ${U}; ${U}: ${U}! ${U}? ${U}...`, U, U, U, U, U, U],
  [`Is it ${U}?!`, U],
  [`(see ${U}).`, U],
  [`“${U}”, ‘${U}’, «${U}»`, U, U, U],
  [`*${U}* **${U}** ~${U}~`, U, U, U],
  [`${U}_(film)`, `${U}_(film)`],
  [`(${U}_(film))`, `${U}_(film)`],
  [`${U}[1]`, `${U}[1]`],
  [`${U}?q=1&r=(2)#top.`, `${U}?q=1&r=(2)#top`],
  [`${U}/`, `${U}/`],
  [`${U}'s`, `${U}'s`],
  ['HTTPS://EXAMPLE.COM/A', 'HTTPS://EXAMPLE.COM/A'],
  ['http://[::1]/x', 'http://[::1]/x'],
  ['See www.example.com.', 'www.example.com'],
  ['(WWW.Example.com/a)', 'WWW.Example.com/a'],
  ['awww.example.com and http www.'],
  ['https:// and http://, https://:80 https://a.b:99999/ https://a^b/'],
  ['javascript:alert(1) data:text/html,x ftp://example.com mailto:a@example.com'],
  ['javascript:https://example.com/a', U],
  [`見る${U}`, U],
  ['https://münchen.example/ü', 'https://münchen.example/ü'],
  [`「${U}」を見る。（${U}）、${U}。次の文`, U, U, U],
  [`راجع ${U}، ثم ${U}؟`, U, U],
  [`\u2066${U}\u2069 ${U}\u200e`, U, U],
  [`[a link](${U})です (${U})-ish`, U, U],
  [`{${U}} |${U}|${U}|`, U, U, U],
  [`${U}(open ${U}[open`, U, U],
  [`<a href="${U}" onclick="x">${U}</a>`, U, U],
  ['www.. www... (the www.)'],
  // Neither an ellipsis nor the punctuation of another script.
  ...['…', '。', '，', '、', '！', '？', '）', '」', '؟', '،'].map((mark): [string, string] => [U + mark, U]),
];

describe('plain text', () => {
  test.each(TEXTS)('%j has the links %j, and is never lost', (text, ...urls) => {
    expect(urlsIn(text)).toEqual(urls);
    expect(joined(text)).toBe(text);
  });

  test('has a hundred links at most; what follows stays text', () => {
    expect(urlsIn('www.a.b '.repeat(100))).toHaveLength(100);
    const pieces = readLinks('www.a.b '.repeat(200_000));
    expect(pieces).toHaveLength(200);
    expect(joined('www.a.b '.repeat(101))).toBe('www.a.b '.repeat(101));
    expect(pieces.at(-1)).toBe(` ${'www.a.b '.repeat(199_900)}`);
  });

  test('of what only looks like links is looked at as little: each try takes time', () => {
    expect(urlsIn('https://: '.repeat(100) + U)).toEqual([]);
    expect(urlsIn('https://: '.repeat(99) + U)).toEqual([U]);
    const units = ['https://: ', 'www.a. ', 'https://a%zz ', 'www.a(', 'www.a[', 'http://', 'www.'];
    expect(costMs(() => units.map((unit) => readLinks(unit.repeat(200_000))))).toBeLessThan(500);
  });

  test('with a very long tail of brackets does not hold up the page', () => {
    const text = `${U}${')'.repeat(20_000)}`;
    expect(costMs(() => expect(urlsIn(text)).toEqual([U]))).toBeLessThan(300);
  });
});
