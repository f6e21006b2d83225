import { describe, expect, test } from 'vitest';
import { readUrl } from '../../src/model/url-gate.ts';

describe('the gate for URLs', () => {
  test.each([
    'javascript:alert(1)',
    ' \u0001JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://example.com/0',
    'file:///etc/passwd',
    'ftp://example.com/1.png',
    'xhttps://example.com/',
    'httpsx://example.com/',
    'ws://example.com/',
    'mailto:a@example.com',
    'https:',
    'http://',
    'https://exa mple.com',
    'https://example.com:99999/',
    // They show one host and lead to another.
    'https://bank.com／login@evil.example/',
    'https://bank.com@evil.example/',
    'https://me:secret@example.com/',
    'https://:secret@example.com/',
    'https:me@example.com',
    'https://%40@example.com/',
    '//example.com/1.png',
    '/1.png',
    '1.png',
    '?page=2',
    '#top',
    'x" onerror="alert(1)',
    '',
    ' ',
    `https://example.com/${'a'.repeat(8000)}`,
    undefined,
    null,
    5,
    true,
    {},
    ['https://example.com/'],
    { href: 'https://example.com/' },
    new URL('https://example.com/'),
  ])('stops %j', (value) => {
    expect(readUrl(value)).toBeUndefined();
  });

  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.com/A?b=C#d', 'http://example.com/A?b=C#d'],
    [' https://example.com/a b ', 'https://example.com/a%20b'],
    ['https://example.com/"onload="x', 'https://example.com/%22onload=%22x'],
    ['https://example.com/a/../b', 'https://example.com/b'],
    ['https://example.com/@me?to=a@example.com#@', 'https://example.com/@me?to=a@example.com#@'],
    ['https://@example.com/', 'https://example.com/'],
    ['https://example.com\\@evil.example/', 'https://example.com/@evil.example/'],
    ['http://example.com/', 'http://example.com/'],
    [`https://example.com/${'a'.repeat(7980)}`, `https://example.com/${'a'.repeat(7980)}`],
  ])('lets %j through as %j', (value, href) => {
    expect(readUrl(value)).toBe(href);
  });
});
