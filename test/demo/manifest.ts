import { makeManifest } from '../../scripts/manifest/make-manifest.ts';

/** The manifest, made once for the tests of a file. */
export const manifest = makeManifest();
