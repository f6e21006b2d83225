import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findArrowsUp,
  findCircle,
  findCrowdedFolders,
  graphOf,
  importsIn,
  importsOf,
  modulesIn,
  targetsOf,
} from './support/imports.ts';

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');

/** The floors of the house from the ground up: each may know those before it in its list. */
const PLAIN = ['base', 'api', 'model', 'source', 'content', 'settings'];
const BELOW: Record<string, readonly string[]> = {
  base: [],
  api: ['base'],
  model: ['base'],
  source: ['base', 'api', 'model'],
  content: ['base', 'model'],
  settings: ['base', 'api', 'model', 'source', 'content'],
  element: PLAIN,
  card: [...PLAIN, 'element'],
  feed: [...PLAIN, 'element', 'card'],
  layouts: [...PLAIN, 'element', 'card', 'feed'],
  features: [...PLAIN, 'element', 'card', 'feed', 'layouts'],
  widgets: [...PLAIN, 'element', 'card', 'feed', 'layouts', 'features'],
  server: [...PLAIN, 'element', 'card', 'feed', 'layouts', 'features', 'widgets'],
  frame: [...PLAIN, 'widgets'],
  edge: ['base', 'api', 'model', 'content', 'settings', 'card', 'widgets', 'frame', 'server'],
  eleventy: ['settings', 'server'],
  define: ['settings', 'element', 'widgets'],
  'headless.ts': ['base', 'api', 'model', 'source', 'widgets'],
  'index.ts': ['content', 'element', 'card', 'feed', 'widgets', 'headless.ts'],
  'auto.ts': ['define'],
  'frame-page.ts': ['frame'],
  'ws-frame.ts': ['frame'],
  'first.ts': ['source', 'element', 'widgets', 'define', 'auto.ts'],
};

/** What may be imported from outside, and by whom. */
const OUTSIDE = [
  'card lit',
  'card lit/directive.js',
  'card lit/directives/keyed.js',
  'content dompurify',
  'edge lru-cache',
  'edge node:http',
  'edge node:net',
  'edge node:util',
  'edge xast-util-to-xml',
  'edge xastscript',
  'element lit',
  'feed @lit-labs/ssr-client',
  'feed @lit/task',
  'feed lit',
  'feed lit/directives/repeat.js',
  'features lit',
  'features lit/directives/keyed.js',
  'features lit/directives/live.js',
  'features lit/directives/repeat.js',
  'layouts lit',
  'server @lit-labs/ssr',
  'server @lit-labs/ssr/lib/render-result.js',
  'server hast',
  'server hast-util-from-parse5',
  'server hast-util-sanitize',
  'server hast-util-to-html',
  'server parse5',
  'widgets lit',
  'widgets lit/directives/repeat.js',
];

/** A folder of translations is a list. */
const CATALOGUES = ['src/content/languages', 'src/content/english'];

const files = modulesIn(src);
const named = (file: string): string => relative(src, file);
const floorOf = (file: string): string => named(file).split('/')[0] ?? '';

describe('the floors of src', () => {
  test('are all known', () => {
    expect(files.map(floorOf).filter((floor) => !(floor in BELOW))).toEqual([]);
    expect(files.flatMap(targetsOf).length).toBeGreaterThan(files.length);
  });

  test('know only those below them', () => {
    expect(findArrowsUp(src, BELOW)).toEqual([]);
  });

  test('take from outside what their floor is for', () => {
    const outside = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => !path.startsWith('.'))
        .map((path) => `${floorOf(file)} ${path}`),
    );
    expect([...new Set(outside)].filter((one) => !OUTSIDE.includes(one))).toEqual([]);
  });

  test('have folders of a dozen modules at most', () => {
    expect(findCrowdedFolders(files).filter(([folder]) => !CATALOGUES.includes(folder))).toEqual([]);
  });

  test('hold features that do not know one another', () => {
    const featureOf = (file: string): string => named(file).split('/')[1] ?? '';
    const isInFolder = (file: string): boolean => floorOf(file) === 'features' && named(file).split('/').length > 2;
    const meetings = files.filter(isInFolder).flatMap((file) =>
      targetsOf(file)
        // What is known of a feature before it is loaded, all may know.
        .filter((target) => isInFolder(target) && !target.endsWith('/descriptor.ts'))
        .filter((target) => featureOf(target) !== featureOf(file))
        .map((target) => `${named(file)} -> ${named(target)}`),
    );
    expect(meetings).toEqual([]);
  });

  test('have elements of less than 200 lines', () => {
    const long = files
      .filter((file) => floorOf(file) === 'widgets')
      .map((file) => [named(file), readFileSync(file, 'utf8').split('\n').length] as const)
      .filter(([, lines]) => lines > 200);
    expect(long).toEqual([]);
  });
});

describe('imports', () => {
  test.each(['src', 'scripts'])('of %s run in no circle', (folder) => {
    expect(findCircle(graphOf(modulesIn(join(root, folder))))).toBeUndefined();
  });

  test('are read whole: of types, on demand, and for their effect', () => {
    expect(importsIn("import type { A } from './a.ts';")).toEqual(['./a.ts']);
    expect(importsIn("export * from './b.ts';")).toEqual(['./b.ts']);
    expect(importsIn("const c = () => import('./c.ts');")).toEqual(['./c.ts']);
    expect(importsIn("import './d.ts';")).toEqual(['./d.ts']);
    expect(importsIn("import {\n  e,\n  f,\n} from './e.ts';")).toEqual(['./e.ts']);
  });
});

/** An object's method is overwritten where a function is assigned to a property of something handed in. */
const OVERWRITES = /^\s*(?!this\.)(?:[a-z]\w*\.)+[a-z]\w* = (?:async )?(?:\([^)]*\)(?:: [^=]+)? =>|function)/m;

describe('every module', () => {
  const IMPORT_MS = 60_000; // the first of them brings most others, and other tests may run beside it
  test.each(files.map(named))('%s can be imported where there is no DOM', { timeout: IMPORT_MS }, async (file) => {
    await expect(import(join(src, file))).resolves.toBeDefined();
  });

  test('leaves the methods of other objects as they are', () => {
    expect(OVERWRITES.test('    controller.refresh = async () => [];')).toBe(true);
    expect(files.filter((file) => OVERWRITES.test(readFileSync(file, 'utf8'))).map(named)).toEqual([]);
  });
});
