import type { Plugin } from 'vite';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Loop {
  readonly type: 'ForInStatement';
  readonly left: Span;
  readonly right: Span;
}

const isLoop = (node: object): node is Loop => 'type' in node && node.type === 'ForInStatement';

/** All loops of for-in, in the order of the code. */
function findLoops(node: unknown): readonly Loop[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(findLoops);
  return isLoop(node) ? [node, ...inner] : inner;
}

/**
 * Makes each for-in loop take only an object's own names. A bundler makes the object of `import * as` by such a loop, each
 * property as a getter: one that a page had added to `Object.prototype` is not a function, and the whole file did not run.
 */
export const ownNames = (environments: readonly string[]): Plugin => ({
  name: 'own-names',
  applyToEnvironment: ({ name }) => environments.includes(name),
  renderChunk(code) {
    if (!/\bfor ?\([^;)]* in /.test(code)) return null; // as in most chunks, which then need not be parsed
    const own = findLoops(this.parse(code)).reduceRight(
      (text, { left, right }) =>
        `${text.slice(0, left.end)} of Object.keys(${text.slice(right.start, right.end)})${text.slice(right.end)}`,
      code,
    );
    return { code: own, map: null };
  },
});
