import { FAMILIES, PAYLOADS, WRITTEN } from '../hostile/payloads.ts';
import { ALLOWED, ALLOWED_ON_DEMAND, withOwn } from '../support/allowed-content.ts';
import { type Shape, SHAPE_NAMES } from '../support/hostile-posts.ts';
import { BATCH, BATCHES, EMBED_BATCHES, ERROR_FORMS } from '../support/hostile-service.ts';
import { ALLOWED_IN_PAGE, ALLOWED_WITH_TEMPLATE, OWN_TEMPLATE } from '../support/own-template.ts';
import { runUnguarded } from '../support/run-unguarded.ts';
import { OWN_CARDS } from '../support/show-feeds.ts';
import { POLICY, strictPolicy } from './engines/strict-policy.ts';
import { expect, type Given, showing, TAGS, test } from './hostile-fixtures.ts';
import { LAYOUT_NAMES, TEXT_FORMATS } from '../support/names.ts';
import { OF_ELEMENT } from '../support/told-lines.ts';

/**
 * What Chromium reports of the strict policy: films of other places, and what the sanitizer reads to take it away, of
 * which nothing runs and nothing is loaded.
 */
const REPORTED = [
  'Loading media from',
  'Executing inline event handler',
  'Applying inline style',
  "This document requires 'TrustedScript' assignment",
];

// Thousands of posts each: seconds on a quiet machine, and more on one that has other work.
test.describe.configure({ timeout: 360_000 }); // a minute alone; three were not enough beside other steps

type Attributes = Readonly<Record<string, string>>;

/** They hold a payload alone, and within words. All shapes are tried in each format: the same code reads them. */
const TWO_SHAPES = ['request', 'within'] as const satisfies readonly Shape[];

/** One after the other, and from the first again. */
const turn = <One>(list: readonly One[], i: number): One => list[i % list.length] as One;

/** Those in which a payload may be prose, an address or the name of a field, alone and within words. */
const SINK_SHAPES = [...TWO_SHAPES, 'film', 'nested'] as const satisfies readonly Shape[];

type More = (i: number) => Attributes;

/** The attributes that show all payloads in the fields of a shape, a batch each; `more` gives what else each has. */
const batchesOf = (shape: string, more: More = () => ({})): Attributes[] =>
  BATCHES.map((_, i) => ({ ...showing('ws-feed', `${shape}.${i}`), ...more(i) }));

/** Every payload in each of some shapes, each through another endpoint than in the shape or the round before. */
const inTurn = (
  shapes: readonly Shape[],
  round = 0,
  more: More = () => ({}),
): { tag: (typeof TAGS)[number]; attributes: Attributes[] }[] =>
  shapes.flatMap((shape, i) =>
    TAGS.map((tag, j) => {
      const batches = [...BATCHES.keys()].filter((batch) => (batch + i + round) % TAGS.length === j);
      return { tag, attributes: batches.map((batch, k) => ({ ...showing(tag, `${shape}.${batch}`), ...more(k) })) };
    }),
  );

// Over the three formats, each payload stands in each field through each endpoint.
for (const [round, textFormat] of TEXT_FORMATS.entries()) {
  test(`every payload in every field with text-format="${textFormat}"`, async ({ visit }) => {
    const { show, expectNothingHappened } = await visit();
    let shown = 0;
    const look: More = (i) => ({ 'text-format': textFormat, layout: turn(LAYOUT_NAMES, i) });
    for (const feeds of inTurn(SHAPE_NAMES, round, look)) shown += (await show({ ...feeds, compares: 'parts' })).posts;
    expect(shown).toBe(PAYLOADS.length * SHAPE_NAMES.length);
    await expectNothingHappened();
  });
}

test('every payload in every field under the strict policy', async ({ visit }) => {
  const says = new RegExp(`^(${REPORTED.join('|')})`);
  // It allows images of any place: those that it stops have failed, and gone, before the feeds are looked at.
  const headers = (service: string) => ({
    [POLICY]: strictPolicy(service)[POLICY].replace('img-src', 'img-src http: https:'),
  });
  const { show, expectNothingHappened } = await visit({ headers, says });
  for (const shape of SINK_SHAPES) {
    const look = (i: number) => ({ 'text-format': turn(['auto', 'html'], i), layout: turn(LAYOUT_NAMES, i) });
    await show({ tag: 'ws-feed', attributes: batchesOf(shape, look), compares: 'parts' });
  }
  await expectNothingHappened();
});

