import type { Plugin } from 'vite';

interface ImportExpression {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly source?: { readonly value?: unknown };
}

/** All calls of `import()` with a relative path, in the order of the code. */
function findImports(node: unknown): readonly ImportExpression[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, source } = node as Partial<ImportExpression>;
  if (type === 'ImportExpression' && String(source?.value).startsWith('.')) return [node as ImportExpression];
  return Object.values(node).flatMap(findImports);
}

/**
 * In a build of one file, `import()` resolves to a module that the file already has. To keep the order in which modules
 * run, a bundler wraps each module that an `import()` leads to, and all that it imports, in a function: that would take
 * 2 kB of the classic script. The paths for which `keeps` is true are imported from other files.
 */
export const eagerImports = (environment: string, keeps: (path: string) => boolean): Plugin => ({
  name: 'eager-imports',
  applyToEnvironment: ({ name }) => name === environment,
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import(' },
    handler(code) {
      const found = findImports(this.parse(code, { lang: 'ts' })).filter(({ source }) => !keeps(String(source?.value)));
      const statements = found.map(
        ({ source }, i) => `import * as imported${i} from ${JSON.stringify(source?.value)};`,
      );
      const eager = found.reduceRight(
        (rest, { start, end }, i) => `${rest.slice(0, start)}Promise.resolve(imported${i})${rest.slice(end)}`,
        code,
      );
      return { code: `${statements.join('')}${eager}`, map: null };
    },
  },
});
