import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { editCode, nodesIn, type Span } from './edit-code.ts';

/** An error with a message that explains. What precedes the explanation stays: `Hydration value mismatch`. */
const EXPLAINED = /(Error\((["`])[^"`.:(]+)(?:[.:]| \()[^"`]*\2\)/g;

/** What hydration needs of the module that Lit has for servers. */
const HYDRATING = /\b(?:TemplateInstance|isIterable|resolveDirective|ChildPart|ElementPart):\w+\.\w+/g;

/**
 * Methods of Lit's that have no effect on our elements, by file: these have no properties of Lit's, because
 * `element/widget-element.ts` has its own, and adopt their styles themselves. Names with `_$` stay the same in Lit's releases.
 */
const WITHOUT_EFFECT: Readonly<Record<string, readonly string[]>> = {
  'lit-element.js': ['createRenderRoot'],
  'reactive-element.js': [
    'addInitializer', // for decorators
    'createProperty',
    'createRenderRoot',
    'finalizeStyles',
    'fromAttribute',
    'getPropertyDescriptor',
    'toAttribute',
    'C', // notes which property changed
    '_$AK', // reads an attribute
    '_$E_', // reads properties that were set before the definition
    '_$Ei', // takes over the properties of the class above
    '_$ET', // writes an attribute
    '_$Eu', // the attribute of a property
  ],
};

interface Method {
  readonly key?: { readonly name?: string };
  readonly value?: { readonly type?: string; readonly body?: Span };
}

/** The code with nothing in the bodies of the methods with these names, of which there has to be one each. */
function emptyMethods(code: string, tree: object, names: readonly string[]): string {
  const bodies = nodesIn(tree).flatMap((node) => {
    const { key, value } = node as Method;
    return value?.type === 'FunctionExpression' && value.body && names.includes(key?.name ?? '') ? value.body : [];
  });
  if (bodies.length !== names.length) throw new Error(`Lit has not one method each of the names ${names.join(', ')}.`);
  return editCode(
    code,
    bodies.map(({ start, end }) => ({ start, end, text: '{}' })),
  );
}

/**
 * Leaves out what browsers do not need of Lit and DOMPurify: the explanations in error messages, which only the console
 * shows, below a line of our own that says what to do; what Lit has for rendering on servers; and for its own properties.
 */
export const leanLibraries = (environments: readonly string[]): Plugin => ({
  name: 'lean-libraries',
  applyToEnvironment: ({ name }) => environments.includes(name),
  transform: {
    filter: { id: /\/node_modules\/(?:@lit|@lit-labs|lit-html|lit|dompurify)\// },
    handler(code, id) {
      const lean = code.replaceAll(EXPLAINED, '$1$2)');
      const names = WITHOUT_EFFECT[basename(id)];
      if (names) return { code: emptyMethods(lean, this.parse(lean), names), map: null };
      if (!id.endsWith('/lit-html/private-ssr-support.js')) return { code: lean, map: null };
      const [start] = /^import\{.*?\}from"\.\/lit-html\.js";/.exec(code) ?? [];
      const kept = code.match(HYDRATING);
      if (!start || kept?.length !== 5) throw new Error(`${id}: Lit has other names for what hydrates.`);
      return { code: `${start}export const _$LH={${kept.join()}};`, map: null };
    },
  },
});
