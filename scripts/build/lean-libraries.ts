import type { Plugin } from 'vite';

/** An error with a message that explains. What precedes the explanation stays: `Hydration value mismatch`. */
const EXPLAINED = /(Error\((["`])[^"`.:(]+)(?:[.:]| \()[^"`]*\2\)/g;

/** What hydration needs of the module that Lit has for servers. */
const HYDRATING = /\b(?:TemplateInstance|isIterable|resolveDirective|ChildPart|ElementPart):\w+\.\w+/g;

/**
 * Leaves out what browsers do not need of Lit and DOMPurify: the explanations in error messages, which only the console
 * shows, below a line of our own that says what to do; and what Lit has for rendering on servers.
 */
export const leanLibraries = (environments: readonly string[]): Plugin => ({
  name: 'lean-libraries',
  applyToEnvironment: ({ name }) => environments.includes(name),
  transform: {
    filter: { id: /\/node_modules\/(?:@lit|@lit-labs|lit-html|lit|dompurify)\// },
    handler(code, id) {
      const lean = code.replaceAll(EXPLAINED, '$1$2)');
      if (!id.endsWith('/lit-html/private-ssr-support.js')) return { code: lean, map: null };
      const [start] = /^import\{.*?\}from"\.\/lit-html\.js";/.exec(code) ?? [];
      const kept = code.match(HYDRATING);
      if (!start || kept?.length !== 5) throw new Error(`${id}: Lit has other names for what hydrates.`);
      return { code: `${start}export const _$LH={${kept.join()}};`, map: null };
    },
  },
});
