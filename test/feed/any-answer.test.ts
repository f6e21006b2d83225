import { describe, expect, test } from 'vitest';
import { FEATURE_ATTRIBUTES, PAGED_FEATURE_ATTRIBUTES } from '../../src/features/descriptors.ts';
import { attributeOf, type AttributeTable } from '../../src/settings/attributes.ts';
import { longAnswer } from '../support/long-answer.ts';
import { newFeedId } from '../page/items.ts';
import { create, showing } from '../page/mount.ts';
import { FEED_TAGS, LAYOUT_NAMES } from '../support/names.ts';
import { partsOf } from '../page/parts.ts';
import { recordConsole, recordThrown } from '../page/record.ts';
import { answerFetch, serviceUrl } from '../page/requests.ts';
import { typeInto } from '../page/search.ts';
import { settle, until } from '../page/wait.ts';
import { fc, holds } from '../support/property.ts';
import { OF_ELEMENT } from '../support/told-lines.ts';
import { anyAnswer, oddString } from '../support/wire.ts';

// Made answers for each element, with features on at random. What is done without a browser is in test/source.

const ONCE_MS = 1000;
const MADE_ANSWERS = 150;
const LONG_ANSWERS = 20;

/** What is written in the attributes that take any text. */
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
/** Nothing would be displayed before somebody agrees. */
const LEFT_OUT = { consent: ['none'] };

/** What may be written in each attribute of a table: all its words, or that it is there. */
const writtenIn = (table: AttributeTable): [property: string, written: readonly string[]][] =>
  Object.entries(table).map(([property, { values = [''] }]) => [
    property,
    { ...TEXTS, ...LEFT_OUT }[property] ?? values,
  ]);
const FEATURES = writtenIn(FEATURE_ATTRIBUTES);
const FILTERS = writtenIn(PAGED_FEATURE_ATTRIBUTES);

const attributes = fc
  .record({
    tag: fc.constantFrom(...FEED_TAGS),
    layout: fc.constantFrom(...LAYOUT_NAMES),
    lines: fc.constantFrom('0', '3'),
    features: fc.subarray(FEATURES),
    filters: fc.subarray(FILTERS),
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

/** The longest time that the page could do nothing else, until it is stopped. */
function watchBlocking(): () => number {
  let [lastMs, longestMs, isOver] = [performance.now(), 0, false];
  const channel = new MessageChannel();
  const tick = (): void => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
    if (!isOver) channel.port2.postMessage('');
  };
  channel.port1.addEventListener('message', tick);
  channel.port1.start();
  tick();
  return () => {
    tick();
    isOver = true;
    channel.port1.close();
    return longestMs;
  };
}

/** Shows an answer, searches it where there is a search, and takes the element away. */
async function show(
  answer: string,
  { tag, written, query }: typeof attributes extends fc.Arbitrary<infer Made> ? Made : never,
) {
  const feedId = newFeedId();
  const urls = answerFetch((url) => (url.includes('/integration/') ? { id: 'e', feedIds: [feedId] } : answer));
  const feed = create(tag, {
    'base-url': serviceUrl,
    ...showing(tag, feedId),
    loading: 'eager',
    ...written,
  });
  const stop = watchBlocking();
  document.body.append(feed);
  await until(() => !['idle', 'loading'].includes(feed.state), 'still loading');
  await settle();
  if (partsOf(feed, 'search-field').length > 0) {
    typeInto(feed, query);
    await settle();
  }
  const blockedMs = stop();
  feed.remove();
  await settle();
  return { urls, blockedMs };
}

/** One line for each failure is ours; there is nothing else in the console. */
const isOurs = (line: string): boolean => OF_ELEMENT.test(line);

describe('an answer of any shape', { tags: ['deep'] }, () => {
  test('throws nothing, says nothing but what is wrong with it, and asks nobody else', async () => {
    const [thrown, errors] = [recordThrown(), recordConsole('error')];
    await holds(
      fc.asyncProperty(anyAnswer, attributes, async (answer, setup) => {
        const { urls } = await show(answer, setup);
        expect([...thrown, ...errors.filter((line) => !isOurs(line))]).toEqual([]);
        expect(urls.filter((url) => !url.startsWith(`${serviceUrl}/`))).toEqual([]);
      }),
      MADE_ANSWERS,
    );
  }, 180_000); // WebKit beside other work

  test('as long as it may be, does not hold up the page for a second', async () => {
    recordConsole('error');
    await holds(
      fc.asyncProperty(longAnswer, attributes, async (answer, setup) => {
        const json = JSON.stringify(answer);
        let { blockedMs } = await show(json, setup);
        // Another program may have had the processor: it will not twice at the same answer.
        if (blockedMs >= ONCE_MS) ({ blockedMs } = await show(json, setup));
        expect(blockedMs).toBeLessThan(ONCE_MS);
      }),
      LONG_ANSWERS,
    );
  });
});
