import { normalizePath, type Plugin } from 'vite';
import { join } from 'node:path';
import { makeManifest } from './manifest/make-manifest.ts';

const NAME = 'virtual:manifest';
const RESOLVED = `\0${NAME}`;
const SOURCES = normalizePath(join(import.meta.dirname, '../src'));

/** Hands the custom elements manifest to the studio, made from the sources: what was just added is there unbuilt. */
export const manifestModule = (): Plugin => ({
  name: 'manifest-module',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? `export const manifest = ${JSON.stringify(makeManifest())};` : null),
  handleHotUpdate({ file, server }) {
    const made = file.startsWith(SOURCES) && server.moduleGraph.getModuleById(RESOLVED);
    if (made) server.moduleGraph.invalidateModule(made);
  },
});
