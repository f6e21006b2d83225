import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

interface ListedTest {
  readonly name: string;
  readonly file: string;
}

/** What is read of a test file that ran. */
export type RunModule = Pick<TestModule, 'moduleId' | 'state'> & {
  readonly children: { allTests(): Iterable<{ readonly fullName: string }> };
};

/** How many tests there are by a config, in the environment given; those of one name in one file count once. */
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

/**
 * Writes how many tests ran before the first fault was put in. Stryker's own count has those, too, that were left out
 * because the setup of their file failed.
 */
export class RunCounter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly RunModule[]): void {
    if (existsSync(this.#file)) return;
    const names = modules
      .filter((module) => module.state() !== 'failed')
      .flatMap((module) => [...module.children.allTests()].map(({ fullName }) => `${module.moduleId} ${fullName}`));
    writeFileSync(this.#file, String(new Set(names).size));
  }
}
