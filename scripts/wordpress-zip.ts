// Makes the WordPress plugin out of its sources and of `dist`: `npm run build` comes first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { pluginFiles } from './wordpress/plugin-files.ts';
import { zip } from './wordpress/zip.ts';

const root = join(import.meta.dirname, '..');
const release = join(root, 'release');
const path = join(release, `ws-widgets-wordpress-${packageJson.version}.zip`);

const files = pluginFiles();
const inFolder = Object.entries(files).map(([name, content]) => [`ws-widgets/${name}`, content] as const);
mkdirSync(release, { recursive: true });
writeFileSync(path, zip(Object.fromEntries(inFolder)));
console.log(`${relative(root, path)} with ${inFolder.length} files. Upload it in WordPress under Plugins, Add New.`);
