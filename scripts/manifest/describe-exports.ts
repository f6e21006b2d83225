import { dirname, join } from 'node:path';
import { ts } from './analyzer.ts';
import type { Module } from './schema.ts';
import type { Sources } from './sources.ts';

/** Where a source is in the package. */
export const published = (path: string): string => path.replace(/^src\/(.*)\.ts$/, 'dist/npm/$1.js');

type Exports = Module['exports'][number][];

/**
 * The classes that a module exports, and what it re-exports, types included, each with the module that declares it. The
 * analyzer does not resolve `export *`.
 */
export function describeExports(path: string, sources: Sources): Exports {
  const describe = (name: string, from: string): Exports[number] => ({
    kind: 'js',
    name,
    declaration: { name, module: published(from) },
  });
  return sources.read(path).statements.flatMap((statement): Exports => {
    if (ts.isClassDeclaration(statement) && statement.name) {
      const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      return isExported ? [describe(statement.name.text, path)] : [];
    }
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause, moduleSpecifier } = statement;
    const from =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? join(dirname(path), moduleSpecifier.text) : path;
    if (!exportClause) return describeExports(from, sources);
    return ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => describe(name.text, from)) : [];
  });
}
