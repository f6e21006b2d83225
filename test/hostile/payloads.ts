import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bidi } from './bidi.ts';
import { controls } from './controls.ts';
import encodings from './encodings.json' with { type: 'json' };
import homographs from './homographs.json' with { type: 'json' };
import { mutation } from './mutation.ts';

/** The payloads of a file: each is one line of printable characters. */
const read = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

/** The payloads as written. Code that runs sets `__hacked`, calls `alert`, or requests from `evil.test`, each with number 0. */
const FAMILIES = {
  /** Elements that run code, fetch, navigate or take over the page that they are put into. */
  tags: read('tags'),
  /** Attributes that run code or navigate, and text that would break out of the attribute that it is put into. */
  attributes: read('attributes'),
  /** URLs that are not http(s), some written so that careless code takes them for it. */
  protocols: read('protocols'),
  /** Bare script, and markup that appears only when text is decoded once too often. */
  encodings: [...read('encodings'), ...encodings],
  /** Markup that means one thing when it is parsed, and another when the result is serialized and parsed again. */
  mutation: [...read('mutation'), ...mutation],
  /** What runs code, fetches or changes an attribute inside of SVG and MathML. */
  svgAndMathml: read('svg-and-mathml'),
  /** Syntax of template languages, attributes that a library acts on, and markup inside of a template. */
  templates: read('templates'),
  /** Elements with the names of `CLOBBERED`, and with names that our own shadow roots use. */
  clobbering: read('clobbering'),
  /** Rules and declarations, and text that breaks out of the place that it is put into. */
  css: read('css'),
  /** Attributes other than `src` and `href` by which an element fetches something. */
  sources: read('sources'),
  /** Markup and URLs written with character references. */
  entities: read('entities'),
  controls,
  bidi,
  /** Hosts that look like `bank.example`, or like the end of a host, and are not. */
  homographs,
} as const satisfies Record<string, readonly string[]>;

const number = (payload: string, i: number): string =>
  payload.replaceAll(/(__hacked=|alert\(|evil\.test\/)0/g, (_, call: string) => `${call}${i + 1}`);

/** Every payload, numbered from 1, so that one that runs says which it is. */
export const PAYLOADS: readonly string[] = Object.values<readonly string[]>(FAMILIES).flat().map(number);
