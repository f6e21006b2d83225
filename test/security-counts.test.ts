import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANSWER_MAX_BYTES, BODY_MAX_BYTES, PAGE_MAX, REQUESTS_MAX } from '../src/api/limits.ts';
import { normaliseEmbed } from '../src/model/embed.ts';
import * as bounds from '../src/model/post-bounds.ts';
import { ENGINES } from './engines/engine.ts';
import { FAULTS } from './faults/faults.ts';
import { FAMILIES, WRITTEN } from './hostile/payloads.ts';

const here = import.meta.dirname;
const security = readFileSync(join(here, '../SECURITY.md'), 'utf8');
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.property.test.ts'))
  .map((file) => readFileSync(join(here, file), 'utf8'));

/** The numbers at the end of the row that has these words in it. */
function figuresOf(words: string): number[] {
  const row = new RegExp(`^\\|[^|\\n]*${words}[^|\\n]*\\| ([^|\\n]+) \\|$`, 'm').exec(security)?.[1] ?? '';
  return [...row.matchAll(/\d[\d,]*/g)].map(([figures]) => Number(figures.replace(',', '')));
}

test('SECURITY.md tells how much is tried as it is', () => {
  const properties = sources.flatMap((source) => source.match(/\bholds\(/g) ?? []);
  expect([
    figuresOf(`hostile payloads, in ${Object.keys(FAMILIES).length} families`),
    figuresOf('faults of the service'),
    figuresOf('properties with generated input'),
    figuresOf('engines that'),
  ]).toEqual([[WRITTEN.length], [FAULTS.length], [properties.length], [ENGINES.length]]);
});

test('SECURITY.md tells the bounds as they are', () => {
  const workspaces = normaliseEmbed({ feedIds: Array.from({ length: 1000 }, (_, i) => `w${i}`) })?.feedIds.length;
  expect([
    figuresOf('the body of an answer'),
    figuresOf('what is kept of an answer'),
    figuresOf('requests under way'),
    figuresOf('workspaces of an embed'),
    figuresOf("a post's text"),
    figuresOf('texts of posts that are displayed at once'),
    figuresOf('a title; a name'),
    figuresOf('images and videos'),
    figuresOf('combining marks'),
    figuresOf('hashtags of a post'),
  ]).toEqual([
    [BODY_MAX_BYTES / 1e6],
    [PAGE_MAX, ANSWER_MAX_BYTES / 1e6],
    [REQUESTS_MAX],
    [workspaces],
    [bounds.TEXT_MAX, bounds.ELEMENTS_MAX, bounds.DEPTH_MAX, bounds.LINKS_MAX],
    [bounds.FEED_ELEMENTS_MAX, bounds.FEED_POSTS],
    [bounds.TITLE_MAX, bounds.NAME_MAX, bounds.ALT_MAX],
    [bounds.MEDIA_MAX],
    [bounds.MARKS_MAX],
    [bounds.HASHTAGS_MAX],
  ]);
});
