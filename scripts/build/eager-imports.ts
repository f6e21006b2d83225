import type { Plugin } from 'vite';
import { editCode, nodesIn, type Span } from './edit-code.ts';

interface ImportExpression extends Span {
  readonly type: 'ImportExpression';
  readonly source: { readonly value?: unknown };
}

const isImport = (node: object): node is ImportExpression => 'type' in node && node.type === 'ImportExpression';

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
      const isEager = ({ source: { value } }: ImportExpression): boolean =>
        typeof value === 'string' && value.startsWith('.') && !keeps(value);
      const found = nodesIn(this.parse(code, { lang: 'ts' }))
        .filter(isImport)
        .filter(isEager);
      const statements = found.map(({ source }, i) => `import * as imported${i} from ${JSON.stringify(source.value)};`);
      const edits = found.map(({ start, end }, i) => ({ start, end, text: `Promise.resolve(imported${i})` }));
      return { code: statements.join('') + editCode(code, edits), map: null };
    },
  },
});
