import { attributes } from './attributes.ts';
import { bidi } from './bidi.ts';
import { clobbering } from './clobbering.ts';
import { controls } from './controls.ts';
import { css } from './css.ts';
import { encodings } from './encodings.ts';
import { entities } from './entities.ts';
import { homographs } from './homographs.ts';
import { mutation } from './mutation.ts';
import { protocols } from './protocols.ts';
import { sources } from './sources.ts';
import { svgAndMathml } from './svg-and-mathml.ts';
import { tags } from './tags.ts';
import { templates } from './templates.ts';

/** The payloads as they were written. What could run sets `__hacked`, calls `alert`, or asks `evil.test`, by number 0. */
export const FAMILIES = {
  tags,
  attributes,
  protocols,
  encodings,
  mutation,
  svgAndMathml,
  templates,
  clobbering,
  css,
  sources,
  entities,
  controls,
  bidi,
  homographs,
} as const satisfies Record<string, readonly string[]>;

export const WRITTEN: readonly string[] = Object.values(FAMILIES).flat();

const number = (payload: string, i: number): string =>
  payload.replaceAll(/(__hacked=|alert\(|evil\.test\/)0/g, (_, call: string) => `${call}${i + 1}`);

/** Every payload, numbered from 1, so that what runs tells which one it was. */
export const PAYLOADS: readonly string[] = WRITTEN.map(number);
