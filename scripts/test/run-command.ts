import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Counts, readCounts } from './read-counts.ts';
import type { Command } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;

export interface Outcome extends Counts {
  /** All that it printed. */
  readonly said: string;
}

/** What makes a runner say little, write its counts to a file, and leave the files of others alone. */
const OPTIONS = {
  vitest: (file: string) => `--silent=passed-only --reporter=dot --reporter=json --outputFile.json=${file}`,
  playwright: (file: string) => `--reporter=dot,json --output=${file}.results`,
};

/** Runs a command. Where it fails and names no test, that counts as one. */
export async function runCommand({ line, env, runner }: Command, file: string): Promise<Outcome> {
  const program = spawn(runner ? `${line} ${OPTIONS[runner](file)}` : line, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env, PATH },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = `$ ${line}\n`;
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const isWell = await new Promise<boolean>((resolve) => program.once('close', (code) => resolve(code === 0)));
  const counts = runner && existsSync(file) ? readCounts(runner, file) : { passed: 0, failed: 0, red: [], flaky: [] };
  return {
    ...counts,
    said,
    failed: isWell ? counts.failed : Math.max(counts.failed, 1),
    red: isWell || counts.red.length > 0 ? counts.red : [line],
  };
}
