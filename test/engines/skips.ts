import type { Engine } from './engine.ts';

export interface Skip {
  readonly engines: readonly Engine[];
  /** A file, or a folder with a star for all files right in it. */
  readonly file: string;
  /** Part of the names of the tests; all of the file without it. */
  readonly test?: string;
  readonly reason: string;
}

/** What an engine cannot do, or cannot be asked to. Whatever is not in this table runs in all three. */
export const SKIPS: readonly Skip[] = [
  {
    engines: ['firefox', 'webkit'],
    file: 'test/widgets/languages.test.ts',
    test: 'in a browser of another language',
    reason: 'Only Chromium can be told another language while it runs.',
  },
  {
    engines: ['webkit'],
    file: 'test/feed/lifecycle.test.ts',
    test: 'asks before it is in sight',
    reason:
      'WebKit looks no further than the edge of a frame, which the tests run in; test/e2e/engines/paging.test.ts asks in a page.',
  },
  {
    engines: ['webkit'],
    file: 'test/layouts/carousel.test.ts',
    test: 'turns round with the page',
    reason: 'WebKit keeps the place of a row in pixels where its direction changes: at its end.',
  },
  {
    engines: ['webkit'],
    file: 'test/element/reparenting.test.ts',
    test: 'when moveBefore() moves it',
    reason: 'WebKitGTK 2.50 has no moveBefore().',
  },
  {
    engines: ['webkit'],
    file: 'test/e2e/*',
    reason: 'Playwright drives no WebKitGTK: what the built script promises there is in test/e2e/engines.',
  },
  {
    engines: ['webkit'],
    file: 'test/e2e/life/*',
    reason: 'Playwright drives no WebKitGTK: test/feed/lifecycle.test.ts mounts and removes there.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/page-hints.test.ts',
    test: 'none is sent twice',
    reason: 'Firefox gives a preloaded answer to no request that refuses redirects, and sends it again.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/life/leaks.test.ts',
    reason: 'Only Chromium tells how many nodes and listeners it holds.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/life/page-life.test.ts',
    test: 'keeps a page with feeds',
    reason: 'Playwright does not hear of a page that Firefox took out of its back-forward cache.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/life/page-life.test.ts',
    test: 'stand on the sheet',
    reason: 'Playwright shows no page of a Firefox that it did not build as it is printed.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/life/page-life.test.ts',
    test: 'that is frozen while it asks',
    reason: 'Only Chromium can be told to freeze a page.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/hostile.test.ts',
    reason:
      'A page of all payloads takes Firefox longer than a test may: test/e2e/engines/hostile.test.ts has some in each engine.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/layout-shift.test.ts',
    reason: 'Firefox measures no layout shifts.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/visual.test.ts',
    reason: 'The screenshots show how Chromium draws controls, and letters.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/accessibility.test.ts',
    reason: 'axe reads the same document in every engine, and takes minutes for it here.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/studio.test.ts',
    reason: 'The studio is a tool for those who build pages, and tested in Chromium.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/studio-access.test.ts',
    reason: 'The studio is a tool for those who build pages, and tested in Chromium.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/snippets.test.ts',
    reason: 'The studio is a tool for those who build pages, and tested in Chromium.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/server.test.ts',
    test: 'is complete, and shows nothing that takes a script',
    reason: 'Its driver cannot turn scripts off.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/server.test.ts',
    test: 'as it was rendered, and hydrated',
    reason:
      'A server writes the same for every engine, a page of all payloads takes Firefox longer than a test may, and it does not know the host "*" of one payload.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/consent-races.test.ts',
    reason: 'The orders in which modules and answers arrive are driven by hand, the same for every engine.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/script.test.ts',
    test: 'no file imports a script that a page loads',
    reason: 'A file is the same in every engine.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/frame.test.ts',
    test: 'where the query says',
    reason: 'Firefox, as Playwright drives it, gives the text of a frame no color of dark pages.',
  },
  {
    engines: ['firefox'],
    file: 'test/e2e/studio-guides.test.ts',
    reason: 'The guides are for those who build pages, as the studio is.',
  },
];

const covers = (pattern: string, file: string): boolean =>
  pattern.endsWith('*') ? file.replace(/[^/]+$/, '*') === pattern : file === pattern;

export const findSkip = (engine: Engine, file: string, name: string): Skip | undefined =>
  SKIPS.find(
    ({ engines, file: of, test }) => engines.includes(engine) && covers(of, file) && name.includes(test ?? ''),
  );
