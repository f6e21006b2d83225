import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

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

/** More modules than these in one folder hide one another; a folder of translations is a list. */
const MODULES_MAX = 12;
const CATALOGUES = ['content/languages', 'content/english'];

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?ts$/.test(file) && !/\.d\.m?ts$/.test(file))
    .map((file) => join(folder, file));

const IMPORT = /(?:^|[\s;])(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Everything that a module names in an import: of types, on demand, and for its effect alone, too. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from, bare]) => (from ?? bare ?? '').replace(/\?.*$/, ''));

const targetsOf = (file: string): string[] =>
  importsOf(file)
    .filter((path) => path.startsWith('.'))
    .map((path) => resolve(file, '..', path));

const files = modulesIn(src);
const named = (file: string): string => relative(src, file);
const floorOf = (file: string): string => named(file).split('/')[0] ?? '';

/** The first circle that can be walked from a module, as the row of its modules. */
function findCircle(modules: readonly string[]): string[] | undefined {
  const graph = new Map(modules.map((file) => [file, targetsOf(file)]));
  const finished = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].map((one) => relative(root, one));
    if (finished.has(file)) return undefined;
    for (const target of graph.get(file) ?? []) {
      const circle = walk(target, [...path, file]);
      if (circle) return circle;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of modules) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('the floors of src', () => {
  test('are all known', () => {
    expect(files.map(floorOf).filter((floor) => !(floor in BELOW))).toEqual([]);
    expect(files.flatMap(targetsOf).length).toBeGreaterThan(files.length);
  });

  test('know only those below them', () => {
    const upOrSideways = files.flatMap((file) =>
      targetsOf(file)
        .filter((target) => floorOf(file) !== floorOf(target) && !BELOW[floorOf(file)]?.includes(floorOf(target)))
        .map((target) => `${named(file)} -> ${named(target)}`),
    );
    expect(upOrSideways).toEqual([]);
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
    const folders = new Map<string, number>();
    for (const file of files) {
      const folder = relative(src, join(file, '..'));
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    const crowded = [...folders].filter(([folder, count]) => count > MODULES_MAX && !CATALOGUES.includes(folder));
    expect(crowded).toEqual([]);
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
    expect(findCircle(modulesIn(join(root, folder)))).toBeUndefined();
  });

  test('are read whole: of types, on demand, and for their effect', () => {
    const read = (code: string): string[] => [...code.matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '');
    expect(read("import type { A } from './a.ts';")).toEqual(['./a.ts']);
    expect(read("export * from './b.ts';")).toEqual(['./b.ts']);
    expect(read("const c = () => import('./c.ts');")).toEqual(['./c.ts']);
    expect(read("import './d.ts';")).toEqual(['./d.ts']);
    expect(read("import {\n  e,\n  f,\n} from './e.ts';")).toEqual(['./e.ts']);
  });
});

/** An object's method is overwritten where a function is assigned to a property of something handed in. */
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
