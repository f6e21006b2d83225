import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import postNames from '../../src/model/post-names.json' with { type: 'json' };
import type { Element } from '../manifest/schema.ts';
import { blockJson, elementFacts } from './element-facts.ts';
import { findMessages, PLUGIN as sources } from './messages.ts';
import { phpValue } from './php-value.ts';
import { compileLanguage, locales } from './translations.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Element[] }[];
}

/** What a page loads: the first file, and what it imports; and what gives frames their height. */
const isScript = (file: string): boolean => /^(ws-widgets|ws-frame|[\w-]+-[\da-f]{8})\.js$/.test(file);

/** The files that have the version. */
const VERSIONED = ['ws-widgets.php', 'readme.txt'];

/** A file of PHP that returns a value. */
const phpFile = (value: object): Buffer =>
  Buffer.from(`<?php\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${phpValue(value)};\n`);

/** The files of the plugin by their paths, from its sources and what `dist` holds now. */
export function pluginFiles(): Readonly<Record<string, Buffer>> {
  const { version } = packageJson;
  const manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')) as Manifest;
  const elements = elementFacts(manifest.modules.flatMap(({ declarations }) => declarations));
  const files: Record<string, Buffer> = {};
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    // WordPress does not read the files of translators, only what is made from them.
    if (!entry.isFile() || entry.name.endsWith('.po')) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(sources.length + 1);
    const content = readFileSync(path);
    files[name] = VERSIONED.includes(name) ? Buffer.from(content.toString().replaceAll('0.0.0', version)) : content;
  }
  files['LICENSE'] = readFileSync(join(root, 'LICENSE'));
  files['includes/elements-manifest.php'] = phpFile({ version, elements });
  files['includes/post-names.php'] = phpFile(postNames);
  for (const [tag, facts] of Object.entries(elements)) {
    files[`blocks/${tag}/block.json`] = Buffer.from(`${JSON.stringify(blockJson(tag, facts, version), null, 2)}\n`);
  }
  const messages = findMessages();
  for (const locale of locales()) Object.assign(files, compileLanguage(locale, messages));
  for (const file of readdirSync(dist).filter(isScript)) files[`dist/${file}`] = readFileSync(join(dist, file));
  return files;
}
