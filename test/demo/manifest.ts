import { makeManifest } from '../../scripts/manifest/make-manifest.ts';

/** Made once for the tests of a file. */
export const manifest = makeManifest();
