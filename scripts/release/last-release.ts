import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../../contract.json');

/** What the last release promised: its version, and every public name. */
export interface Release {
  readonly version: string;
  readonly names: readonly string[];
}

export const readLastRelease = (): Release => JSON.parse(readFileSync(path, 'utf8')) as Release;

export const writeLastRelease = (release: Release): void =>
  writeFileSync(path, `${JSON.stringify(release, null, 2)}\n`);
