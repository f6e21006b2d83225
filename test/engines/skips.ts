import type { Engine } from './engine.ts';

export interface Skip {
  readonly engines: readonly Engine[];
  readonly file: string;
  /** Part of the names of the tests; all of the file without it. */
  readonly test?: string;
  readonly reason: string;
}

/** What an engine cannot do, or cannot be asked to. Whatever is not in this table runs in all three. */
export const SKIPS: readonly Skip[] = [
  {
    engines: ['firefox', 'webkit'],
    file: 'test/elements/languages.test.ts',
    test: 'in a browser of another language',
    reason: 'Only Chromium can be told another language while it runs.',
  },
  {
    engines: ['webkit'],
    file: 'test/elements/carousel.test.ts',
    test: 'turns round with the page',
    reason: 'WebKit keeps the place of a row in pixels where its direction changes: at its end.',
  },
];

export const findSkip = (engine: Engine, file: string, name: string): Skip | undefined =>
  SKIPS.find(({ engines, file: of, test }) => engines.includes(engine) && of === file && name.includes(test ?? ''));