for (const layout of LAYOUT_NAMES) {
  test(`every payload laid out as ${layout}, its text cut to a line`, async ({ visit }) => {
    const { show, expectNothingHappened } = await visit();
    const attributes = batchesOf('request', () => ({ layout, lines: '1' }));
    const { posts } = await show({ tag: 'ws-feed', attributes, compares: 'parts' });
    expect(posts).toBe(PAYLOADS.length);
    await expectNothingHappened();
  });
}

const ON_DEMAND = {
  'with all that opens, shares and leads out': { lightbox: '', share: '', utm: 'source="><b>', 'all-href': '/all' },
  'with its images held back': { images: 'click', share: '', measure: '' },
};

for (const [name, more] of Object.entries(ON_DEMAND)) {
  test(`every payload in every field, ${name}`, async ({ visit }) => {
    const { show, expectNothingHappened } = await visit();
    for (const shape of [...TWO_SHAPES, 'film']) {
      const attributes = batchesOf(shape, () => more);
      const { posts } = await show({ tag: 'ws-feed', attributes }, ALLOWED_ON_DEMAND);
      expect(posts).toBe(PAYLOADS.length);
    }
    await expectNothingHappened();
  });
}

test('every payload in an owner’s template, through each endpoint', async ({ visit }) => {
  // Whatever an owner makes a picture's address of is asked for, where it is one.
  const { show, expectNothingHappened } = await visit({ body: OWN_TEMPLATE, pictures: PAYLOADS });
  for (const feeds of inTurn(SINK_SHAPES))
    await show({ ...feeds, template: 'own', compares: 'places' }, ALLOWED_WITH_TEMPLATE);
  await expectNothingHappened();
});

for (const shape of TWO_SHAPES) {
  test(`every payload in an owner’s template in the page: ${shape}`, async ({ visit }) => {
    const { show, expectNothingHappened } = await visit({ body: OWN_TEMPLATE, pictures: PAYLOADS });
    const attributes = batchesOf(shape, (i) => ({ cards: 'page', more: 'none', layout: turn(LAYOUT_NAMES, i) }));
    let shown = 0;
    // A few at a time: the page has all of their elements in its own document.
    for (let first = 0; first < attributes.length; first += 8) {
      const feeds = { tag: 'ws-feed', attributes: attributes.slice(first, first + 8) };
      shown += (await show({ ...feeds, template: 'own', compares: 'places' }, ALLOWED_IN_PAGE)).posts;
    }
    expect(shown).toBe(PAYLOADS.length);
    await expectNothingHappened();
  });
}

test('every payload in what an owner’s function makes of a post', async ({ visit }) => {
  // What it makes of the objects of a post may not be a template, and then our own card replaces it.
  const { show, expectNothingHappened } = await visit({ says: /^WS-303 ws-widgets: renderCard failed/ });
  const allowed = withOwn({ p: ['title'] });
  for (const renderCard of OWN_CARDS) {
    // A function that takes the item as it came gets it in every shape.
    for (const shape of renderCard === 'raw' ? SHAPE_NAMES : TWO_SHAPES) {
      const attributes = batchesOf(shape);
      const compares = renderCard === 'text' ? ({ compares: 'text' } as const) : {};
      await show({ tag: 'ws-feed', attributes, renderCard, ...compares }, allowed);
    }
  }
  await expectNothingHappened();
});

test('every payload in a card that a script fills', async ({ visit }) => {
  const { showCards, expectNothingHappened } = await visit();
  for (const shape of [...TWO_SHAPES, 'nested']) await showCards(BATCHES.map((_, batch) => `${shape}.${batch}`));
  await expectNothingHappened();
});

test('every payload in the message of an error, which is not displayed, in both forms', async ({ visit }) => {
  const { show, expectNothingHappened } = await visit({ says: OF_ELEMENT });
  for (const [i, tag] of TAGS.entries()) {
    // Each payload in one form through one endpoint, and in the other form through the next.
    const numbers = [...PAYLOADS.keys()].filter((number) => number % TAGS.length !== i);
    const attributes = numbers.map((number) => ({
      ...showing(tag, `fault.${turn(ERROR_FORMS, Number((number + 1) % TAGS.length === i))}.${number}`),
      // No more than one post is waited for.
      limit: '1',
      'page-size': '1',
      // The owner's own words are text too.
      messages: JSON.stringify({ failed: PAYLOADS[number] }),
    }));
    const { said } = await show({ tag, attributes, until: 'ws-error' });
    const expected = numbers.map((number) => PAYLOADS[number] ?? '');
    // A half of a character does not survive its way out of the page.
    expect(expected.filter((words, j) => !/\p{Cs}/u.test(words) && words !== said[j])).toEqual([]);
  }
  await expectNothingHappened();
});

