import { normalizePath, type Plugin } from 'vite';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type * as MakeManifest from './manifest/make-manifest.ts';

const NAME = 'virtual:manifest';
const RESOLVED = `\0${NAME}`;
const SOURCES = normalizePath(join(import.meta.dirname, '../src'));

/** Reads the sources as they are now. If the configuration imported the code that does so, each change would reload it. */
async function makeManifest(): Promise<ReturnType<typeof MakeManifest.makeManifest>> {
  const module = (await tsImport('./manifest/make-manifest.ts', import.meta.url)) as typeof MakeManifest;
  return module.makeManifest();
}

/** Gives the studio the custom elements manifest. It is made from the sources, so that changes are there without a build. */
export const manifestModule = (): Plugin => ({
  name: 'manifest-module',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: async (id) => (id === RESOLVED ? `export const manifest = ${JSON.stringify(await makeManifest())};` : null),
  handleHotUpdate({ file, server }) {
    const made = file.startsWith(SOURCES) && server.moduleGraph.getModuleById(RESOLVED);
    if (made) server.moduleGraph.invalidateModule(made);
  },
});
