import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLastRelease } from '../scripts/release/last-release.ts';
import { saidVersions, wrongVersions } from '../scripts/release/said-versions.ts';
import { PROJECTS, VERSIONED_TEXTS } from '../scripts/release/versioned-files.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readJson = <Data>(file: string): Data => JSON.parse(read(file)) as Data;

interface Project {
  readonly dependencies: Record<string, string>;
}

const { version } = readJson<{ version: string }>('package.json');

describe('the version of package.json', () => {
  test('is that of package-lock.json and of contract.json, and the newest that CHANGELOG.md tells of', () => {
    const lock = readJson<{ version: string; packages: { '': { version: string } } }>('package-lock.json');
    const told = /^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1];
    const all = [lock.version, lock.packages[''].version, readLastRelease().version, told];
    expect(new Set(all)).toEqual(new Set([version]));
  });

  // The README has only the major version, so that fixes arrive by themselves.
  test.each(VERSIONED_TEXTS)('is the one in the URLs of %s', (file) => {
    expect(saidVersions(read(file))).toContain(file === 'README.md' ? version.split('.')[0] : version);
    expect(wrongVersions(read(file), version)).toEqual([]);
  });

  test.each(PROJECTS)('is what examples/%s depends on', (name) => {
    expect(readJson<Project>(`examples/${name}/package.json`).dependencies['ws-widgets']).toBe(version);
  });
});
