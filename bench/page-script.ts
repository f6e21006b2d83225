import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** A script of `page/` as a browser gets it: without types, minified. */
export async function pageScript(name: string): Promise<string> {
  const path = join(import.meta.dirname, 'page', `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  // An exported type leaves an empty export behind, which a classic script may not have.
  const { code: small } = await minify(path, code.replace(/export \{\s*\};?/, ''), { module: true });
  if (!small) throw new Error(`${path}: nothing was left.`);
  return small;
}
