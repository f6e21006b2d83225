import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** All modules of a folder and its subfolders, as absolute paths. */
export const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?ts$/.test(file) && !/\.d\.m?ts$/.test(file))
    .map((file) => join(folder, file));

const IMPORT = /(?:^|[\s;])(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** All that code imports or exports from, including types, dynamic imports, and imports for side effects only. */
export const importsIn = (code: string): string[] =>
  [...code.matchAll(IMPORT)].map(([, from, bare]) => (from ?? bare ?? '').replace(/\?.*$/, ''));

export const importsOf = (file: string): string[] => importsIn(readFileSync(file, 'utf8'));

/** The files that a module imports. */
export const targetsOf = (file: string): string[] =>
  importsOf(file)
    .filter((path) => path.startsWith('.'))
    .map((path) => resolve(dirname(file), path));

/** The first circle in a graph of paths, as the list of the paths on it. */
export function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const finished = new Set<string>();
  const walk = (path: readonly string[], places: Iterable<string>): string[] | undefined => {
    for (const place of places) {
      if (path.includes(place)) return [...path.slice(path.indexOf(place)), place].map((one) => relative(root, one));
      const circle = finished.has(place) ? undefined : walk([...path, place], graph.get(place) ?? []);
      if (circle) return circle;
      finished.add(place);
    }
    return undefined;
  };
  return walk([], graph.keys());
}

/** Which module imports which. */
export const graphOf = (modules: readonly string[]): Map<string, string[]> =>
  new Map(modules.map((file) => [file, targetsOf(file)]));

/** Which folder imports from which other one. */
export function folderGraphOf(modules: readonly string[]): Map<string, string[]> {
  const othersOf = (folder: string): string[] => {
    const targets = modules.filter((file) => dirname(file) === folder).flatMap(targetsOf);
    return targets.map((target) => dirname(target)).filter((other) => other !== folder);
  };
  return new Map(modules.map((file) => [dirname(file), othersOf(dirname(file))]));
}

/** Imports between folders of `base` where `below` does not list the imported folder for the importing one. */
export function findArrowsUp(
  base: string,
  below: Readonly<Record<string, readonly string[]>>,
  modules: readonly string[] = modulesIn(base),
): string[] {
  const floorOf = (file: string): string => relative(base, file).split('/')[0] ?? '';
  return modules.flatMap((file) =>
    targetsOf(file)
      .filter((target) => floorOf(file) !== floorOf(target) && !below[floorOf(file)]?.includes(floorOf(target)))
      .map((target) => `${relative(base, file)} -> ${relative(base, target)}`),
  );
}
