import { readFileSync } from 'node:fs';
import { parseSync, type Plugin } from 'vite';

/** A module of the build alone. */
const NAMES = '\0names-of-messages';

/** The messages of a catalogue, as they are written, by their names in order. */
function readMessages(code: string): readonly (readonly [name: string, said: string])[] {
  const [object] = parseSync('catalogue.ts', code).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init : []))
      : [],
  );
  return (object?.properties ?? [])
    .map((property) => {
      if (property.type !== 'Property' || property.computed) throw new Error('A catalogue has plain messages only.');
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      return [name, code.slice(value.start, value.end)] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * In the classic script, which has all languages, the names of messages are written once, and a catalogue is a list of
 * messages in the order of their names. `whole` is the path of one that has them all, as each has to.
 */
export function plainCatalogues(environment: string, whole: string): Plugin {
  const names = readMessages(readFileSync(whole, 'utf8')).map(([name]) => name);
  return {
    name: 'plain-catalogues',
    applyToEnvironment: ({ name }) => name === environment,
    resolveId: { filter: { id: new RegExp(NAMES) }, handler: () => NAMES },
    load: {
      filter: { id: new RegExp(NAMES) },
      handler: () =>
        `const names = '${names.join(' ')}'.split(' '); export const toMessages = (said) => Object.fromEntries(names.map((name, i) => [name, said[i]]));`,
    },
    transform: {
      filter: { id: /\/src\/content\/languages\/[^/]+\.ts$/ },
      handler(code, id) {
        const messages = readMessages(code);
        if (messages.map(([name]) => name).join() !== names.join()) throw new Error(`${id}: has other messages.`);
        const said = messages.map(([, one]) => one).join();
        return {
          code: `import { toMessages } from '${NAMES}'; export const messages = toMessages([${said}]);`,
          map: null,
        };
      },
    },
  };
}
