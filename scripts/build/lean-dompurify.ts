import type { Plugin } from 'vite';
import { editCode } from './edit-code.ts';

/**
 * What DOMPurify allows unless a call says what is allowed, as each call of `content/text/sanitize.ts` does. The lists of
 * the tags of SVG and MathML stay: DOMPurify checks namespaces by them.
 */
const DEFAULTS = ['html$1', 'html', 'svg', 'mathMl', 'xml'];

/** Makes an array of something iterable, for browsers that cannot. It is called with arrays alone. */
const TO_ARRAY = '_slicedToArray';

/** A class for browsers without asynchronous generators. Nothing uses it. */
const UNUSED = 'AsyncGenerator';

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
      const { body } = this.parse(code);
      const lists = body.flatMap((statement) => {
        const [declared] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
        const { id, init } = declared ?? {};
        const [list] = init?.type === 'CallExpression' ? init.arguments : [];
        const isDefault = id?.type === 'Identifier' && DEFAULTS.includes(id.name) && list?.type === 'ArrayExpression';
        return isDefault ? { start: list.start, end: list.end, text: '[]' } : [];
      });
      const toArray = body.flatMap((statement) => {
        if (statement.type !== 'FunctionDeclaration' || statement.id?.name !== TO_ARRAY || !statement.body) return [];
        const { start, end } = statement.body;
        const [iterable] = statement.params;
        return iterable ? { start, end, text: `{return ${code.slice(iterable.start, iterable.end)}}` } : [];
      });
      const unused = body
        .filter(({ start }) => code.startsWith(`${UNUSED}.prototype`, start))
        .map(({ start, end }) => ({ start, end, text: '' }));
      const names = [...DEFAULTS, TO_ARRAY, UNUSED];
      const edits = [...lists, ...toArray, ...unused];
      if (edits.length !== names.length) throw new Error(`DOMPurify has not one each of ${names.join(', ')}.`);
      return { code: editCode(code, edits), map: null };
    },
  },
});
