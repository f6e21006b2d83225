import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANSWER_MAX_BYTES, BODY_MAX_BYTES, PAGE_MAX, REQUESTS_MAX } from '../src/api/limits.ts';
import { normaliseEmbed } from '../src/source/embed-posts.ts';
import { LINES_IN_LIST } from '../src/layouts/descriptors.ts';
import * as bounds from '../src/model/post-bounds.ts';

const here = import.meta.dirname;
const security = readFileSync(join(here, '../SECURITY.md'), 'utf8');

/** The numbers in the last cell of the table row that contains `words`. */
function figuresOf(words: string): number[] {
  const row = new RegExp(`^\\|[^|\\n]*${words}[^|\\n]*\\| ([^|\\n]+) \\|$`, 'm').exec(security)?.[1] ?? '';
  return [...row.matchAll(/\d[\d,]*/g)].map(([figures]) => Number(figures.replace(',', '')));
}

const workspaces = normaliseEmbed({ feedIds: Array.from({ length: 1000 }, (_, i) => `w${i}`) })?.feedIds.length ?? 0;

test.each<[words: string, figures: number[]]>([
  ['the body of an answer', [BODY_MAX_BYTES / 1e6]],
  ['what is kept of an answer', [PAGE_MAX, ANSWER_MAX_BYTES / 1e6]],
  ['requests under way', [REQUESTS_MAX]],
  ['workspaces of one element', [workspaces]],
  [
    "a post's text",
    [bounds.TEXT_MAX, bounds.LINES_MAX, bounds.ELEMENTS_MAX, bounds.DEPTH_MAX, bounds.LINKS_MAX, LINES_IN_LIST],
  ],
  ['texts of posts that are displayed at once', [bounds.FEED_ELEMENTS_MAX, bounds.FEED_POSTS, bounds.FEED_TURNS_MAX]],
  ['a title; a name', [bounds.TITLE_MAX, bounds.NAME_MAX, bounds.ALT_MAX]],
  ['images and videos', [bounds.MEDIA_MAX]],
  ['combining marks', [bounds.MARKS_MAX]],
  ['hashtags of a post', [bounds.HASHTAGS_MAX]],
])('SECURITY.md tells the bounds of %s as they are', (words, figures) => expect(figuresOf(words)).toEqual(figures));
