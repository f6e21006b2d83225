import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from './analyzer.ts';
import { elementsPlugin } from './elements-plugin.ts';
import type { Manifest } from './schema.ts';
import { Sources } from './sources.ts';

const root = join(import.meta.dirname, '../..');

/** The folders with the classes of the elements and their events. */
const FOLDERS = ['src/element', 'src/widgets'];

/** The custom elements manifest: all that can be written, listened for, styled and called, from the class docs. */
export function makeManifest(): Manifest {
  const sources = new Sources(root);
  const classes = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  // `auto.ts` imports what registers the elements, in the order in which people meet them.
  const definitions = sources
    .read('src/auto.ts')
    .statements.filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''));
  const paths = [...classes, ...definitions.map((path) => join('src', path))];
  const plugins = [elementsPlugin(sources)];
  // Our plugin has turned what the analyzer made into our own type.
  return create({ modules: paths.map((path) => sources.read(path)), plugins }) as unknown as Manifest;
}
