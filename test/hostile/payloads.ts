import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bidi } from './bidi.ts';
import { controls } from './controls.ts';
import encodings from './encodings.json' with { type: 'json' };
import homographs from './homographs.json' with { type: 'json' };
import { mutation } from './mutation.ts';

/** A family of which every payload is one line of printable characters. */
const read = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

/** The payloads as they were written. What could run sets `__hacked`, calls `alert`, or asks `evil.test`, by number 0. */
export const FAMILIES = {
  /** Elements that run, fetch, lead away or take over where they are put into a page. */
  tags: read('tags'),
  /** Attributes that run or lead away, and words that would leave the attribute they are put into. */
  attributes: read('attributes'),
  /** Addresses that are none of the web, or that are written so that a careless reader takes them for one. */
  protocols: read('protocols'),
  /** Bare script, and markup that only a reader who decodes once too often sees. */
  encodings: [...read('encodings'), ...encodings],
  /** Markup that means one thing when it is read first, and another when what was made of it is read again. */
  mutation: [...read('mutation'), ...mutation],
  /** What runs, fetches or changes an attribute where markup is not HTML. */
  svgAndMathml: read('svg-and-mathml'),
  /** The words of template languages, attributes that a library acts on, and markup that waits in a template. */
  templates: read('templates'),
  /** Elements that take the names of `CLOBBERED`, and those that our own shadow roots have. */
  clobbering: read('clobbering'),
  /** Rules and declarations, and what leaves the place that they are put into. */
  css: read('css'),
  /** What an element fetches by an attribute other than `src` and `href`. */
  sources: read('sources'),
  /** Markup and addresses whose characters are named. */
  entities: read('entities'),
  controls,
  bidi,
  /** Hosts that look like `bank.example` or like the end of one, and are another. */
  homographs,
} as const satisfies Record<string, readonly string[]>;

export const WRITTEN: readonly string[] = Object.values(FAMILIES).flat();

const number = (payload: string, i: number): string =>
  payload.replaceAll(/(__hacked=|alert\(|evil\.test\/)0/g, (_, call: string) => `${call}${i + 1}`);

/** Every payload, numbered from 1, so that what runs tells which one it was. */
export const PAYLOADS: readonly string[] = WRITTEN.map(number);
