import type { Plugin } from 'vite';

/**
 * What DOMPurify allows unless a call says what is allowed, as each call of `content/text/sanitize.ts` does. The lists of
 * the tags of SVG and MathML stay: DOMPurify checks namespaces by them.
 */
const DEFAULTS = ['html$1', 'html', 'svg', 'mathMl', 'xml'];

/** Leaves DOMPurify's default lists out of what browsers load, and fails if DOMPurify has other lists than these. */
export const withoutDefaultLists = (): Plugin => ({
  name: 'without-default-lists',
  apply: 'build',
  transform: {
    filter: { id: /\/dompurify\/dist\/purify\.es\.mjs$/ },
    handler(code) {
      const lists = this.parse(code).body.flatMap((statement) => {
        const [declared] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
        const { id, init } = declared ?? {};
        const [list] = init?.type === 'CallExpression' ? init.arguments : [];
        return id?.type === 'Identifier' && DEFAULTS.includes(id.name) && list?.type === 'ArrayExpression'
          ? [list]
          : [];
      });
      if (lists.length !== DEFAULTS.length) throw new Error(`DOMPurify has other lists than ${DEFAULTS.join(', ')}.`);
      const lean = lists.reduceRight((text, { start, end }) => `${text.slice(0, start)}[]${text.slice(end)}`, code);
      return { code: lean, map: null };
    },
  },
});
