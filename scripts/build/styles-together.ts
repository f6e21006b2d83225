import type { Plugin } from 'vite';

/** A style sheet that was imported as text: a statement on a line of its own. */
const SHEET = /^\t*var (\w+_default(?:\$\d+)?) = ("(?:[^"\\]|\\.)*");\n/gm;

/**
 * Puts the style sheets of a file side by side, where the first of them is, because text that is alike compresses better there:
 * the classic script takes 0.5 kB less, the core 0.06 kB. They are elements of a list, so that no minifier moves them back.
 */
export const stylesTogether = (environments: readonly string[]): Plugin => ({
  name: 'styles-together',
  applyToEnvironment: ({ name }) => environments.includes(name),
  renderChunk(code) {
    const sheets = [...code.matchAll(SHEET)];
    const at = sheets[0]?.index;
    if (at === undefined || sheets.length === 1) return null;
    const list = `var [${sheets.map(([, name]) => name).join()}] = [${sheets.map(([, , text]) => text).join()}];\n`;
    return { code: code.slice(0, at) + list + code.slice(at).replaceAll(SHEET, ''), map: null };
  },
});
