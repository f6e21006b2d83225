import { expect, test } from 'vitest';
import { readCodeBlocks } from '../../../../scripts/docs/guides.ts';
import { runExample } from '../../../support/run-example.ts';
import { useSandbox } from '../sandbox-client.ts';

const sandbox = useSandbox();

const GUIDE_URL = 'http://127.0.0.1:4801';
const examples = readCodeBlocks().filter(({ file, language }) => file === 'docs/sandbox.md' && language === 'js');

test('the guide has examples', () => expect(examples.length).toBeGreaterThan(3));

test.each(examples.map(({ code }, i) => ({ code, i })))('example $i prints what the guide says', async ({ code }) => {
  expect(code).toContain(GUIDE_URL);
  const { printed, said } = await runExample(code.replaceAll(GUIDE_URL, sandbox().url));
  expect(said.length).toBeGreaterThan(0);
  expect(printed).toEqual(said);
});
