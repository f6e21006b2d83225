import type { Plugin } from 'vite';
import { editCode, nodesIn, type Span } from './edit-code.ts';

interface Loop {
  readonly type: 'ForInStatement';
  readonly left: Span;
  readonly right: Span;
}

const isLoop = (node: object): node is Loop => 'type' in node && node.type === 'ForInStatement';

/**
 * Makes each for-in loop take only an object's own names. A bundler makes the object of `import * as` by such a loop, each
 * property as a getter: one that a page had added to `Object.prototype` is not a function, and the whole file did not run.
 */
export const ownNames = (environments: readonly string[]): Plugin => ({
  name: 'own-names',
  applyToEnvironment: ({ name }) => environments.includes(name),
  renderChunk(code) {
    if (!/\bfor ?\([^;)]* in /.test(code)) return null; // as in most chunks, which then need not be parsed
    const edits = nodesIn(this.parse(code))
      .filter(isLoop)
      .map(({ left, right }) => {
        const text = ` of Object.keys(${code.slice(right.start, right.end)})`;
        return { start: left.end, end: right.end, text };
      });
    return { code: editCode(code, edits), map: null };
  },
});
