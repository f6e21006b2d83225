import { IS_DEEP } from '../support/deep.ts';
import type { Engine } from './engine.ts';
import mayDiffer from './may-differ.json' with { type: 'json' };

/** The tests of built files that Firefox runs with each change: its modules, caches, frames and requests may differ. */
const BUILT_IN_FIREFOX = '**/e2e/{engines/*,first,integrity,frame,healing,life/page-life}.test.ts';

/** Files in Node whose mocks have no effect on a module that another file has loaded. Tests of elements open a page instead. */
export const ISOLATED_IN_NODE = ['test/feed/feed-task.node.test.ts'];

const EVERY_ELEMENT = [
  'test/{element,card,feed,layouts,designs,features,widgets,define}/**/*.test.ts',
  'test/**/*.browser.test.ts',
];

/** The tests of elements that an engine runs: with each change, others than Chromium run what may differ in them. */
export const elementFilesFor = (engine: Engine): readonly string[] =>
  engine === 'chromium' || IS_DEEP ? EVERY_ELEMENT : mayDiffer.flatMap(({ files }) => files);

/** The tests of built files that an engine runs. */
export const builtFilesFor = (engine: Engine): string =>
  engine !== 'firefox' || IS_DEEP ? '**/*.test.ts' : BUILT_IN_FIREFOX;
