import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as imports from '../support/imports.ts';

const root = join(import.meta.dirname, '../..');
const demo = join(root, 'demo');

/** The layers of the demo, lowest first: each may import those before it, and files outside of the demo. */
const FLOORS = ['base', 'service', 'setting', 'snippets', 'place', 'stage', 'panels', 'app'];
const OUTSIDE = '..';
const BELOW = Object.fromEntries(FLOORS.map((floor, index) => [floor, [OUTSIDE, ...FLOORS.slice(0, index)]]));

/**
 * The files outside of the demo that it may import: the elements, the schema of their manifest, and the module that
 * makes the import map of a build for any place of its files, which the studio offers to copy.
 */
const KNOWN = /^(?:src\/|scripts\/(?:manifest\/schema|build\/import-map)\.ts$)/;

const files = imports.modulesIn(demo);

describe('the floors of the demo', () => {
  test('are all known', () => {
    expect(new Set(files.map((file) => relative(demo, file).split('/')[0]))).toEqual(new Set(FLOORS));
  });

  test('know only those below them', () => expect(imports.findArrowsUp(demo, BELOW)).toEqual([]));

  test('take from the repository the elements alone, and what is said of them and of their files', () => {
    const outside = files
      .flatMap(imports.targetsOf)
      .filter((target) => relative(demo, target).startsWith(OUTSIDE))
      .map((target) => relative(root, target));
    expect(outside.filter((path) => !KNOWN.test(path))).toEqual([]);
  });

  test('hold folders that know each other in one direction alone', () => {
    const graph = imports.folderGraphOf(files);
    expect(graph.size).toBeGreaterThan(FLOORS.length);
    expect(imports.findCircle(graph)).toBeUndefined();
  });
});
