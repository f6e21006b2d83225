import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINES } from './engines/engine.ts';
import { FAULTS } from './faults/faults.ts';
import { FAMILIES, WRITTEN } from './hostile/payloads.ts';

const here = import.meta.dirname;
const readme = readFileSync(join(here, '../README.md'), 'utf8');
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.property.test.ts'))
  .map((file) => readFileSync(join(here, file), 'utf8'));

/** The number at the end of the row that has these words in it. */
const countOf = (words: string): number =>
  Number(new RegExp(`^\\|[^|\\n]*${words}[^|\\n]*\\| ([\\d,]+) \\|$`, 'm').exec(readme)?.[1]);

test('the README tells how much is tried as it is', () => {
  const properties = sources.flatMap((source) => source.match(/\bholds\(/g) ?? []);
  expect({
    payloads: countOf(`hostile payloads, in ${Object.keys(FAMILIES).length} families`),
    faults: countOf('faults of the service'),
    properties: countOf('properties with made input'),
    engines: countOf('engines that'),
  }).toEqual({
    payloads: WRITTEN.length,
    faults: FAULTS.length,
    properties: properties.length,
    engines: ENGINES.length,
  });
});