test('every payload as the id of an embed, and of each workspace that it names', async ({ visit }) => {
  const { service, show, expectNothingHappened } = await visit({ says: OF_ELEMENT });
  const attributes = EMBED_BATCHES.map((_, batch) => showing('ws-embed', `ids.${batch}`));
  const { posts } = await show({ tag: 'ws-embed', attributes, compares: 'parts' });
  const paths = service.requests.map((url) => new URL(url, service.url).pathname);
  const asked = paths.filter((path) => path.startsWith('/feeds/'));
  expect(posts).toBe(asked.length);
  // Half of a character cannot be part of an address.
  const expected = PAYLOADS.map((payload) => payload.replaceAll(/\p{Cs}/gu, '\ufffd'));
  expect(asked.map((path) => decodeURIComponent(path.split('/')[2] ?? '')).sort()).toEqual(expected.sort());
  expect(asked.filter((path) => !/^\/feeds\/[^/]+\/posts$/.test(path))).toEqual([]);
  await expectNothingHappened();
});

/** The dates, counts and links that are ours, in every card. */
const OURS = ['date', 'claps', 'link'];

for (const dir of ['ltr', 'rtl']) {
  test(`no control of direction turns words outside of its element, where a page is ${dir}`, async ({ visit }) => {
    const { show } = await visit({ body: '<style>ws-feed::part(card) { content-visibility: visible }</style>' });
    const numbers = FAMILIES.bidi.map((payload) => WRITTEN.indexOf(payload));
    const batches = [...new Set(numbers.map((number) => Math.floor(number / BATCH)))];
    for (const shape of TWO_SHAPES) {
      const attributes = batches.map((batch) => ({ ...showing('ws-feed', `${shape}.${batch}`), dir }));
      await show({ tag: 'ws-feed', attributes, inOrder: OURS });
    }
  });
}

test('what may not be in a feed is seen', async ({ page, visit }) => {
  await visit();
  const seen = await page.evaluate((allowed) => {
    const { inPage } = globalThis as Given;
    const host = document.createElement('div');
    const prose =
      '<div class="prose"><p onclick="1"><img src="x">undefined</p><a href="//evil.test/">a</a><!-- c --></div>';
    // Words in the mouth of what is ours, in its place and in others.
    const spoken =
      '<p part="status" aria-live="polite"></p><div class="controls"><p part="status" aria-live="assertive"></p></div>' +
      '<span role="alert"></span><span part="claps" role="img" aria-label="1 clap"></span><div class="prose"><p role="alert"></p></div>' +
      '<div class="prose"><p class="controls"><a href="http://a.test/" rel="noopener nofollow ugc" target="_blank" aria-describedby="n1">a</a></p></div>';
    host.attachShadow({ mode: 'open' }).innerHTML =
      `<svg></svg><p part="status x" style=""></p>${prose}<b part="title">\u202eabc</b>${spoken}`;
    document.body.append(host);
    const faults = [...inPage.inspectFeed(host, allowed), ...inPage.findTurned(host, ['title'])];
    Object.assign(globalThis, { taken: 1 });
    faults.push(...inPage.compareNames(inPage.before, inPage.readNames([])).filter((name) => name.includes('taken')));
    return faults.map((fault) => fault.replace(/ in <.*/s, ''));
  }, ALLOWED);
  expect(seen).toEqual([
    '<svg:svg>',
    'the value of part',
    'the attribute style',
    'the attribute onclick',
    '<img>',
    'the value of href',
    'rel and target are ,',
    '<b>',
    'the attribute aria-live',
    'the value of aria-live',
    'the attribute role',
    'the attribute role',
    'the attribute aria-label',
    'the attribute role',
    'the attribute class',
    'the value of aria-describedby',
    'raw words: undefined',
    'the comment  c ',
    '\u202eabc',
    'window has taken',
  ]);
});

test.describe('where nothing holds them', () => {
  // Images that fail run what waits for it.
  test.use({ proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' } });

  test('most payloads run, call or ask for something', async ({ page, site }) => {
    site.setPage('<!doctype html><title>Host</title>');
    await page.goto(site.url);
    const numbers = await runUnguarded(page, BATCHES);
    expect(numbers.size).toBeGreaterThan(PAYLOADS.length / 2);
  });
});
