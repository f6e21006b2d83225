import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { RunCounter, type RunModule } from '../scripts/test/mutants/count-tests.ts';
import { readFloors } from '../scripts/test/mutants/floors.ts';

const root = join(import.meta.dirname, '..');

let folder: string;
beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), 'mutants-test-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  folder = made;
});

function write(path: string, text = ''): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('the floors whose faults are looked for', () => {
  test('each have tests, whose files are there', () => {
    const floors = readFloors(root);
    expect(floors.map(({ name }) => name)).toEqual(expect.arrayContaining(['content', 'settings', 'feed', 'features']));
    for (const { name, tests } of floors) expect([...tests.node, ...tests.chromium], name).not.toEqual([]);
  });

  test('take each test of theirs once, where it runs, and no property', () => {
    const { tests } = readFloors(root).find(({ name }) => name === 'feed') ?? expect.fail('no feed');
    expect(tests.node).toContain('test/feed/feed-task.node.test.ts');
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

describe('the tests that ran', () => {
  const module = (moduleId: string, state: 'passed' | 'failed', ...names: string[]): RunModule => ({
    moduleId,
    state: () => state,
    children: { allTests: () => names.map((fullName) => ({ fullName })) },
  });
  const count = (...runs: RunModule[][]): string => {
    const file = join(folder, 'count');
    for (const modules of runs) new RunCounter(file).onTestRunEnd(modules);
    return readFileSync(file, 'utf8');
  };

  test('are those of the first run, of one name in one file once', () => {
    expect(count([module('a', 'passed', 'x', 'x', 'y'), module('b', 'passed', 'x')], [module('a', 'passed')])).toBe(
      '3',
    );
  });

  test('are none of a file whose setup failed', () => {
    expect(count([module('a', 'failed', 'x'), module('b', 'passed', 'x')])).toBe('1');
  });
});
