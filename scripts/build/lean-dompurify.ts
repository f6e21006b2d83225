import type { Plugin } from 'vite';

/**
 * What DOMPurify allows unless a call says what is allowed, as each call of `content/text/sanitize.ts` does. The lists of
 * the tags of SVG and MathML stay: DOMPurify checks namespaces by them.
 */
const DEFAULTS = ['html$1', 'html', 'svg', 'mathMl', 'xml'];

/** Makes an array of something iterable, for browsers that cannot. It is called with arrays alone. */
const TO_ARRAY = '_slicedToArray';

/** A class for browsers without asynchronous generators. Nothing uses it. */
const UNUSED = 'AsyncGenerator';

/** Code from `start` to `end`, and what is written in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Leaves out of what browsers load DOMPurify's default lists, and the helpers that its build has for old browsers. Fails if
 * DOMPurify has other ones than these.
 */
export const leanDompurify = (): Plugin => ({
  name: 'lean-dompurify',
  apply: 'build',
  transform: {
    filter: { id: /\/dompurify\/dist\/purify\.es\.mjs$/ },
    handler(code) {
      const edits = this.parse(code).body.flatMap((statement): Edit[] => {
        if (statement.type === 'ExpressionStatement' && code.startsWith(`${UNUSED}.prototype`, statement.start))
          return [{ start: statement.start, end: statement.end, text: '' }];
        if (statement.type === 'FunctionDeclaration' && statement.id?.name === TO_ARRAY) {
          const [iterable] = statement.params;
          return iterable && statement.body
            ? [{ ...statement.body, text: `{return ${code.slice(iterable.start, iterable.end)}}` }]
            : [];
        }
        const [declared] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
        const { id, init } = declared ?? {};
        const [list] = init?.type === 'CallExpression' ? init.arguments : [];
        return id?.type === 'Identifier' && DEFAULTS.includes(id.name) && list?.type === 'ArrayExpression'
          ? [{ ...list, text: '[]' }]
          : [];
      });
      const names = [...DEFAULTS, TO_ARRAY, UNUSED];
      if (edits.length !== names.length) throw new Error(`DOMPurify has not one each of ${names.join(', ')}.`);
      const lean = edits.reduceRight((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
      return { code: lean, map: null };
    },
  },
});
