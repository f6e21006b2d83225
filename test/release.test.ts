import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isEnough, saidBump } from '../scripts/release/bump.ts';
import { readLastRelease } from '../scripts/release/last-release.ts';
import { publicNames } from '../scripts/release/public-names.ts';
import { saidVersions, wrongVersions } from '../scripts/release/said-versions.ts';
import { PROJECTS, VERSIONED_TEXTS } from '../scripts/release/versioned-files.ts';
import * as headless from '../src/headless.ts';
import * as elements from '../src/index.ts';
import * as testing from '../src/testing/index.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readJson = <Data>(file: string): Data => JSON.parse(read(file)) as Data;

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
    expect(readJson<{ dependencies: object }>(`examples/${name}/package.json`).dependencies).toMatchObject({
      'ws-widgets': version,
    });
  });
});

const names = publicNames();
const changesets = join(root, '.changeset');
const last = readLastRelease().names;

test('what the last release promised is still there, unless a changeset says major', () => {
  expect(isEnough(saidBump(changesets), 'major') ? [] : last.filter((name) => !names.includes(name))).toEqual([]);
});

test('what came since is told by a changeset: attributes, events, methods, custom properties and entries', () => {
  const files = readdirSync(changesets).filter((file) => file.endsWith('.md'));
  const told = files.map((file) => read(join('.changeset', file))).join('\n');
  const namesIn = (list: readonly string[]): Set<string> => {
    const form = /^(?:ws-\S+ )?(?:attribute|event|method|custom property|entry) (?:\.\/)?([^,:]+)/;
    return new Set(list.flatMap((name) => form.exec(name)?.[1] ?? []));
  };
  const before = namesIn(last);
  expect([...namesIn(names)].filter((name) => !before.has(name) && !told.includes(name))).toEqual([]);
});

test.each([
  ['export ', elements],
  ['export headless ', headless],
  ['export testing ', testing],
])('every %sof a module is among them', (kind, module) => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(module).map((name) => `${kind}${name}`)));
});
