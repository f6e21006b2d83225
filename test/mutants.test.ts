import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RunModule, RunReporter } from '../scripts/test/mutants/run-reporter.ts';
import { readFloors } from '../scripts/test/mutants/floors.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = join(import.meta.dirname, '..');

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

function write(path: string, text = ''): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('the floors whose faults are looked for', () => {
  test('each have tests, whose files are there, each once, where it runs, and no property', () => {
    const floors = readFloors(root);
    expect(floors.map(({ name }) => name)).toEqual(expect.arrayContaining(['content', 'settings', 'feed', 'features']));
    for (const { name, tests } of floors) expect([...tests.node, ...tests.chromium], name).not.toEqual([]);
    const { tests } = readFloors(root).find(({ name }) => name === 'feed') ?? expect.fail('no feed');
    expect(tests.node).toContain('test/feed/task/feed-task.node.test.ts');
    expect(tests.chromium).toContain('test/feed/states.test.ts');
    const all = [...tests.node, ...tests.chromium];
    expect(new Set(all).size).toBe(all.length);
    expect(all.join()).not.toContain('.property.');
  });

  test('are none where a file is not there that they name', () => {
    for (const floor of readFloors(root)) write(`test/${floor.name}/one.test.ts`);
    expect(() => readFloors(folder)).toThrow('src/content/english.ts is not there');
  });
});

describe('what Stryker does not see of a run', () => {
  const module = (moduleId: string, names: string[], failed?: string[]): RunModule => ({
    moduleId,
    state: () => (failed ? 'failed' : 'passed'),
    children: { allTests: (state) => (state ? (failed ?? []) : names).map((fullName) => ({ fullName })) },
  });
  const report = (...runs: RunModule[][]) => {
    const file = join(folder, 'count');
    const errors: string[] = [];
    for (const modules of runs) {
      const reporter = new RunReporter(file);
      reporter.onInit({ state: { catchError: (error: unknown) => errors.push(String(error)) } });
      reporter.onTestRunEnd(modules);
    }
    return { count: readFileSync(file, 'utf8'), errors };
  };

  test('is how many tests the first one had, those of one name in one file once', () => {
    const runs = [[module('a', ['x', 'x', 'y']), module('b', ['x'])], [module('a', [])]];
    expect(report(...runs)).toEqual({ count: '3', errors: [] });
  });

  test('is a file that failed before its tests', () => {
    const { errors } = report([module('a', ['x'], []), module('b', ['x'], ['x']), module('c', ['x'])]);
    expect(errors).toEqual(['Error: a failed before its tests.']);
  });
});
