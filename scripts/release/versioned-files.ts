import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const examples = join(import.meta.dirname, '../../examples');

/** The examples that depend on the package by its version. */
export const PROJECTS = readdirSync(examples)
  .filter((name) => existsSync(join(examples, name, 'package.json')))
  .sort();

/** The texts from which people copy a versioned URL. */
export const VERSIONED_TEXTS = ['README.md', 'docs/hosting.md', 'examples/html/index.html'];
