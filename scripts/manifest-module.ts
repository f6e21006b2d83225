import { normalizePath, type Plugin } from 'vite';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type * as MakeManifest from './manifest/make-manifest.ts';

const NAME = 'virtual:manifest';
const RESOLVED = `\0${NAME}`;
const SOURCES = normalizePath(join(import.meta.dirname, '../src'));

/** By the sources as they are now. A configuration that imported what reads them would be loaded again with each change. */
async function makeManifest(): Promise<ReturnType<typeof MakeManifest.makeManifest>> {
  const module = (await tsImport('./manifest/make-manifest.ts', import.meta.url)) as typeof MakeManifest;
  return module.makeManifest();
}

/** Hands the custom elements manifest to the studio, made from the sources: what was just added is there unbuilt. */
export const manifestModule = (): Plugin => ({
  name: 'manifest-module',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: async (id) => (id === RESOLVED ? `export const manifest = ${JSON.stringify(await makeManifest())};` : null),
  handleHotUpdate({ file, server }) {
    const made = file.startsWith(SOURCES) && server.moduleGraph.getModuleById(RESOLVED);
    if (made) server.moduleGraph.invalidateModule(made);
  },
});
