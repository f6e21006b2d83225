import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as imports from '../support/imports.ts';

const root = join(import.meta.dirname, '../..');
const demo = join(root, 'demo');

/** The floors of the demo from the ground up: each may know those before it, and what is outside of the demo. */
const FLOORS = ['base', 'service', 'setting', 'snippets', 'place', 'stage', 'panels', 'app'];
const OUTSIDE = '..';
const BELOW = Object.fromEntries(FLOORS.map((floor, index) => [floor, [OUTSIDE, ...FLOORS.slice(0, index)]]));

/**
 * What of the repository the demo may know: the elements, the shape of what they say of themselves, and the import map
 * that a build has for wherever its files lie, which the studio hands out.
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
