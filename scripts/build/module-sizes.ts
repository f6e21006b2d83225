import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { nameWithoutHash } from '../sizes/file-names.ts';

/** The name of a module in a report: its path in the project, or the package that it is from. */
function moduleName(id: string, root: string): string {
  const [path = ''] = id.replace(/^\0/, '').split('?');
  const fromPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return fromPackage ?? path.replace(`${root}/`, '');
}

/**
 * Writes the length that each module of each file has before the file is minified to `<folder>/<environment>.json`, outside
 * of what is published. `npm run sizes` reads it.
 */
export const moduleSizes = (folder: string, environments: readonly string[]): Plugin => ({
  name: 'module-sizes',
  applyToEnvironment: ({ name }) => environments.includes(name),
  generateBundle(_, bundle) {
    const { name, config } = this.environment;
    const files: Record<string, Record<string, number>> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const modules: Record<string, number> = (files[nameWithoutHash(file.fileName)] ??= {});
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const module = moduleName(id, config.root);
        if (renderedLength > 0) modules[module] = (modules[module] ?? 0) + renderedLength;
      }
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(files));
  },
});
