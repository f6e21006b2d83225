import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { pluginFiles } from './plugin-files.ts';
import { zip } from './zip.ts';

/** The plugin as WordPress takes it. */
export const pluginZip = (): Buffer =>
  zip(Object.fromEntries(Object.entries(pluginFiles()).map(([name, content]) => [`ws-widgets/${name}`, content])));

/** Writes the plugin, out of its sources and what `dist` holds now, and returns where it is. */
export function makePlugin(into: string): string {
  const path = join(into, `ws-widgets-wordpress-${packageJson.version}.zip`);
  mkdirSync(into, { recursive: true });
  writeFileSync(path, pluginZip());
  return path;
}
