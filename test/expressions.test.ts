import { check } from 'recheck';
import { expect, test } from 'vitest';
import { type Expression, findExpressions } from '../scripts/expressions/find-expressions.ts';

/** Those whose time grows by the square of what they read, and why that is little. */
const READ_LITTLE: Readonly<Record<string, string>> = {
  'src/content/english-format.ts': 'the digits of one number',
  'src/api/urls.ts': 'an address, and no query has one of more than 8,000 letters',
  'demo/base/themes.ts': 'a theme of ours',
  'demo/snippets/handout/theme-file.ts': 'a theme of ours',
  'demo/panels/translate/read-meanings.ts': 'sources of ours',
  'demo/panels/translate/studio-translate.ts': 'a path of ours',
  'integrations/wordpress/includes/texts.php': 'what wp_kses() made, in which every tag ends',
};

/** What an attack takes at least: the texts that are tried have some 50,000 letters. */
const ATTACK_MS = 200;

/** The processor time of an expression that reads a text. */
function measureMs({ source, flags }: Expression, text: string): number {
  const before = process.cpuUsage();
  text.search(new RegExp(source, flags));
  return process.cpuUsage(before).user / 1000;
}

/** The text that keeps an expression busy, if any does: one is looked for, and tried. */
async function findAttack(expression: Expression): Promise<string | undefined> {
  const { source, flags } = expression;
  // By steps and not by the clock, so that it is the same on a busy machine; the longest are tried without a proof.
  const checker = source.length > 100 ? 'fuzz' : 'auto';
  const found = await check(source, flags, { timeout: null, randomSeed: 0, checker });
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown') return `unknown: ${found.error.kind}`;
  return measureMs(expression, found.attack.string) > ATTACK_MS ? found.attack.pattern : undefined;
}

test('no text keeps a regular expression busy: its time grows with the length of the text, and no faster', async () => {
  const attacked: (Expression & { attack: string | undefined })[] = [];
  for (const expression of findExpressions()) {
    if (!(expression.file in READ_LITTLE)) attacked.push({ ...expression, attack: await findAttack(expression) });
  }
  expect(attacked.length).toBeGreaterThan(150);
  expect(attacked.filter(({ attack }) => attack !== undefined)).toEqual([]);
}, 300_000);
