import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { countRun } from '../scripts/test/mutants/count-tests.ts';
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

test('the tests that ran are counted by the report, those of one name in one file once, and are none where it tells of none', () => {
  const tests = [{ name: 'a b' }, { name: 'a b' }, { name: 'c' }];
  const report = { testFiles: { 'a.test.ts': { tests }, 'b.test.ts': { tests } } };
  expect(countRun(write('report.json', JSON.stringify(report)))).toBe(4);
  expect(countRun(write('report.json', '{}'))).toBe(0);
});
