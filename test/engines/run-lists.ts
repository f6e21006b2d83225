import { IS_DEEP } from '../support/deep.ts';
import type { Engine } from './engine.ts';

const inFolder = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `test/${folder}/${name}.test.ts`);

/** The files that Firefox and WebKitGTK run with each change, and why. The deep run has all files but those of skips.ts. */
const MAY_DIFFER: readonly { readonly reason: string; readonly files: readonly string[] }[] = [
  {
    reason: 'Each engine has its own media elements, pictures that are broken, and events of both.',
    files: ['test/card/media.test.ts', 'test/features/lightbox.test.ts'],
  },
  {
    reason: 'Each engine breaks lines, shapes letters and computes sizes of its own.',
    files: [
      'test/card/odd-posts.test.ts',
      'test/card/surroundings.test.ts',
      'test/designs/*.test.ts',
      'test/layouts/*.test.ts',
      'test/element/page-styles.test.ts',
    ],
  },
  {
    reason: 'Each engine has its own parser of HTML, and its own trusted types.',
    files: ['test/content/text/*.browser.test.ts'],
  },
  {
    reason: 'Nodes that move between documents and places keep something else in each engine.',
    files: ['test/element/adoption.test.ts', 'test/element/reparenting.test.ts', 'test/widgets/older-browsers.test.ts'],
  },
  {
    reason: 'Focus, scrolling, keys and observers come at other times in each engine.',
    files: [
      ...inFolder('features', 'lightbox/scroll-lock search impressions place refresh share'),
      ...inFolder('feed', 'first-cards lifecycle'),
      'test/widgets/ws-feed.test.ts',
    ],
  },
];

/** The tests of built files that Firefox runs with each change: its modules, caches, frames and requests may differ. */
const BUILT_IN_FIREFOX = inFolder('e2e', 'engines/* first integrity frame healing life/page-life');

/** Files in Node whose mocks have no effect on a module that another file has loaded. Tests of elements open a page instead. */
export const ISOLATED_IN_NODE = ['test/feed/feed-task.node.test.ts'];

const EVERY_ELEMENT = [
  'test/{element,card,feed,layouts,designs,features,widgets,define}/**/*.test.ts',
  'test/**/*.browser.test.ts',
];

/** The tests of elements that an engine runs. */
export const elementFilesFor = (engine: Engine): readonly string[] =>
  engine === 'chromium' || IS_DEEP ? EVERY_ELEMENT : MAY_DIFFER.flatMap(({ files }) => files);

/** The tests of built files that an engine runs. */
export const builtFilesFor = (engine: Engine): readonly string[] =>
  engine !== 'firefox' || IS_DEEP
    ? ['**/*.test.ts']
    : BUILT_IN_FIREFOX.map((file) => `**/${file.slice('test/'.length)}`);
