import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as imports from './support/imports.ts';

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');

/** The lowest layers, bottom first; `BELOW` has those that each may import. */
const PLAIN = ['base', 'api', 'model', 'source', 'content', 'settings'];
/** The layers of the elements, above those. */
const HIGHER = ['element', 'card', 'feed', 'layouts', 'designs', 'features', 'widgets'];
const BELOW: Record<string, readonly string[]> = {
  base: [],
  api: ['base'],
  model: ['base'],
  source: ['base', 'api', 'model'],
  content: ['base', 'model'],
  settings: ['base', 'api', 'model', 'source', 'content'],
  ...Object.fromEntries([...HIGHER, 'server'].map((floor, i) => [floor, [...PLAIN, ...HIGHER.slice(0, i)]])),
  frame: [...PLAIN, 'widgets'],
  edge: ['base', 'api', 'model', 'source', 'content', 'settings', 'card', 'widgets', 'frame', 'server'],
  node: [],
  eleventy: ['base', 'model', 'settings', 'server', 'node'],
  testing: [],
  doctor: ['base', 'api', 'model', 'source', 'settings', 'element', 'card', 'widgets', 'node'],
  define: ['base', 'settings', 'element', 'widgets', 'doctor'],
  'headless.ts': ['base', 'api', 'model', 'source', 'widgets'],
  'index.ts': ['base', 'content', 'element', 'card', 'feed', 'widgets', 'headless.ts'],
  'auto.ts': ['define'],
  'script.ts': ['base', 'define'],
  'frame-page.ts': ['frame'],
  'ws-frame.ts': ['frame'],
  'first.ts': ['base', 'source', 'element', 'layouts', 'widgets', 'define', 'script.ts'],
};

/** The packages and modules of Node that each layer may import. */
const OUTSIDE: Record<string, readonly string[]> = {
  card: ['lit', 'lit/directive.js'],
  content: ['dompurify'],
  doctor: (
    '@exodus/bytes/encoding.js html-encoding-sniffer node:buffer node:crypto node:events node:fs node:fs/promises ' +
    'node:stream node:url node:util node:worker_threads parse5'
  ).split(' '),
  edge: ['lru-cache', 'node:http', 'node:net', 'node:util', 'xast-util-to-xml', 'xastscript'],
  element: ['lit'],
  eleventy: '@11ty/eleventy-img node:events node:fs/promises node:os node:path node:stream'.split(' '),
  feed: ['@lit-labs/ssr-client', '@lit/task', 'lit', 'lit/directives/repeat.js'],
  features: ['lit', 'lit/directives/keyed.js', 'lit/directives/live.js', 'lit/directives/repeat.js'],
  layouts: ['lit'],
  node: 'node:dns node:http node:https node:net node:stream node:zlib'.split(' '),
  server: (
    '@lit-labs/ssr @lit-labs/ssr/lib/render-result.js hast hast-util-from-parse5 hast-util-sanitize ' +
    'hast-util-to-html parse5'
  ).split(' '),
  widgets: ['lit'],
};

const files = imports.modulesIn(src);
const named = (file: string): string => relative(src, file);
const floorOf = (file: string): string => named(file).split('/')[0] ?? '';

describe('the floors of src', () => {
  test('are all known', () => {
    expect(files.map(floorOf).filter((floor) => !(floor in BELOW))).toEqual([]);
    expect(files.flatMap(imports.targetsOf).length).toBeGreaterThan(files.length);
  });

  test('know only those below them', () => expect(imports.findArrowsUp(src, BELOW)).toEqual([]));

  test('take from outside what their floor is for', () => {
    const outside = files.flatMap((file) =>
      imports
        .importsOf(file)
        .filter((path) => !path.startsWith('.') && !OUTSIDE[floorOf(file)]?.includes(path))
        .map((path) => `${named(file)} ${path}`),
    );
    expect(outside).toEqual([]);
  });

  test('hold features that do not know one another', () => {
    const featureOf = (file: string): string => named(file).split('/')[1] ?? '';
    const isInFolder = (file: string): boolean => floorOf(file) === 'features' && named(file).split('/').length > 2;
    const meetings = files.filter(isInFolder).flatMap((file) =>
      imports
        .targetsOf(file)
        .filter(isInFolder)
        .filter((target) => featureOf(target) !== featureOf(file))
        .map((target) => `${named(file)} -> ${named(target)}`),
    );
    expect(meetings).toEqual([]);
  });

  test('have files of 250 lines at most, and elements of less than 200', () => {
    const most = (file: string): number => (floorOf(file) === 'widgets' ? 200 : 251);
    expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > most(file)).map(named)).toEqual([]);
  });
});

