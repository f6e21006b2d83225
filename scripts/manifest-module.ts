import { normalizePath, type Plugin } from 'vite';
import { join } from 'node:path';
import { loadManifest } from './manifest/load.ts';

const NAME = 'virtual:manifest';
const RESOLVED = `\0${NAME}`;
const SOURCES = normalizePath(join(import.meta.dirname, '../src'));

/** Hands the custom elements manifest to the studio, made from the sources: what was just added is there unbuilt. */
export const manifestModule = (): Plugin => ({
  name: 'manifest-module',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: async (id) => (id === RESOLVED ? `export const manifest = ${JSON.stringify(await loadManifest())};` : null),
  handleHotUpdate({ file, server }) {
    const made = file.startsWith(SOURCES) && server.moduleGraph.getModuleById(RESOLVED);
    if (made) server.moduleGraph.invalidateModule(made);
  },
});
