import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../guides.ts';
import criteria from './criteria.json' with { type: 'json' };

export type Result = 'supports' | 'partly' | 'does not' | 'does not apply';

/** A criterion of WCAG by its level, or a clause of EN 301 549 by its chapter. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly chapter: string;
  readonly result: Result;
  readonly reason: string;
  /** Which sentence of an owner's statement tells visitors about it. */
  readonly limit?: string;
  /** Tests, as `file: title`, and transcripts, as `folder: name`. */
  readonly evidence: readonly string[];
}

/** What is claimed, and the day on which it was last compared with the product. */
export const { checked, rows } = criteria as { readonly checked: string; readonly rows: readonly Criterion[] };

export const TRANSCRIPTS = 'test/spoken/transcripts';
const BROWSERS = ['chromium', 'firefox'];
/** How many criteria WCAG 2.2 has of each level. It removed 4.1.1. */
const COUNTS = { A: 31, AA: 24 };

/** The file or folder that a piece of evidence is in, and its name there. */
export function splitEvidence(evidence: string): readonly [file: string, title: string] {
  const end = evidence.indexOf(': ');
  return [evidence.slice(0, end), evidence.slice(end + 2)];
}

function isThere(evidence: string): boolean {
  const [file, title] = splitEvidence(evidence);
  const path = (name: string): string => join(import.meta.dirname, '../../..', name);
  if (file === TRANSCRIPTS) return BROWSERS.every((name) => existsSync(path(`${file}/${name}/${title}.txt`)));
  if (!existsSync(path(file))) return false;
  // The title of a test, or the key of a table of tests.
  return [`'${title}'`, `\`${title}\``, `\n${title}:`].some((written) => readText(file).includes(written));
}

/** What the table claims without proof, and what it lacks, in words. */
export const findUnproved = (table: readonly Criterion[] = rows): string[] => [
  ...Object.entries(COUNTS)
    .filter(
      ([level, count]) => new Set(table.filter((row) => row.chapter === level).map(({ id }) => id)).size !== count,
    )
    .map(([level, count]) => `WCAG 2.2 has ${count} criteria of level ${level}`),
  ...table.flatMap(({ id, result, reason, limit, evidence }) => [
    ...(reason ? [] : [`${id} has no reason`]),
    ...(evidence.length > 0 || result === 'does not apply' ? [] : [`${id} has no evidence`]),
    ...((result === 'partly' || result === 'does not') === Boolean(limit) ? [] : [`${id} says to whom it is told`]),
    ...evidence.filter((one) => !isThere(one)).map((one) => `${id} names what is gone: ${one}`),
  ]),
];
