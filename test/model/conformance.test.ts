import { describe, expect, test } from 'vitest';
import { normalisePost } from '../../src/model/normalise-post.ts';
import { readMediaDetails } from '../../src/model/media-details.ts';
import names from '../../src/model/post-names.json' with { type: 'json' };
import { type Case, CASES, exceptionsOf, type PostData } from '../conformance/cases.ts';

function read({ json, fieldMap, feedId }: Case): PostData | null {
  const post = normalisePost(JSON.parse(json), { fieldMap, feedId });
  if (!post) return null;
  const { raw: _, claps = null, publishedAt, action = null, ...rest } = post;
  const media = post.media.map(({ raw: unread, ...one }) => ({ ...one, ...readMediaDetails({ ...one, raw: unread }) }));
  return { ...rest, media, claps, publishedAt: publishedAt?.toISOString() ?? null, action };
}

describe('the elements read a post as the conformance files say', () => {
  test.each(CASES.filter(({ except }) => !except.elements))('$name', (one) => {
    expect(read(one)).toEqual(one.post);
  });

  test.each(CASES.filter(({ except }) => except.elements))('but otherwise, as it says there: $name', (one) => {
    expect(read(one)).not.toEqual(one.post);
    expect(exceptionsOf('elements').join()).toContain(one.except.elements);
  });
});

describe('the conformance files', () => {
  test.each(Object.entries(names).flatMap(([field, all]) => all.map((name) => [field, name])))(
    'have a case for %s by the name %s',
    (field, name) => {
      expect(CASES.filter((one) => one.name.startsWith(`names: ${field} comes by the name ${name}`))).not.toEqual([]);
    },
  );

  test('name each case once', () => expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length));
});
