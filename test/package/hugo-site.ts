import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { which } from '../../scripts/which.mjs';
import { attempt } from './run.ts';

export const HUGO = join(import.meta.dirname, '../../integrations/hugo');

/** Builds a site with the module and these files in a folder, which must succeed. Returns Hugo's output. */
export async function buildHugo(folder: string, files: Readonly<Record<string, string>>, env = 'env'): Promise<string> {
  expect(which('hugo'), 'hugo is not on this machine: `node scripts/setup.mjs --cms` gets it.').not.toBe('');
  cpSync(HUGO, join(folder, 'themes/ws-widgets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  // A newer Hugo requests nothing of this machine by itself.
  const allowing = `${env} HUGO_SECURITY_HTTP_URLS=.*`;
  const { ok, said } = await attempt(
    folder,
    `${allowing} hugo --themesDir ${folder}/themes --cacheDir ${folder}/cache`,
  );
  expect(ok, said).toBe(true);
  return said;
}
