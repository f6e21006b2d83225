import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INTERNAL_NAMES } from '../scripts/internal-names.ts';
import { englishCarousel } from '../src/layouts/english-carousel.ts';
import { englishControls } from '../src/feed/view/english-controls.ts';
import { englishCards } from '../src/content/english-messages.ts';
import { englishReadMore } from '../src/layouts/english-read-more.ts';
import { propertyOf } from '../src/settings/attributes.ts';
import * as elements from '../src/index.ts';
import { normalisePost } from '../src/model/normalise-post.ts';

const src = join(import.meta.dirname, '../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(src, file), 'utf8'));

const design = [elements.WsPublicPosts, elements.WsFeed, elements.WsEmbed].flatMap(({ attributes }) =>
  Object.keys(attributes).map(propertyOf),
);

describe('a name that the build shortens', () => {
  test('is no property of an element, an event or a post', () => {
    const published = [
      ...design,
      ...'posts hasMore state error refresh loadMore renderCard updateComplete added detail feedId post url'.split(' '),
      ...'kind message status traceId type retryAfterMs label media src alt'.split(' '),
      ...Object.keys(normalisePost({ postText: 'x' }) ?? {}),
    ];
    expect(INTERNAL_NAMES.filter((name) => published.includes(name))).toEqual([]);
  });

  test('is no key of the messages that an owner may write', () => {
    const keys = Object.keys({ ...englishCards, ...englishControls, ...englishCarousel, ...englishReadMore });
    expect(INTERNAL_NAMES.filter((name) => keys.includes(name))).toEqual([]);
  });

  test('is exported by no module, for a part is read by its exports', () => {
    const exported = sources.flatMap((source) =>
      [...source.matchAll(/export (?:abstract )?(?:const|function\*?|async function|class|let) (\w+)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(exported.length).toBeGreaterThan(100);
    expect(INTERNAL_NAMES.filter((name) => exported.includes(name))).toEqual([]);
  });

  test('is never read or written by a string, which keeps its letters', () => {
    const quoted = sources.flatMap((source) => [...source.matchAll(/\[['"](\w+)['"]\]/g)].map(([, name = '']) => name));
    expect(INTERNAL_NAMES.filter((name) => quoted.includes(name))).toEqual([]);
  });

  test('is in use', () => {
    const all = sources.join('\n');
    expect(INTERNAL_NAMES.filter((name) => !new RegExp(`[.{, ]#?${name}\\b`).test(all))).toEqual([]);
  });
});
