import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quoteForShell, writeCurl } from '../../../../demo/panels/publish/sandbox.ts';

const QUOTES = [`it's`, `'; echo gone; '`, '`echo gone`', '"', '\\', '\\n'];
const HOSTILE = [...QUOTES, '$(echo gone)', 'a\nb', '!!', '$HOME', '„ß👋'];

/** The arguments that a shell passes to curl. They are separated by a character that no JSON has. */
const wordsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\001' "$@"; }; ${command}`], { encoding: 'utf8' })
    .split('\u0001')
    .slice(0, -1);

test('a request as a command is one that a shell reads as what was sent, whatever it contains', () => {
  const body = { text: HOSTILE.join('\n'), button: { label: `O'Neill`, url: 'https://a.example/?a=1&b=$x' } };
  const address = 'http://127.0.0.1:4801/feeds/a/post-requests';
  const [url, , key, , type, , data = ''] = wordsOf(writeCurl(address, body));
  expect([url, key, type]).toEqual([address, 'x-api-key: sandbox-bakery', 'content-type: application/json']);
  expect(JSON.parse(data)).toEqual(body);
  expect(wordsOf(`curl ${HOSTILE.map(quoteForShell).join(' ')}`)).toEqual(HOSTILE);
});
