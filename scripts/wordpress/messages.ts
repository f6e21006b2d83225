import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Engine, type Node as PhpNode } from 'php-parser';
import { parseAst } from 'vite';
import { makeManifest } from '../manifest/make-manifest.ts';
import { elementsOf } from '../manifest/schema.ts';
import { elementFacts } from './element-facts.ts';
import { ROWS } from './inspector.ts';

/** A message of the plugin. Its key is the English text, with a context if it has one. */
export interface Message {
  readonly text: string;
  readonly context?: string;
  /** For translators: what a placeholder is. */
  readonly comment?: string;
  /** The files of the plugin that say it. */
  readonly files: readonly string[];
}

/** WordPress's functions that translate a text; those with a context or a plural are not used here. */
const TRANSLATES = /^(__|esc_html__|esc_attr__)$/;
const OTHERS = /^(_e|_x|_ex|_n|_nx|esc_html_e|esc_attr_e|esc_html_x|esc_attr_x)$/;

/** Where the plugin's texts are. */
export const PLUGIN = join(import.meta.dirname, '../../integrations/wordpress');

/** A parser that refuses what PHP 7.4 does not have, as far as it can tell. */
const php = new Engine({ parser: { version: 704, extractDoc: true, suppressErrors: false } });

export const parsePhp = (code: string, file: string): PhpNode => php.parseCode(code, file);

/** Each object of a tree, in the order of the source. */
export function* nodesOf(tree: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof tree !== 'object' || tree === null) return;
  if (!Array.isArray(tree)) yield tree as Readonly<Record<string, unknown>>;
  for (const child of Object.values(tree)) yield* nodesOf(child);
}

interface Call {
  readonly name: string;
  readonly text: unknown;
  readonly comment: string;
}

const nameOf = (callee: unknown): string => String((callee as { name?: unknown } | null)?.name ?? '');
const valueOf = (argument: unknown): unknown => (argument as { value?: unknown } | undefined)?.value;

/** The calls of a source by their names and their first arguments, with the comment for translators before them. */
function* callsOf(code: string, file: string): Generator<Call> {
  if (file.endsWith('.js')) {
    for (const node of nodesOf(parseAst(code))) {
      if (node['type'] !== 'CallExpression') continue;
      const [first] = node['arguments'] as unknown[];
      yield { name: nameOf(node['callee']), text: valueOf(first), comment: '' };
    }
    return;
  }
  let comment = '';
  for (const node of nodesOf(parsePhp(code, file))) {
    for (const { value } of (node['leadingComments'] as { value: string }[] | null) ?? []) {
      comment = /translators: (.*?) *\*\//.exec(value)?.[1] ?? comment;
    }
    if (node['kind'] !== 'call') continue;
    const name = nameOf(node['what']);
    const [first] = node['arguments'] as unknown[];
    yield { name, text: valueOf(first), comment };
    if (TRANSLATES.test(name)) comment = '';
  }
}

/** The file of the plugin that is made from the manifest: its labels are said in PHP. */
export const MANIFEST = 'includes/elements-manifest.php';

/** The sources with messages. */
export const sourceFiles = (): string[] =>
  readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(php|js)$/.test(file))
    .sort();

/** All messages of the plugin, each once. An attribute without a row in `ROWS` adds none: it is explained in English. */
export function findMessages(): Message[] {
  const messages = new Map<string, Message>();
  const add = ({ text, context, comment, files }: Message): void => {
    const key = `${context ?? ''}\u0004${text}`;
    const known = messages.get(key);
    const told = comment || known?.comment;
    messages.set(key, {
      text,
      ...(context && { context }),
      ...(told && { comment: told }),
      files: [...new Set([...(known?.files ?? []), ...files])],
    });
  };
  for (const file of sourceFiles()) {
    const code = readFileSync(join(PLUGIN, file), 'utf8');
    for (const { name, text, comment } of callsOf(code, file)) {
      if (OTHERS.test(name)) throw new Error(`${file} calls ${name}(), which is not read here yet.`);
      if (!TRANSLATES.test(name)) continue;
      if (typeof text !== 'string') throw new Error(`${file} translates what is not plain text.`);
      add({ text, comment, files: [file] });
    }
  }
  const header = readFileSync(join(PLUGIN, 'ws-widgets.php'), 'utf8');
  for (const name of ['Plugin Name', 'Description']) {
    const text = new RegExp(`^ \\* ${name}: +(.*)$`, 'm').exec(header)?.[1];
    if (text) add({ text, files: ['ws-widgets.php'] });
  }
  for (const [tag, { title, description }] of Object.entries(elementFacts(elementsOf(makeManifest())))) {
    const files = [`blocks/${tag}/block.json`];
    add({ text: title, context: 'block title', files });
    add({ text: description.replaceAll('`', ''), context: 'block description', files });
  }
  for (const { label, help = '', words = {} } of Object.values(ROWS)) {
    for (const text of [label, help, ...Object.values(words)]) if (text) add({ text, files: [MANIFEST] });
  }
  return [...messages.values()];
}
