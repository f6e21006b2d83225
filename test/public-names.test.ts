import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isEnough, saidBump } from '../scripts/release/bump.ts';
import { readLastRelease } from '../scripts/release/last-release.ts';
import { publicNames } from '../scripts/release/public-names.ts';
import * as headless from '../src/headless.ts';
import * as elements from '../src/index.ts';
import * as testing from '../src/testing/index.ts';

const names = publicNames();
const root = join(import.meta.dirname, '..');
const changesets = join(root, '.changeset');
const last = readLastRelease().names;

test('what the last release promised is still there, unless a changeset says major', () => {
  const gone = last.filter((name) => !names.includes(name));
  const isMajor = isEnough(saidBump(changesets), 'major');
  expect(isMajor ? [] : gone).toEqual([]);
});

test('what came since is told by a changeset: attributes, events, methods, custom properties and entries', () => {
  const files = readdirSync(changesets).filter((file) => file.endsWith('.md'));
  const told = files.map((file) => readFileSync(join(changesets, file), 'utf8')).join('\n');
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
