import { expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { ANSWER_MAX_BYTES, BODY_MAX_BYTES, FEED_MAX_BYTES } from '../../src/api/limits.ts';
import { weigh } from '../../src/base/weigh.ts';
import { EmbedPosts } from '../../src/source/embed-posts.ts';
import { type Ask, shareRequests } from '../../src/source/shared-requests.ts';
import { collectGarbage } from './collect-garbage.ts';
import { never } from './simulated-service.ts';

// One embed of forty workspaces, each of which answers with as much as is read, took 4 GB. That JSON of any shape weighs
// no less than the memory it takes is tested in `weigh.test.ts`; here is what is held besides: texts, images and keys.

vi.setConfig({ testTimeout: 60_000 });

const MB = 1e6;
const WORKSPACES = 40;
const POSTS = 30;

/** Pieces in a row, each a new one, that take so many bytes in all. */
function row(bytes: number, make: (index: number) => string): string {
  const pieces: string[] = [];
  let length = 0;
  for (;;) {
    const piece = make(pieces.length);
    length += Buffer.byteLength(piece) + 1;
    if (length > bytes) return pieces.join();
    pieces.push(piece);
  }
}

/** An answer of thirty posts. Each `@` stands for the page, each `#` for the post. */
const answerOf = (fields: string): string =>
  `{"items":[${Array.from({ length: POSTS }, (_, i) => `{${fields.replaceAll('#', `${i}`)}}`).join()}]}`;

/** The fields of a post, in so many bytes. */
type Fields = (bytes: number) => string;

const emptyObjects: Fields = (bytes) => `"id":"@-#","text":"Post.","more":[${row(bytes, () => '{}')}]`;
const keys: Fields = (bytes) => `"id":"@-#","text":"Post.","more":{${row(bytes, (i) => `"@#${i.toString(36)}":0`)}}`;
const oneText: Fields = (bytes) => `"text":"@-# ${'a'.repeat(bytes)}\u4e00"`;
const images: Fields = (bytes) => `"media":[${row(bytes, (i) => `"https://@.example/#/${i.toString(36)}"`)}]`;

/** The largest answer of a shape that takes no more than so much memory. */
function largestOf(fields: Fields, maxBytes = ANSWER_MAX_BYTES): string {
  for (let bytes = BODY_MAX_BYTES / POSTS; ; bytes = Math.floor(bytes * 0.9)) {
    const answer = answerOf(fields(bytes));
    const page = answer.replaceAll('@', `w${WORKSPACES}o100`);
    const { items } = JSON.parse(page) as { readonly items: unknown };
    if (weigh(items, Infinity) < maxBytes && Buffer.byteLength(page) < BODY_MAX_BYTES) return answer;
  }
}

interface Answers {
  readonly first: string;
  readonly next?: string;
}

/** The first page of each workspace is as large as one may be. */
const dated = (fields: Fields): Answers => ({
  first: largestOf((bytes) => `"publishedDate":"2026-07-01",${fields(bytes)}`),
});

/** Undated posts, which are asked for to the end; the first pages take just less than a feed may. */
const undated = (fields: Fields): Answers => ({
  first: largestOf(fields, (0.95 * FEED_MAX_BYTES) / 20),
  next: largestOf(fields),
});

/** As many posts as are asked for, and behind them the same piece over and over. */
function followedBy(piece: string): Answers {
  const posts = answerOf('"id":"@-#","text":"Post.","publishedDate":"2026-07-01"').slice(0, -2);
  return { first: `${posts},${row(BODY_MAX_BYTES - 10_000, () => piece)}]}` };
}

const ANSWERS: readonly (readonly [name: string, make: () => Answers])[] = [
  ['posts of empty objects', () => dated(emptyObjects)],
  ['posts of keys, each another', () => dated(keys)],
  ['posts of one long text, without an id', () => dated(oneText)],
  ['posts of images, without an id', () => dated(images)],
  ['undated posts of one long text', () => undated(oneText)],
  ['undated posts of images', () => undated(images)],
  ['posts, and empty objects that nobody asked for', () => followedBy('{}')],
  ['posts, thousands of them', () => followedBy('{"text":"Post."}')],
];

const heapBytes = async (): Promise<number> => {
  for (let i = 0; i < 3; i++) await collectGarbage(); // what held something weakly goes first
  return process.memoryUsage().heapUsed;
};

/** Loads an embed and lets go of it again. Tells how many posts and faults came, and what was held meanwhile. */
async function hold(ask: Ask) {
  const options = { baseUrl: 'https://api.example', org: 'o', timeoutMs: 60_000, pageSize: 30, maxPosts: Infinity };
  const source = new EmbedPosts(ask, 'e', options);
  const batch = await source.load(never);
  const bytes = await heapBytes();
  return { posts: batch.posts.length, faults: batch.faults.map(({ fault }) => fault.message), bytes };
}

test.each(ANSWERS)('an embed of forty workspaces takes less than 100 MB and lets go of it: %s', async (_, make) => {
  const { first, next = first } = make();
  const feedIds = Array.from({ length: WORKSPACES }, (_one, i) => `w${i}`);
  const ask = shareRequests(
    createClient(async (url) => {
      const [, feedId, offset] = /feeds\/(w\d+)\/.*offset=(\d+)/.exec(url) ?? [];
      if (!feedId) return new Response(JSON.stringify({ feedIds }));
      return new Response((offset === '0' ? first : next).replaceAll('@', `${feedId}o${offset}`));
    }),
  );
  const beforeBytes = await heapBytes();
  const held = await hold(ask);
  expect(held).toMatchObject({ posts: POSTS, faults: [] });
  expect(held.bytes - beforeBytes).toBeLessThan(100 * MB);
  expect((await heapBytes()) - beforeBytes).toBeLessThan(25 * MB); // the answers that are kept for a minute
});
