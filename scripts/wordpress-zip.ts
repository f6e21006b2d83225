// Makes the WordPress plugin out of its sources and of `dist`: `npm run build` comes first.
import { join, relative } from 'node:path';
import { makePlugin } from './wordpress/make-plugin.ts';

const root = join(import.meta.dirname, '..');
const path = makePlugin(join(root, 'release'));
console.log(`${relative(root, path)}: upload it in WordPress under Plugins, Add New.`);