/** The layers of the demo, lowest first: each may import those before it, and of files outside those that `KNOWN` matches. */
const DEMO_FLOORS = ['base', 'service', 'setting', 'snippets', 'place', 'stage', 'panels', 'app'];
const BELOW_IN_DEMO = Object.fromEntries(DEMO_FLOORS.map((floor, i) => [floor, ['..', ...DEMO_FLOORS.slice(0, i)]]));
/** The elements, the schema of their manifest, and what makes the import map of a build, which the studio offers to copy. */
const KNOWN = /^(?:src\/|scripts\/(?:manifest\/schema|build\/import-map)\.ts$)/;

describe('the floors of the demo', () => {
  const demo = join(root, 'demo');
  const demoFiles = imports.modulesIn(demo);

  test('are all known', () => {
    expect(new Set(demoFiles.map((file) => relative(demo, file).split('/')[0]))).toEqual(new Set(DEMO_FLOORS));
  });

  test('know only those below them', () => expect(imports.findArrowsUp(demo, BELOW_IN_DEMO)).toEqual([]));

  test('take from the repository the elements alone, and what is said of them and of their files', () => {
    const targets = demoFiles.flatMap(imports.targetsOf).map((target) => relative(root, target));
    expect(targets.filter((path) => !path.startsWith('demo/') && !KNOWN.test(path))).toEqual([]);
  });

  test('hold folders that know each other in one direction alone', () => {
    const graph = imports.folderGraphOf(demoFiles);
    expect(graph.size).toBeGreaterThan(DEMO_FLOORS.length);
    expect(imports.findCircle(graph)).toBeUndefined();
  });
});

describe('imports', () => {
  test.each(['src', 'scripts', 'demo'])('of %s run in no circle', (folder) => {
    expect(imports.findCircle(imports.graphOf(imports.modulesIn(join(root, folder))))).toBeUndefined();
  });
});

/** An assignment of a function to a property of any object but `this`: it would overwrite a method. */
const OVERWRITES = /^\s*(?!this\.)(?:[a-z]\w*\.)+[a-z]\w* = (?:async )?(?:\([^)]*\)(?:: [^=]+)? =>|function)/m;

describe('every module', () => {
  test.each(files.map(named))('%s can be imported where there is no DOM', async (file) => {
    await expect(import(join(src, file))).resolves.toBeDefined();
  });

  test('leaves the methods of other objects as they are', () => {
    expect(OVERWRITES.test('    controller.refresh = async () => [];')).toBe(true);
    expect(files.filter((file) => OVERWRITES.test(readFileSync(file, 'utf8'))).map(named)).toEqual([]);
  });
});

test.each([
  ['test', /\.(ts|mjs|php)$/, 30_850],
  ['src', /^(?!.*\blanguages\/).*\.ts$/, 19_250],
  ['demo', /\.ts$/, 10_998],
])('%s has not more lines than it may have: %s, %i', (folder, kinds, linesMax) => {
  const root = join(import.meta.dirname, '..', folder);
  const written = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => kinds.test(name));
  const lines = written.flatMap((name) => readFileSync(join(root, name), 'utf8').match(/\n/g) ?? []);
  expect(lines.length).toBeLessThanOrEqual(linesMax);
});
