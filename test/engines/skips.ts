import type { Engine } from './engine.ts';

/** The reason why a file is skipped, or, with `file > words` as the key, those of its tests with these words in their names. */
type Reasons = Readonly<Record<string, string>>;

export interface Skip {
  readonly engine: Engine;
  /** A file; with a `*` at its end, all files of that folder whose names begin like this. */
  readonly file: string;
  /** Part of the names of the tests; if undefined, all tests of the file. */
  readonly test?: string;
  readonly reason: string;
}

/** What WebKitGTK cannot do. */
const WEBKIT: Reasons = {
  'test/card/all-media.test.ts':
    'A dozen films in each of sixty feeds take WebKitGTK four minutes: test/card/media.test.ts and those of the lightbox show some.',
  'test/card/paper.test.ts': 'Only Chromium can be told that it prints.',
  'test/card/preferences.test.ts': 'Only Chromium can be told what its visitor prefers.',
  'test/card/seen.test.ts': 'Only Chromium is asked for pictures of a card.',
  'test/layouts/read-more.test.ts > a hundred lines':
    'WebKit lays out no text that is not in view, and rounds each of a hundred lines.',
  'test/layouts/masonry.test.ts > with zoom': 'WebKitGTK 2.50 rounds a zoomed row down, by up to 2 %.',
  'test/layouts/carousel.test.ts > turns round with the page':
    'WebKit keeps the place of a row in pixels where its direction changes: at its end.',
  'test/element/reparenting.test.ts > when moveBefore() moves it': 'WebKitGTK 2.50 has no moveBefore().',
  'test/e2e/*': 'Playwright drives no WebKitGTK: what the built script promises there is in test/e2e/engines.',
  'test/e2e/life/*': 'Playwright drives no WebKitGTK: test/feed/lifecycle.test.ts mounts and removes there.',
};

const BLOCKED = 'Firefox reports to no page which image a policy of it blocked.';
const KEPT_WHOLE = 'Playwright does not hear of a page that Firefox took out of its back-forward cache.';

/** What Firefox cannot do. */
const FIREFOX: Reasons = {
  'test/card/paper.test.ts': 'Only Chromium can be told that it prints.',
  'test/card/preferences.test.ts': 'Only Chromium can be told what its visitor prefers.',
  'test/card/seen.test.ts': 'Only Chromium is asked for pictures of a card.',
  'test/e2e/blocked.test.ts > its host is not in': BLOCKED,
  'test/e2e/blocked.test.ts > Embedder-Policy of the page': BLOCKED,
  'test/e2e/navigation.test.ts > comes back by no library': KEPT_WHOLE,
  'test/e2e/navigation.test.ts > comes back by view transitions': KEPT_WHOLE,
  'test/e2e/life/page-life.test.ts > keeps a page with feeds': KEPT_WHOLE,
  'test/e2e/hostile.test.ts':
    'A page of all payloads takes Firefox longer than a test may: test/e2e/engines/hostile.test.ts has some in each engine.',
  'test/e2e/layout-shift.test.ts': 'Firefox measures no layout shifts.',
  'test/e2e/visual.test.ts': 'The screenshots show how Chromium draws controls, and letters.',
  'test/e2e/accessibility.test.ts': 'axe reads the same document in every engine, and takes minutes for it here.',
  'test/e2e/holes.test.ts': 'Holes are of the design: what each engine makes of a layout is in test/layouts.',
  'test/e2e/studio*': 'The studio is a tool for those who build pages, and tested in Chromium.',
  'test/e2e/server.test.ts > is complete, and shows nothing that takes a script': 'Its driver cannot turn scripts off.',
  'test/e2e/server.test.ts > as it was rendered, and hydrated':
    'A server writes the same for every engine, a page of all payloads takes Firefox longer than a test may, and it does not know the host "*" of one payload.',
  'test/e2e/hydration.test.ts > each node that was rendered stays':
    'A server writes the same for every engine, and the same code takes it over: each layout is tried here as well.',
  'test/e2e/guides.test.ts':
    'The examples are the same for every engine: what each makes of them is in the tests of the elements.',
  'test/e2e/consent-races.test.ts':
    'The orders in which modules and answers arrive are driven by hand, the same for every engine.',
  'test/e2e/doctor.test.ts': 'What an element reads of a page, test/doctor/live asks in every engine.',
  'test/e2e/script.test.ts > no file imports a script that a page loads': 'A file is the same in every engine.',
};

/** What does not depend on the engine: it is tested in Chromium. */
const SAME_CODE: Reasons = {
  'test/feed/any-answer.test.ts': 'What an answer of any shape is read as is decided by the same code in every engine.',
  'test/widgets/untranslated.test.ts': 'Which words are displayed is decided by the same code in every engine.',
  'test/widgets/setup/read-first-request.test.ts': 'Attributes are read by the same code in every engine.',
};

const skipsOf = (engine: Engine, reasons: Reasons): Skip[] =>
  Object.entries(reasons).map(([place, reason]) => {
    const [file = '', test] = place.split(' > ');
    return { engine, file, reason, ...(test !== undefined && { test }) };
  });

/** What an engine cannot do, or what cannot be tested in it. All other tests run in all three. */
export const SKIPS: readonly Skip[] = [
  ...skipsOf('webkit', { ...WEBKIT, ...SAME_CODE }),
  ...skipsOf('firefox', { ...FIREFOX, ...SAME_CODE }),
];

function covers(pattern: string, file: string): boolean {
  if (!pattern.endsWith('*')) return file === pattern;
  const start = pattern.slice(0, -1);
  return file.startsWith(start) && !file.slice(start.length).includes('/');
}

export const findSkip = (engine: Engine, file: string, name: string): Skip | undefined =>
  SKIPS.find((skip) => skip.engine === engine && covers(skip.file, file) && name.includes(skip.test ?? ''));
