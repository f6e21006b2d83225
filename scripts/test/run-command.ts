import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { watchCpuTime } from './cpu-time.ts';
import { type Counts, readCounts } from './read-counts.ts';
import type { Command } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;

export interface Outcome extends Counts {
  /** All that it printed. */
  readonly said: string;
  /** What it and all that it started took; `undefined` where the machine does not tell. */
  readonly cpuSeconds: number | undefined;
}

/** Options with which a runner prints little, writes its counts to `file`, and leaves the files of other runs alone. */
const OPTIONS = {
  vitest: (file: string) => `--silent=passed-only --reporter=dot --reporter=json --outputFile.json=${file}`,
  playwright: (file: string) => `--reporter=dot,json --output=${file}.results`,
};

const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Options with which a runner leaves out the tests of these titles, and those with a tag. */
const WITHOUT = {
  vitest: (titles: readonly string[]) => `--testNamePattern=${quoted(`^(?!(?:${titles.map(escaped).join('|')})$)`)}`,
  playwright: (titles: readonly string[]) => `--grep-invert=${quoted(titles.map(escaped).join('|'))}`,
};

const quoted = (words: string): string => `'${words.replaceAll("'", `'\\''`)}'`;

const NOTHING: Counts = { passed: 0, failed: 0, red: [], flaky: [], files: [] };

/** Runs a command without the tests of some titles. If it fails and names no test, that counts as one failed test. */
export async function runCommand(
  { line, env, runner, withoutTag }: Command,
  file: string,
  excluded: readonly string[],
): Promise<Outcome> {
  const titles = [...excluded, ...(withoutTag ? [withoutTag] : [])];
  const exclusion = runner && titles.length > 0 ? WITHOUT[runner](titles) : '';
  const program = spawn(runner ? `${line} ${OPTIONS[runner](file)} ${exclusion}` : line, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env, PATH },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const cpuSeconds = watchCpuTime(program.pid ?? 0);
  let said = `$ ${line}\n`;
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const isWell = await new Promise<boolean>((resolve) => program.once('close', (code) => resolve(code === 0)));
  const counts = runner && existsSync(file) ? readCounts(runner, file) : NOTHING;
  return {
    ...counts,
    said,
    cpuSeconds: cpuSeconds(),
    failed: isWell ? counts.failed : Math.max(counts.failed, 1),
    red: isWell || counts.red.length > 0 ? counts.red : [line],
  };
}
