import { hasLooseEdges, isText, isVerbatim, type MarkupElement, type MarkupNode, mayBreak, tidy } from './markup.ts';
import names from './names.json' with { type: 'json' };
import { UNSEEN } from '../text/literals.ts';

/** How a template language writes HTML. */
export interface Dialect {
  /** Characters that are special in it, but not in HTML: they are written as character references. */
  readonly special?: RegExp;
  /** How it writes an attribute; by default, as HTML does. */
  attribute?(name: string, value: string, escaped: string): string;
  /** How it writes a style sheet; by default, as it is. */
  css?(sheet: string): string;
  /** Whether void elements end in `/>`. */
  readonly closesVoid?: boolean;
}

export const HTML: Dialect = {};

/** The dialect of languages in which braces are special. */
export const BRACED: Dialect = { special: /[{}]/g };

const VOID = new Set(names.void);

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const reference = (char: string): string => NAMED[char] ?? `&#${char.codePointAt(0)};`;

/** Escapes a text for HTML in a dialect. Lone surrogates and null characters must not be in a text file. */
export function escapeText(text: string, { special }: Dialect = HTML): string {
  const means = text.replace(/\0|\p{Cs}/gu, '\ufffd');
  const marked = new Set(special ? [...means.matchAll(special)].map(({ index }) => index) : []);
  return means
    .replace(/[^]/g, (char, index: number) => (/[&<>]/.test(char) || marked.has(index) ? reference(char) : char))
    .replace(/[\t\n\r]/g, reference)
    .replace(UNSEEN, reference);
}

export const escapeAttribute = (text: string, dialect: Dialect = HTML): string =>
  escapeText(text, dialect).replaceAll('"', '&quot;');

/** Boolean attributes. */
const BOOLEAN = new Set(names.boolean);

function printTag({ tag, attributes }: MarkupElement, dialect: Dialect): string {
  const written = attributes.map(([name, value]) => {
    // On a custom element, frameworks would set the property to an empty string; without a value, they set it to true.
    if (tag.includes('-') && value === '') return name;
    const escaped = escapeAttribute(value, dialect);
    return dialect.attribute?.(name, value, escaped) ?? (BOOLEAN.has(name) ? name : `${name}="${escaped}"`);
  });
  return `<${[tag, ...written].filter(Boolean).join(' ')}${dialect.closesVoid && VOID.has(tag) ? ' /' : ''}>`;
}

/** A node on one line, because a line break would be displayed, or because none is needed. */
function printInline(node: MarkupNode, dialect: Dialect): string {
  if (isText(node)) return escapeText(node, dialect);
  if (VOID.has(node.tag)) return printTag(node, dialect);
  return `${printTag(node, dialect)}${node.children.map((child) => printInline(child, dialect)).join('')}</${node.tag}>`;
}

/** Groups of nodes that must be on one line together. */
function runsOf(nodes: readonly MarkupNode[]): MarkupNode[][] {
  const runs: MarkupNode[][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    if (run && !mayBreak(run.at(-1), node)) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

function printLines(node: MarkupNode, dialect: Dialect, isOuter: boolean): string[] {
  const isOneLine = isText(node) || VOID.has(node.tag) || isVerbatim(node) || !hasLooseEdges(node);
  if (isOneLine) return [printInline(node, dialect)];
  const runs = runsOf(node.children);
  const isShort = !isOuter && node.tag !== 'template' && runs.length < 2;
  if (runs.length === 0 || (isShort && runs.every(([first]) => isText(first) || (first && !hasLooseEdges(first))))) {
    return [printInline(node, dialect)];
  }
  const inner = runs.flatMap((run) => {
    const [first] = run;
    return run.length === 1 && first !== undefined
      ? printLines(first, dialect, false)
      : [run.map((one) => printInline(one, dialect)).join('')];
  });
  return [printTag(node, dialect), ...inner.map((line) => `  ${line}`), `</${node.tag}>`];
}

/** An element as lines of code with indented content. There is no empty line, because Markdown would end the HTML there. */
export const printElement = (element: MarkupElement, dialect: Dialect = HTML): string =>
  printLines({ ...element, children: tidy(element.children, element) }, dialect, true).join('\n');
