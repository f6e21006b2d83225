import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { ANSWER_MAX_BYTES, BODY_MAX_BYTES, FEED_MAX_BYTES } from '../../src/api/limits.ts';
import { weigh } from '../../src/base/weigh.ts';
import { EmbedPosts } from '../../src/source/embed-posts.ts';
import { type Ask, shareRequests } from '../../src/source/shared-requests.ts';
import { collectGarbage } from './collect-garbage.ts';
import { never } from './simulated-service.ts';

// One embed of forty workspaces, each of which answers with as much as is read, took 4 GB.

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

const unique = (i: number): string => i.toString(36);

/** An answer of thirty posts. Each `@` stands for the page, each `#` for the post. */
const answerOf = (fields: string): string =>
  `{"items":[${Array.from({ length: POSTS }, (_, i) => `{${fields.replaceAll('#', unique(i))}}`).join()}]}`;

/** What a post holds, in so many bytes. */
const POSTS_FULL_OF: Readonly<Record<string, (bytes: number) => string>> = {
  'empty objects': (bytes) => `"id":"@-#","text":"Post.","more":[${row(bytes, () => '{}')}]`,
  'empty lists': (bytes) => `"id":"@-#","text":"Post.","more":[${row(bytes, () => '[]')}]`,
  numbers: (bytes) => `"id":"@-#","text":"Post.","more":[${row(bytes, () => '1')}]`,
  'keys, each another': (bytes) => `"id":"@-#","text":"Post.","more":{${row(bytes, (i) => `"@#${unique(i)}":0`)}}`,
  'objects, each of another shape': (bytes) =>
    `"id":"@-#","text":"Post.","more":[${row(bytes, (i) => `{"@#${unique(i)}":0}`)}]`,
  'places far down a list': (bytes) => `"id":"@-#","text":"Post.","more":[${row(bytes, () => '{"999999":0}')}]`,
  'nested lists': (bytes) => `"id":"@-#","text":"Post.","more":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'one long text': (bytes) => `"id":"@-#","text":"@-# ${'a'.repeat(bytes)}\u4e00"`,
  'one long text without an id': (bytes) => `"text":"@-# ${'a'.repeat(bytes)}\u4e00"`,
  images: (bytes) => `"id":"@-#","media":[${row(bytes, (i) => `"https://@.example/${unique(i)}"`)}]`,
  'images without an id': (bytes) => `"media":[${row(bytes, (i) => `"https://@.example/#/${unique(i)}"`)}]`,
};

const DATE = '"publishedDate":"2026-07-01",';

/** The largest answer of a shape that takes no more than so much memory. */
function largestOf(fields: (bytes: number) => string, maxBytes = ANSWER_MAX_BYTES): string {
  for (let bytes = BODY_MAX_BYTES / POSTS; ; bytes = Math.floor(bytes * 0.9)) {
    const answer = answerOf(fields(bytes));
    const page = answer.replaceAll('@', `w${WORKSPACES}o100`);
    const { items } = JSON.parse(page) as { readonly items: unknown };
    if (weigh(items, Infinity) < maxBytes && Buffer.byteLength(page) < BODY_MAX_BYTES) return answer;
  }
}

interface Answers {
  readonly first: string;
  readonly next: string;
  readonly posts: number;
}

/** The first page of each workspace is as large as one may be. */
const full = (fields: (bytes: number) => string) => (): Answers => {
  const answer = largestOf((bytes) => DATE + fields(bytes));
  return { first: answer, next: answer, posts: POSTS };
};

/** Undated posts, which are asked for to the end; the first pages take just less than a feed may. */
const undated = (fields: (bytes: number) => string) => (): Answers => {
  const first = largestOf(fields, (0.95 * FEED_MAX_BYTES) / 20);
  return { first, next: largestOf(fields), posts: POSTS };
};

const page = (piece: string, posts: number) => (): Answers => {
  const answer = `{"items":[${row(BODY_MAX_BYTES - 100, () => piece)}]}`;
  return { first: answer, next: answer, posts };
};

const ANSWERS: readonly (readonly [name: string, make: () => Answers])[] = [
  ...Object.entries(POSTS_FULL_OF).map(([name, fields]) => [`posts of ${name}`, full(fields)] as const),
  ...Object.entries(POSTS_FULL_OF).map(([name, fields]) => [`undated posts of ${name}`, undated(fields)] as const),
  ['empty objects', page('{}', 0)],
  ['empty lists', page('[]', 0)],
  ['posts, thousands of them', page('{"text":"Post."}', 20)],
];

const heapBytes = async (): Promise<number> => {
  for (let i = 0; i < 3; i++) await collectGarbage(); // what held something weakly goes first
  return process.memoryUsage().heapUsed;
};

const options = { baseUrl: 'https://api.example', org: 'o', timeoutMs: 60_000, pageSize: 30, maxPosts: Infinity };

/** Loads an embed and lets go of it again. Tells how many posts and faults came, and what was held meanwhile. */
async function hold(ask: Ask) {
  const source = new EmbedPosts(ask, 'e', options);
  const batch = await source.load(never);
  const bytes = await heapBytes();
  return { posts: batch.posts.length, faults: batch.faults.map(({ fault }) => fault.message), bytes };
}

describe('an embed of forty workspaces, each of which answers with all that is read', () => {
  test.each(ANSWERS)('takes less than 100 MB, and lets go of all but the cache: %s', async (_name, make) => {
    const { first, next, posts } = make();
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
    expect(held).toMatchObject({ posts, faults: [] });
    expect(held.bytes - beforeBytes).toBeLessThan(100 * MB);
    expect((await heapBytes()) - beforeBytes).toBeLessThan(25 * MB);
  });
});
