import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import packageJson from '../../package.json' with { type: 'json' };
import { pluginFiles } from './plugin-files.ts';

/** The first day that a zip can have, in every time zone. So two zips of the same files are the same. */
const DATE = new Date(1980, 0, 1);

/** The plugin as WordPress takes it. */
export const pluginZip = (): Buffer => Buffer.from(zipSync({ 'ws-widgets': pluginFiles() }, { level: 9, mtime: DATE }));

/** Writes the plugin, out of its sources and what `dist` holds now, and returns where it is. */
export function makePlugin(into: string): string {
  const path = join(into, `ws-widgets-wordpress-${packageJson.version}.zip`);
  mkdirSync(into, { recursive: true });
  writeFileSync(path, pluginZip());
  return path;
}
