import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodesOf, parsePhp, PLUGIN, sourceFiles } from '../../scripts/wordpress/messages.ts';
import newer from './newer.json' with { type: 'json' };

/** Functions of PHP 8. WordPress 6.1 has polyfills for three others, and for none of these. */
const FUNCTIONS = /^(get_debug_type|get_resource_id|fdiv|preg_last_error_msg|array_find|json_validate|mb_trim)$/;

/** Syntax newer than PHP 7.4 that the parser accepts nevertheless. */
function findNewer(code: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parsePhp(code, 'code.php'))) {
    const { kind, name, raw, flags, readonly } = node as Readonly<Record<string, unknown>>;
    if (kind === 'uniontype' || kind === 'intersectiontype') found.push(kind);
    if (kind === 'typereference' && /^(mixed|static|never|false|null|true)$/i.test(String(raw ?? name)))
      found.push(`the type ${String(raw ?? name)}`);
    if (kind === 'name' && /^(mixed|never)$/i.test(String(name))) found.push(`the type ${String(name)}`);
    if (kind === 'parameter' && Number(flags) > 0) found.push('a promoted parameter');
    if (readonly === true) found.push('readonly');
    const callee = kind === 'call' ? (node['what'] as { name?: unknown }).name : undefined;
    if (FUNCTIONS.test(String(callee))) found.push(`${String(callee)}()`);
  }
  return found;
}

test.each(newer)('what PHP 7.4 does not know is noticed: %s', (code) => {
  expect(() => expect(findNewer(`<?php ${code}`)).toEqual([])).toThrow(/./);
});

test.each(sourceFiles().filter((file) => file.endsWith('.php')))('PHP 7.4 can read %s', (file) => {
  expect(findNewer(readFileSync(join(PLUGIN, file), 'utf8'))).toEqual([]);
});
