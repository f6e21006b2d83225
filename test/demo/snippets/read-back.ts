import { transformWithOxc } from 'vite';
import type { CodeBlock } from '../../../demo/snippets/handout/handout.ts';
import { type MarkupElement, type MarkupNode, tidy } from '../../../demo/snippets/markup/markup.ts';
import { parseHtml } from './parse-html.ts';

/** All elements with a tag name, at any depth. */
export const findAll = (nodes: readonly MarkupNode[], tag: string): MarkupElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.tag === tag ? [node] : []), ...findAll(node.children, tag)],
  );

/** The only element with a tag name, without children that display nothing. */
function elementOf(nodes: readonly MarkupNode[], tag: string): MarkupElement {
  const [found, ...others] = findAll(nodes, tag);
  if (!found || others.length > 0) throw new Error(`One <${tag}> was expected.`);
  return { ...found, children: tidy(found.children, found) };
}

const fromHtml = (html: string, tag: string): MarkupElement => elementOf(parseHtml(html), tag);

function blockOf(blocks: readonly CodeBlock[], fits: (block: CodeBlock) => boolean): string {
  const found = blocks.find(fits);
  if (!found) throw new Error(`None of ${blocks.map(({ name }) => name).join(', ')} fits.`);
  return found.code;
}

const REACT_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', colSpan: 'colspan' };

const camelToKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The element that a React component renders, compiled by the bundler's compiler. */
export async function fromReact(code: string, tag: string): Promise<MarkupElement> {
  const jsx = code.replace(/^import .*$/gm, '');
  const compiled = await transformWithOxc(jsx, 'Posts.tsx', { jsx: { runtime: 'classic', pragma: 'make' } });
  const written = (value: unknown): string => {
    if (typeof value !== 'object') return value === true ? '' : String(value);
    const declarations = Object.entries(value ?? {}).map(([property, said]) => `${camelToKebab(property)}: ${said}`);
    return declarations.join('; ');
  };
  const make = (made: string, props: Record<string, unknown> | null, ...children: MarkupNode[]): MarkupElement => ({
    tag: made,
    attributes: Object.entries(props ?? {}).map(([name, value]) => [REACT_NAMES[name] ?? name, written(value)]),
    children,
  });
  const module: unknown = new Function('make', `${compiled.code.replace('export function', 'return function')}`)(make);
  if (typeof module !== 'function') throw new Error('No component was made.');
  return elementOf([module() as MarkupElement], tag);
}

/** The markup that Eleventy writes for the shortcode. */
export async function fromEleventy(code: string): Promise<string> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: (config: { addShortcode(name: string, write: () => string): void }) => void;
  };
  let written = '';
  module.default({ addShortcode: (_, write) => (written = write()) });
  return written;
}

const decode = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The attributes of a block of the plugin, as WordPress reads them. */
export function attributesOfBlock(code: string): Readonly<Record<string, string>> {
  const [, json = ''] = /^<!-- wp:ws-widgets\/[a-z-]+ (\{.*\}) \/-->$/.exec(code) ?? [];
  const read = JSON.parse(json) as Readonly<Record<string, string>>;
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [camelToKebab(name), decode(value)]));
}

/** The attributes of a shortcode of the plugin, as WordPress reads them. */
export function attributesOfShortcode(code: string): Readonly<Record<string, string>> {
  const [, written = ''] = /^\[[a-z_]+ ([^[\]]*)\]$/.exec(code) ?? [];
  const [element] = parseHtml(`<i ${written}></i>`);
  if (!element || typeof element === 'string') throw new Error('No shortcode was read.');
  return Object.fromEntries(element.attributes);
}

const isTsx = ({ language }: CodeBlock): boolean => language === 'tsx';
const templateOf = (code: string): string => /<template>\n([^]*)\n<\/template>/.exec(code)?.[1] ?? '';
const afterScript = (code: string): string => code.slice(code.indexOf('</script>') + '</script>'.length);

/** The element in the code of the first block that fits. */
const inBlock =
  (fits: (block: CodeBlock) => boolean, markupIn = (code: string): string | Promise<string> => code): Reader =>
  async (blocks, tag) => [fromHtml(await markupIn(blockOf(blocks, fits)), tag)];

type Reader = (blocks: readonly CodeBlock[], tag: string) => Promise<MarkupElement[]>;

/** For each form, reads the element from its code, as its tool does where that is possible here. */
export const READERS: Readonly<Record<string, Reader>> = {
  html: inBlock(() => true),
  classic: inBlock(() => true),
  react: async (blocks, tag) => [await fromReact(blockOf(blocks, isTsx), tag)],
  vue: inBlock(({ name }) => name.endsWith('.vue'), templateOf),
  svelte: inBlock(({ name }) => name.endsWith('.svelte'), afterScript),
  angular: inBlock(({ language }) => language === 'html'),
  wordpress: inBlock(({ code }) => code.startsWith('<!-- wp:html -->')),
  hugo: inBlock(({ name }) => name.includes('layouts/shortcodes/')),
  eleventy: inBlock(({ language }) => language === 'js', fromEleventy),
};

/** The attributes without `base-url`, which may be set once for the whole page. */
export const withoutBase = (attributes: MarkupElement['attributes']): MarkupElement['attributes'] =>
  attributes.filter(([name]) => name !== 'base-url');
