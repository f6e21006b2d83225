import { describe, expect, test } from 'vitest';
import { BODY_MAX_BYTES, PAGE_MAX } from '../../src/api/limits.ts';
import { readLinks } from '../../src/content/links.ts';
import { countHashtags } from '../../src/model/count-hashtags.ts';
import { normaliseEmbed } from '../../src/model/embed.ts';
import { readEnvelope, readList } from '../../src/model/read-list.ts';
import { readQuery } from '../../src/model/terms.ts';
import { readPosts } from '../../src/source/read-posts.ts';
import { fc, holds } from '../support/property.ts';
import { anyItem, anyJson, oddString, oddUrl } from '../support/wire.ts';

// No answer of any shape, as large as one may be, holds up the page: here what is done without one.

const ONCE_MS = 1000;

/** What has hurt, or is costly to read. */
const COSTLY =
  '\u0301\u0323|\u0323\u0301|a\u0301|&#x301;|&#803;&#x301;|\ufdfa|\u1100|\u202e|😀\u200d| |www.a. |https://a |https://: |' +
  'https://a(|www.a[|#a |#1|<b |<b>|&amp|@|(|"';

/** What texts may be made of. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...COSTLY.split('|')) },
  oddString.filter(({ length }) => length > 0 && length < 50),
  oddUrl.filter(({ length }) => length > 0 && length < 50),
);

const TEXTS = ['postText', 'body', 'header', 'author', 'postId', 'feedName', 'postUrl', 'publishedDate'];
const LISTS = ['media', 'postImage', 'ctaLink', 'author', 'postText'];

const bytesOf = (json: unknown): number => Buffer.byteLength(JSON.stringify(json));
const times = <Made>(bytes: number, one: unknown, make: (index: number) => Made): Made[] =>
  Array.from({ length: Math.floor(bytes / (bytesOf(one) + 8)) }, (_, i) => make(i));

/** An answer as long as it may be: of long texts, of long lists, or of many items. */
const longAnswer = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(piece, fc.constantFrom(...TEXTS), fc.constantFrom(1, 5, 30)).map(([unit, field, count]) =>
      Array.from({ length: count }, (_, id) => ({
        id,
        text: 'x',
        [field]: unit.repeat(Math.floor(BODY_MAX_BYTES / count / (bytesOf(unit) - 2))),
      })),
    ),
  },
  fc
    .tuple(fc.oneof(piece, anyJson), fc.constantFrom(...LISTS), fc.constantFrom(1, 30), fc.boolean())
    .map(([unit, field, count, isEachAnother]) =>
      Array.from({ length: count }, (_, id) => ({
        id,
        text: 'x',
        [field]: times(BODY_MAX_BYTES / count, unit, (i) => (isEachAnother ? `${unit}${i}` : unit)),
      })),
    ),
  anyItem.map((json) => times(BODY_MAX_BYTES, json, () => JSON.parse(json) as unknown)),
);

describe('an answer as long as it may be, of any shape', () => {
  test('is read, searched and parted into links in less than a second', () =>
    holds(
      fc.property(longAnswer, piece, (answer, query) => {
        const before = process.cpuUsage();
        const items = readList(answer, PAGE_MAX) ?? readEnvelope({ items: answer }, PAGE_MAX) ?? [];
        const { posts } = readPosts(items, { feedId: 'f' }, new Set());
        for (const { text } of posts) readLinks(text);
        countHashtags(posts, 12);
        const term = readQuery(query);
        if (term) posts.filter(term);
        for (const feedIds of [answer, posts.map(({ text }) => text)]) normaliseEmbed({ feedIds });
        expect(process.cpuUsage(before).user / 1000).toBeLessThan(ONCE_MS);
      }),
      300,
    ));
});
