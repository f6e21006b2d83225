import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { nodesOf, parsePhp } from '../wordpress/messages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The folders whose code reads what other people wrote. */
const FOLDERS = ['src', 'demo', 'bin', 'integrations/wordpress'];

/** A regular expression as it is in the source. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
}

type Found = Omit<Expression, 'file'>;
type Node = Readonly<Record<string, unknown>>;

function* inScript(code: string, file: string): Generator<Found> {
  for (const node of nodesOf(parseSync(file, code).program)) {
    const literal = node['regex'] as { pattern: string; flags: string } | undefined;
    if (node['type'] === 'Literal' && literal) yield { source: literal.pattern, flags: literal.flags };
    if (node['type'] !== 'NewExpression' || (node['callee'] as Node)['name'] !== 'RegExp') continue;
    // What is put together at run time cannot be read here.
    const [source, flags] = (node['arguments'] as Node[]).map(({ value }) => value);
    if (typeof source === 'string') yield { source, flags: typeof flags === 'string' ? flags : '' };
  }
}

/** The flags of PHP that JavaScript has, too. The others do not change how long an expression may take. */
const SHARED_FLAGS = /[ims]/g;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' };

/** A string literal of PHP. Whatever else is joined to it is read as `word`. */
function readText(node: Node | undefined): string {
  if (node?.['kind'] === 'string') return String(node['value']);
  if (node?.['kind'] !== 'bin') return node ? 'word' : '';
  return readText(node['left'] as Node) + readText(node['right'] as Node);
}

/** A PHP expression in JavaScript's syntax, which has no possessive quantifiers (`++`): greedy ones take no less time. */
const translate = (source: string): string =>
  source.replaceAll(/([*+?}])\+/g, '$1').replaceAll(/\\x\{([\da-f]+)\}/gi, '\\u{$1}');

function* inPhp(code: string, file: string): Generator<Found> {
  for (const node of nodesOf(parsePhp(code, file))) {
    const callee = node['what'] as Node | undefined;
    if (node['kind'] !== 'call' || !/^\\?preg_/.test(String(callee?.['name']))) continue;
    const [first] = node['arguments'] as Node[];
    const written = readText(first);
    const end = written.lastIndexOf(CLOSING[written.charAt(0)] ?? written.charAt(0));
    if (end <= 0) continue; // a variable
    const flags = written.slice(end + 1);
    const shared = (flags.match(SHARED_FLAGS) ?? []).join('');
    yield { source: translate(written.slice(1, end)), flags: flags.includes('u') ? `${shared}u` : shared };
  }
}

const readers: readonly (readonly [name: RegExp, read: typeof inScript])[] = [
  [/(?<!\.d)\.[cm]?[jt]s$/, inScript],
  [/\.php$/, inPhp],
];

/** Every regular expression of the code that is handed out, each once. */
export function findExpressions(): Expression[] {
  const found = new Map<string, Expression>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, file);
      const read = readers.find(([name]) => name.test(path))?.[1];
      if (!read) continue;
      for (const { source, flags } of read(readFileSync(join(ROOT, path), 'utf8'), path)) {
        found.set(`${flags} ${source}`, { source, flags, file: path });
      }
    }
  }
  return [...found.values()];
}
