import type { Engine } from './engine.ts';
import table from './skips.json' with { type: 'json' };

export interface Skip {
  readonly engine: Engine;
  /** A file; with a `*` at its end, all files of that folder whose names begin like this. */
  readonly file: string;
  /** Part of the names of the tests; if undefined, all tests of the file. */
  readonly test: string | undefined;
  readonly reason: string;
}

/** What engines cannot do, or what cannot be tested in them. `file > words` stands for the tests with these words in their names. */
interface Row {
  readonly engines: readonly Engine[];
  readonly reason: string;
  readonly tests: readonly string[];
}

/** All other tests run in all three engines. */
export const SKIPS: readonly Skip[] = (table as readonly Row[]).flatMap(({ engines, reason, tests }) =>
  tests.flatMap((place) => {
    const [file = '', test] = place.split(' > ');
    return engines.map((engine) => ({ engine, file, test, reason }));
  }),
);

function covers(pattern: string, file: string): boolean {
  if (!pattern.endsWith('*')) return file === pattern;
  const start = pattern.slice(0, -1);
  return file.startsWith(start) && !file.slice(start.length).includes('/');
}

export const findSkip = (engine: Engine, file: string, name: string): Skip | undefined =>
  SKIPS.find((skip) => skip.engine === engine && covers(skip.file, file) && name.includes(skip.test ?? ''));
