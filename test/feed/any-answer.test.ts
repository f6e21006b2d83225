import { expect, test } from 'vitest';
import { FEATURE_ATTRIBUTES, PAGED_FEATURE_ATTRIBUTES } from '../../src/features/descriptors.ts';
import { attributeOf, type AttributeTable } from '../../src/settings/attributes.ts';
import { newFeedId } from '../page/items.ts';
import { create, showing } from '../page/mount.ts';
import { FEED_TAGS, LAYOUT_NAMES } from '../support/names.ts';
import { partsOf } from '../page/parts.ts';
import { recordConsole, recordThrown } from '../page/record.ts';
import { answerFetch, serviceUrl } from '../page/requests.ts';
import { typeInto } from '../page/search.ts';
import { untilObserved, until } from '../page/wait.ts';
import { fc, holds } from '../support/property.ts';
import { OF_ELEMENT } from '../support/told-lines.ts';
import { anyAnswer, oddString } from '../support/wire.ts';

// Generated answers for each element, with random features. What needs no browser is tested in test/source.

const MADE_ANSWERS = 150;

/** Values for the attributes that take any text. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  refreshEvery: ['15'],
  pin: ['1', 'no-such-post'],
  hidePosts: ['0 1'],
  utm: ['source=site'],
  allHref: ['https://example.com/all'],
  allLabel: ['All of it'],
  messages: ['{"more": "Older"}'],
  include: ['#a, words'],
  exclude: ['nobody'],
  since: ['2020-01-01'],
  until: ['2030-01-01'],
};
/** With it, nothing would be displayed before somebody agrees. */
const LEFT_OUT = { consent: ['none'] };

/** The values to try for each attribute of a table: all its words, or the empty string for a boolean attribute. */
const writtenIn = (table: AttributeTable): [property: string, written: readonly string[]][] =>
  Object.entries(table).map(([property, { values = [''] }]) => [
    property,
    { ...TEXTS, ...LEFT_OUT }[property] ?? values,
  ]);

const attributes = fc
  .record({
    tag: fc.constantFrom(...FEED_TAGS),
    layout: fc.constantFrom(...LAYOUT_NAMES),
    lines: fc.constantFrom('0', '3'),
    features: fc.subarray(writtenIn(FEATURE_ATTRIBUTES)),
    filters: fc.subarray(writtenIn(PAGED_FEATURE_ATTRIBUTES)),
    choice: fc.nat(),
    query: fc.oneof(oddString, fc.constantFrom('words', '#a')),
  })
  .map(({ tag, layout, lines, features, filters, choice, query }) => ({
    tag,
    query,
    written: {
      layout,
      lines,
      ...Object.fromEntries(
        [...features, ...(tag === 'ws-public-posts' ? [] : filters)].map(([property, written]) => [
          attributeOf(property),
          written[choice % written.length] ?? '',
        ]),
      ),
    },
  }));

/** Displays an answer, searches it if there is a search, and removes the element. */
async function show(
  answer: string,
  { tag, written, query }: typeof attributes extends fc.Arbitrary<infer Made> ? Made : never,
) {
  const feedId = newFeedId();
  const urls = answerFetch((url) => (url.includes('/integration/') ? { id: 'e', feedIds: [feedId] } : answer));
  const feed = create(tag, { 'base-url': serviceUrl, ...showing(tag, feedId), loading: 'eager', ...written });
  document.body.append(feed);
  await until(() => !['idle', 'loading'].includes(feed.state), 'still loading');
  await untilObserved();
  if (partsOf(feed, 'search-field').length > 0) {
    typeInto(feed, query);
    await untilObserved();
  }
  feed.remove();
  await untilObserved();
  return urls;
}

test(
  'an answer of any shape throws nothing, says nothing but what is wrong with it, and asks nobody else',
  { tags: ['deep'] },
  async () => {
    const [thrown, errors] = [recordThrown(), recordConsole('error')];
    await holds(
      fc.asyncProperty(anyAnswer, attributes, async (answer, setup) => {
        const urls = await show(answer, setup);
        expect([...thrown, ...errors.filter((line) => !OF_ELEMENT.test(line))]).toEqual([]);
        expect(urls.filter((url) => !url.startsWith(`${serviceUrl}/`))).toEqual([]);
      }),
      MADE_ANSWERS,
    );
  },
);
