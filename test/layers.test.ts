import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** What each floor may know. */
const BELOW: Record<string, readonly string[]> = {
  base: [],
  api: ['base'],
  model: ['base'],
  source: ['base', 'api', 'model'],
  content: ['base', 'model'],
  elements: ['base', 'api', 'model', 'source', 'content'],
  define: ['elements'],
  'headless.ts': ['base', 'api', 'model', 'source'],
  'index.ts': ['elements', 'headless.ts'],
  'auto.ts': ['define'],
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const floorOf = (file: string): string => file.split('/')[0] ?? '';

const edges = files.flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    target: relative(src, resolve(src, file, '..', path.replace(/\?inline$/, ''))),
  })),
);

describe('the floors of src', () => {
  test('are all known', () => {
    expect(files.map(floorOf).filter((floor) => !(floor in BELOW))).toEqual([]);
    expect(edges.length).toBeGreaterThan(files.length);
  });

  test('know only those below them', () => {
    const upOrSideways = edges.filter(({ file, target }) => {
      const [from, to] = [floorOf(file), floorOf(target)];
      return from !== to && !BELOW[from]?.includes(to);
    });
    expect(upOrSideways).toEqual([]);
  });

  test('below the elements take nothing from outside but DOMPurify', () => {
    const outside = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(
        ([, name]) => `${floorOf(file)} ${name}`,
      ),
    );
    expect([...new Set(outside)].sort()).toEqual(['content dompurify', 'elements lit/html.js']);
  });
});

describe('every module', () => {
  test.each(files)('%s can be imported where there is no DOM', async (file) => {
    await expect(import(join(src, file))).resolves.toBeDefined();
  });
});
