import { ANSWER_MAX_BYTES, BODY_MAX_BYTES, FEED_MAX_BYTES, PAGE_MAX, REQUESTS_MAX } from '../../src/api/limits.ts';
import { LINES_IN_LIST } from '../../src/layouts/descriptors.ts';
import {
  ALT_MAX,
  DEPTH_MAX,
  ELEMENTS_MAX,
  FEED_ELEMENTS_MAX,
  FEED_POSTS,
  FEED_TURNS_MAX,
  HASHTAGS_MAX,
  LINES_MAX,
  LINKS_MAX,
  MARKS_MAX,
  MEDIA_MAX,
  NAME_MAX,
  TEXT_MAX,
  TITLE_MAX,
  WORKSPACES_MAX,
} from '../../src/model/post-bounds.ts';

const MB = 1e6;

const say = (count: number): string => count.toLocaleString('en-US');

/** The bounds in SECURITY.md that elements and servers have: those of the sources. */
export function sayBounds(): string {
  const rows = [
    ['the body of an answer, after decompression', `${BODY_MAX_BYTES / MB} MB; the rest is dropped while it streams`],
    [
      'what is kept of an answer',
      `the items that were requested, ${PAGE_MAX} at most, and about ${ANSWER_MAX_BYTES / MB} MB of memory`,
    ],
    [
      'the posts of one feed',
      `about ${FEED_MAX_BYTES / MB} MB of memory; past that no more are requested, as at the end of what the service gives`,
    ],
    ['requests under way at once for a page', `${REQUESTS_MAX}; the others wait in the order in which they came`],
    [
      'workspaces of one element, in every reader: the elements, servers, the edge, WordPress, Hugo',
      `${WORKSPACES_MAX}; the console says that others are left out`,
    ],
    [
      "a post's text",
      `${say(TEXT_MAX)} characters, ${LINES_MAX} lines, ${ELEMENTS_MAX} elements, nested ${DEPTH_MAX} deep, ${LINKS_MAX} links made from plain text; where a list shows texts whole, ${LINES_IN_LIST} lines and a button for the rest`,
    ],
    [
      'the texts of posts that are displayed at once',
      `${say(FEED_ELEMENTS_MAX)} elements for ${FEED_POSTS} posts: each link and each table cell is one; and ${say(FEED_TURNS_MAX)} changes from one script or direction to another. Where they have more, each post gets its share`,
    ],
    ['a title; a name or a label; a description of an image', `${TITLE_MAX}; ${NAME_MAX}; ${say(ALT_MAX)} characters`],
    ['images and videos of a post', MEDIA_MAX],
    ['combining marks in a row', MARKS_MAX],
    ['hashtags of a post that the search offers', HASHTAGS_MAX],
  ];
  return ['| what | bound |', '| --- | --- |', ...rows.map(([what, bound]) => `| ${what} | ${bound} |`)].join('\n');
}
