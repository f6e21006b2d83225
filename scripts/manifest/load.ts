import { tsImport } from 'tsx/esm/api';
import type * as MakeManifest from './make-manifest.ts';

/** The manifest of the sources as they are now. A configuration that imported what makes it would be loaded again with each change. */
export async function loadManifest(): Promise<ReturnType<typeof MakeManifest.makeManifest>> {
  const module = (await tsImport('./make-manifest.ts', import.meta.url)) as typeof MakeManifest;
  return module.makeManifest();
}
