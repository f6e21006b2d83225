import { expect, test } from 'vitest';
import { readCodeBlocks } from '../../../../scripts/docs/guides.ts';
import { useSandbox } from '../sandbox-client.ts';

const sandbox = useSandbox();

const GUIDE_URL = 'http://127.0.0.1:4801';
const examples = readCodeBlocks().filter(({ file, language }) => file === 'docs/sandbox.md' && language === 'js');

type Run = (console: { log(...words: unknown[]): void }) => Promise<void>;
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (name: string, code: string) => Run;

test('the guide has examples', () => expect(examples.length).toBeGreaterThan(3));

test.each(examples.map(({ code }, i) => ({ code, i })))('example $i prints what the guide says', async ({ code }) => {
  expect(code).toContain(GUIDE_URL);
  const said = [...code.matchAll(/; \/\/ (.+)$/gm)].map(([, words]) => words);
  const printed: string[] = [];
  const run = new AsyncFunction('console', code.replaceAll(GUIDE_URL, sandbox().url));
  await run({ log: (...words) => printed.push(words.join(' ')) });
  expect(said.length).toBeGreaterThan(0);
  expect(printed).toEqual(said);
});
