import type { Plugin } from 'vite';

const IMPORT = /\bimport\((["'`])(\.\/[\w-]+\.js)\1\)/g;

/** By the prototype: in the page's markup, `<img name=currentScript>` hides the property of its document. */
const OWN_URL = 'globalThis.document && Reflect.get(Document.prototype, "currentScript", document)?.src';

/**
 * What a classic script imports on demand is beside it. The browser knows where that is only of scripts of the page's own
 * host, and of others with `crossorigin`.
 */
export const besideScript = (environment: string): Plugin => ({
  name: 'beside-script',
  applyToEnvironment: ({ name }) => name === environment,
  renderChunk(code) {
    const found = code.replace(IMPORT, 'import(new URL("$2", wsUrl))');
    if (found === code) throw new Error(`${environment}: something that is loaded on demand was expected.`);
    return { code: found, map: null };
  },
  outputOptions: (options) => ({ ...options, intro: `const wsUrl = ${OWN_URL};` }),
});
