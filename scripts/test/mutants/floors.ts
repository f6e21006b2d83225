import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of `src`, and the tests that are to notice the faults in it. */
export interface Floor {
  readonly name: string;
  /** Files and folders of it that are left as they are. */
  readonly leftOut: readonly string[];
  readonly tests: Tests;
  /** The percentage of faults that have to be noticed, in the floor and in each of its files. */
  readonly leastPercent: number;
}

/** Test files, by where they run. */
export interface Tests {
  readonly node: readonly string[];
  readonly chromium: readonly string[];
}

/** The floors that know no page, and that can be trusted only because of their own tests. */
const PURE = ['base', 'api', 'model', 'source', 'content', 'settings', 'widgets/setup'];
const OTHERS = ['feed', 'features'];

/** Words, and the table of the files with them. Tests read them, but each fault in one would need a test of its own. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  content: ['src/content/languages'],
};

const ATTRIBUTES = ['test/widgets/attributes.test.ts', 'test/widgets/setup.test.ts'];

/** Tests of a floor that are not in the test folder of its name. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  settings: ATTRIBUTES,
  // These tests show what a feed does for its features, its cards and its elements.
  feed: [
    'test/card/card.test.ts',
    'test/card/media.test.ts',
    'test/features/consent.test.ts',
    'test/features/on-demand.test.ts',
    'test/layouts/carousel.test.ts',
    'test/widgets/setup.test.ts',
    'test/widgets/ws-feed.test.ts',
  ],
  'widgets/setup': [...ATTRIBUTES, 'test/frame/read-frame-query.test.ts', 'test/widgets/ws-feed.test.ts'],
};

const IN_A_PAGE = /^test\/(element|card|feed|layouts|designs|features|widgets|define)\/|\.browser\.test\.ts$/;

/** These tests take long, and would notice some faults only by chance. */
const NOT_FOR_FAULTS = /\.property\.test\.ts$|^test\/feed\/any-answer\.test\.ts$/;

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

function readFloor(root: string, name: string): Floor {
  const leftOut = LEFT_OUT[name] ?? [];
  const elsewhere = ELSEWHERE[name] ?? [];
  for (const path of [...leftOut, ...elsewhere]) {
    if (!existsSync(join(root, path)))
      throw new Error(`${path} is not there: scripts/test/mutants/floors.ts names it.`);
  }
  const own = existsSync(join(root, 'test', name)) ? filesIn(root, `test/${name}`) : [];
  const files = [...own, ...elsewhere].filter((file) => file.endsWith('.test.ts') && !NOT_FOR_FAULTS.test(file)).sort();
  const isInPage = (file: string): boolean => IN_A_PAGE.test(file) && !file.endsWith('.node.test.ts');
  return {
    name,
    leftOut,
    tests: { node: files.filter((file) => !isInPage(file)), chromium: files.filter(isInPage) },
    leastPercent: PURE.includes(name) ? 95 : 85,
  };
}

/** The floors whose faults are looked for, lowest first. Throws if one names a file that is not there. */
export const readFloors = (root: string): readonly Floor[] => [...PURE, ...OTHERS].map((name) => readFloor(root, name));
