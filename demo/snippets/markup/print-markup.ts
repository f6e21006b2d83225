import { hasLooseEdges, isText, isVerbatim, type MarkupElement, type MarkupNode, mayBreak, tidy } from './markup.ts';
import names from './names.json' with { type: 'json' };
import { UNSEEN } from '../text/literals.ts';

/** What a template language makes of HTML. */
export interface Dialect {
  /** What means something to it beyond HTML, by its characters: they are written as character references. */
  readonly special?: RegExp;
  /** How it writes an attribute; as HTML does where it is not said. */
  attribute?(name: string, value: string, escaped: string): string;
  /** How it writes a style sheet; as it is where it is not said. */
  css?(sheet: string): string;
  /** Whether an element without content ends in `/>`. */
  readonly closesVoid?: boolean;
}

export const HTML: Dialect = {};

/** Of those to which braces mean something. */
export const BRACED: Dialect = { special: /[{}]/g };

const VOID = new Set(names.void);

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const reference = (char: string): string => NAMED[char] ?? `&#${char.codePointAt(0)};`;

/** A text of HTML in a dialect. Half a character and the null character have no place in a file of text. */
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

/** Those that are true by being there. */
const BOOLEAN = new Set(names.boolean);

function printTag({ tag, attributes }: MarkupElement, dialect: Dialect): string {
  const written = attributes.map(([name, value]) => {
    // Of an element of our own, a value would be taken for the property's, which is true.
    if (tag.includes('-') && value === '') return name;
    const escaped = escapeAttribute(value, dialect);
    return dialect.attribute?.(name, value, escaped) ?? (BOOLEAN.has(name) ? name : `${name}="${escaped}"`);
  });
  return `<${[tag, ...written].filter(Boolean).join(' ')}${dialect.closesVoid && VOID.has(tag) ? ' /' : ''}>`;
}

/** On one line: in no place could it be broken unseen, or there is no need to. */
function printInline(node: MarkupNode, dialect: Dialect): string {
  if (isText(node)) return escapeText(node, dialect);
  if (VOID.has(node.tag)) return printTag(node, dialect);
  return `${printTag(node, dialect)}${node.children.map((child) => printInline(child, dialect)).join('')}</${node.tag}>`;
}

/** Nodes that have to stand on one line together. */
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

/** An element as lines of code, its content indented. It has no empty line, which Markdown would stumble over. */
export const printElement = (element: MarkupElement, dialect: Dialect = HTML): string =>
  printLines({ ...element, children: tidy(element.children, element) }, dialect, true).join('\n');
