import type { Plugin } from 'vite';

const IMPORT = /\bimport\((["'`])(\.\/[\w-]+\.js)\1\)/g;

/** Reads the property by the prototype: an `<img name=currentScript>` in the page's markup hides it on `document`. */
const OWN_URL = 'globalThis.document && Reflect.get(Document.prototype, "currentScript", document)?.src';

/**
 * Makes a classic script import from its own folder what it loads on demand. By themselves browsers do so only for scripts
 * of the page's own origin, and for others with `crossorigin`.
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
