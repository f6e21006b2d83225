import { execFileSync } from 'node:child_process';

interface ListedTest {
  readonly name: string;
  readonly file: string;
}

/** How many tests a config has in the given environment. Those of one name in one file count once. */
export function countTests(config: string, env: Readonly<Record<string, string>>): number {
  const listed = execFileSync('npx', ['vitest', 'list', '--config', config, '--json'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  // Vite may say something before the list.
  const tests = JSON.parse(listed.slice(listed.indexOf('[\n'))) as readonly ListedTest[];
  return new Set(tests.map(({ file, name }) => `${file} ${name}`)).size;
}
