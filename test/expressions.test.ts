import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { type Expression, findExpressions } from '../scripts/expressions/find-expressions.ts';
import readLittle from './expressions-that-read-little.json' with { type: 'json' };
import { IS_DEEP } from './support/deep.ts';

/** Files with expressions that take quadratic time, and what they read, which is always short. */
const READ_LITTLE: Readonly<Record<string, string>> = readLittle;

/** An attack takes at least this long: the texts that are tried have about 50,000 characters. */
const ATTACK_MS = 200;

/** The processor time of an expression that reads a text. */
function measureMs({ source, flags }: Expression, text: string): number {
  const before = process.cpuUsage();
  text.search(new RegExp(source, flags));
  return process.cpuUsage(before).user / 1000;
}

/** Searches for a text that keeps an expression busy, and measures it; undefined if there is none. */
async function findAttack(expression: Expression): Promise<string | undefined> {
  const { source, flags } = expression;
  // Limited by steps, not by time, so that a busy machine has the same result; the longest are fuzzed, not proven safe.
  const checker = source.length > 100 ? 'fuzz' : 'auto';
  // oxlint-disable-next-line tests/waiting -- no time limit of a test
  const found = await check(source, flags, { timeout: null, randomSeed: 0, checker });
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown') return `unknown: ${found.error.kind}`;
  return measureMs(expression, found.attack.string) > ATTACK_MS ? found.attack.pattern : undefined;
}

/** An expression as a line of the list. */
const lineOf = ({ source, flags }: Expression): string => JSON.stringify(flags ? `(?${flags})${source}` : source);

const LIST = join(import.meta.dirname, 'expressions.txt');
const found = findExpressions();

async function expectNoAttack(expressions: readonly Expression[]): Promise<void> {
  const attacked: (Expression & { attack: string })[] = [];
  for (const expression of expressions.filter(({ file }) => !(file in READ_LITTLE))) {
    const attack = await findAttack(expression);
    if (attack !== undefined) attacked.push({ ...expression, attack });
  }
  expect(attacked).toEqual([]);
}

test('a regular expression that is not in the list of those that were proven is proven, and `-u` adds it there', async () => {
  const proven = new Set(readFileSync(LIST, 'utf8').split('\n'));
  await expectNoAttack(found.filter((expression) => !proven.has(lineOf(expression))));
  await expect(`${found.map(lineOf).sort().join('\n')}\n`).toMatchFileSnapshot(LIST);
});

test(
  'no text keeps a regular expression busy: its time grows with the length of the text, and no faster',
  { tags: ['deep'] },
  async () => {
    expect(IS_DEEP, 'it takes half a minute').toBe(true);
    expect(found.length).toBeGreaterThan(150);
    await expectNoAttack(found);
  },
);
