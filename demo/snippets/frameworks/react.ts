import { readDeclarations } from '../text/css-text.ts';
import { imports, viteBlocks } from './frameworks.ts';
import { askForPost, type CodeBlock, elementWithBase, type Handout, isSet } from '../handout/handout.ts';
import { indent, jsString } from '../text/literals.ts';
import type { MarkupElement } from '../markup/markup.ts';
import names from '../markup/names.json' with { type: 'json' };
import { BRACED, type Dialect, printElement } from '../markup/print-markup.ts';

/** HTML attributes that have other names in React. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  ...Object.fromEntries(names.camelCase.map((name) => [name.toLowerCase(), name])),
};

const BOOLEAN = new Set(
  'autoPlay controls default hidden inert itemScope loop muted open playsInline reversed'.split(' '),
);

const camelCase = (name: string): string =>
  name.startsWith('--')
    ? jsString(name)
    : name.replace(/^-ms-/, 'ms-').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const styleObject = (css: string): string =>
  readDeclarations(css)
    .map(([name, value]) => `${camelCase(name)}: ${jsString(value)}`)
    .join(', ');

const JSX: Dialect = {
  ...BRACED,
  closesVoid: true,
  attribute(name, value, escaped) {
    if (name === 'style') return `style={{ ${styleObject(value)} }}`;
    const known = NAMES[name] ?? name;
    return BOOLEAN.has(known) ? known : `${known}="${escaped}"`;
  },
};

const printJsx = (element: MarkupElement): string => indent(printElement(element, JSX), '    ');

function card(handout: Handout): string {
  return `import { useEffect, useState } from 'react';
import type { WsPostCard } from 'ws-widgets';
${imports(handout).join('\n')}
import type {} from 'ws-widgets/react';

export function Post() {
  const [post, setPost] = useState<WsPostCard['post']>();
  useEffect(() => {
    async function load() {
${indent(askForPost(handout), '      ')}
      setPost(post);
    }
    void load();
  }, []);
  return <${handout.element.tag} post={post} />;
}`;
}

const feed = (handout: Handout): string => `${imports(handout).join('\n')}
import type {} from 'ws-widgets/react'; // the types of the element

export function Posts() {
  return (
${printJsx(elementWithBase(handout))}
  );
}`;

/** React 19, which can set both properties and attributes of custom elements. */
export const react = (handout: Handout): CodeBlock[] => {
  const plugin = { name: 'react', from: '@vitejs/plugin-react', call: 'react()' };
  return viteBlocks(handout, plugin, 'tsx', 'tsx', isSet(handout) ? card(handout) : feed(handout));
};
