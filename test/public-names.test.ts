import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isEnough, neededBump, saidBump } from '../scripts/release/bump.ts';
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

test('the public names are those of the elements, of the entries, of the exports, of a post and of the files', () => {
  expect(new Set(names).size).toBe(names.length);
  const ofElement =
    'attribute layout: masonry, property pageSize, method loadMore, event ws-load: added, slot (default)';
  const looks = 'part claps, custom property --ws-accent, state partial';
  const others = 'template attribute data-ws-text, post field publishedAt, entry ./headless, export headless Post';
  const expected = `${ofElement}, ${looks}`.split(', ').map((name) => `ws-feed ${name}`);
  const files = ['file ws-widgets.js', 'file themes/paper.css'];
  expect(names).toEqual(expect.arrayContaining(['ws-feed', ...expected, ...others.split(', '), ...files]));
});

test.each([
  ['export ', elements],
  ['export headless ', headless],
  ['export testing ', testing],
])('every %sof a module is among them', (kind, module) => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(module).map((name) => `${kind}${name}`)));
});

describe('the next version', () => {
  test('is a major one where a name went or was renamed, a minor one where one came', () => {
    const bumps = ['ab', 'abc', 'ac'].map((names) => neededBump(['a', 'b'], [...names]));
    expect(bumps).toEqual(['none', 'minor', 'major']);
  });

  test('may be larger than is needed, and never smaller', () => {
    const bumps = ['major', 'minor', 'patch'] as const;
    expect(bumps.map((bump) => isEnough(bump, 'minor'))).toEqual([true, true, false]);
  });
});
