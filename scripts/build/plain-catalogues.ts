import type { Plugin } from 'vite';

/**
 * In the classic script, which has all languages, the names of messages come before the messages and not between them:
 * what 46 catalogues have in common is compressed to next to nothing.
 */
export const plainCatalogues = (environment: string): Plugin => ({
  name: 'plain-catalogues',
  applyToEnvironment: ({ name }) => name === environment,
  transform: {
    filter: { id: /\/src\/content\/languages\/[^/]+\.ts$/ },
    handler(code) {
      const [object] = this.parse(code, { lang: 'ts' }).body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
          ? statement.declaration.declarations.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init : []))
          : [],
      );
      const messages = (object?.properties ?? []).map((property) => {
        if (property.type !== 'Property' || property.computed) throw new Error('A catalogue has plain messages only.');
        const { key, value } = property;
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
        return { name, said: code.slice(value.start, value.end) };
      });
      const names = JSON.stringify(messages.map(({ name }) => name).join(' '));
      const said = messages.map((message) => message.said).join();
      return {
        code: `const said = [${said}]; export const messages = Object.fromEntries(${names}.split(' ').map((name, i) => [name, said[i]]));`,
        map: null,
      };
    },
  },
});
