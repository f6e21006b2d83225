import { tsImport } from 'tsx/esm/api';
import type * as MakeFiles from './make-files.ts';
import type * as MakeManifest from './make-manifest.ts';

// For the configurations of Vite, which bundles all that they import: the tables of the elements name modules that take
// Vite itself to be built.

const load = async <Module>(path: string): Promise<Module> => (await tsImport(path, import.meta.url)) as Module;

export const loadManifest = async (): Promise<ReturnType<typeof MakeManifest.makeManifest>> =>
  (await load<typeof MakeManifest>('./make-manifest.ts')).makeManifest();

export const loadManifestFiles = async (): Promise<ReturnType<typeof MakeFiles.makeManifestFiles>> =>
  (await load<typeof MakeFiles>('./make-files.ts')).makeManifestFiles();
