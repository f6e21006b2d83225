import { CLOBBERED } from '../hostile/clobbering.ts';
import { PAYLOADS } from '../hostile/payloads.ts';
import { ALLOWED, ALLOWED_ON_DEMAND, type AllowedContent, withOwn } from '../support/allowed-content.ts';
import { type Shape, SHAPE_NAMES } from '../support/hostile-posts.ts';
import { BATCHES, EMBED_BATCHES, ERROR_FORMS } from '../support/hostile-service.ts';
import { ALLOWED_IN_PAGE, ALLOWED_WITH_TEMPLATE, OWN_TEMPLATE } from '../support/own-template.ts';
import { OWN_CARDS, type Showing } from '../support/show-feeds.ts';
import { POLICY, strictPolicy } from './engines/strict-policy.ts';
import { expect, type Given, showing, TAGS, test, type VisitOptions } from './hostile-fixtures.ts';
import { hasTurn } from '../support/deep.ts';
import { LAYOUT_NAMES, TEXT_FORMATS } from '../support/names.ts';
import { OF_ELEMENT } from '../support/told-lines.ts';

/** What Chromium reports under the strict policy: videos of others, and markup that the sanitizer parses. Nothing of it runs or loads. */
const REPORTED = [
  'Loading media from',
  'Executing inline event handler',
  'Applying inline style',
  "This document requires 'TrustedScript' assignment",
];

type Attributes = Readonly<Record<string, string>>;

/** Shapes with a payload alone, and within words. */
const TWO_SHAPES = ['request', 'within'] as const satisfies readonly Shape[];

/** Shapes in which a payload may be prose, an address or the name of a field, alone and within words. */
const SINK_SHAPES = [...TWO_SHAPES, 'film', 'nested'] as const satisfies readonly Shape[];

/** The item of a list at `i`, starting again from the first after the last. */
const turn = <One>(list: readonly One[], i: number): One => list[i % list.length] as One;

/** Shares the numbers of the batches out among `ways`, in turn; in the deep run, each way gets all of them. */
const shareOut = <Way>(ways: readonly Way[], count = BATCHES.length): { way: Way; numbers: number[] }[] =>
  ways.map((way, i) => ({
    way,
    numbers: Array.from({ length: count }, (_, number) => number).filter((number) => hasTurn(number + i, ways.length)),
  }));

/** All pairs of two lists. */
const cross = <A, B>(as: readonly A[], bs: readonly B[]): (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const));

type More = (i: number) => Attributes;

/** Elements that display batches in the fields of a shape; `more` returns further attributes of each. */
const feedsOf = (tag: (typeof TAGS)[number], shape: Shape, numbers: readonly number[], more: More = () => ({})) => ({
  tag,
  attributes: numbers.map((number) => ({ ...showing(tag, `${shape}.${number}`), ...more(number) })),
});

/** How many posts there are in some batches: one for each payload. */
const countPosts = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + (BATCHES[number]?.length ?? 0), 0);

// Over the three rounds, each payload is in each field, in each text format and through each endpoint.
for (const round of TEXT_FORMATS.keys()) {
  const tag = hasTurn(round, TEXT_FORMATS.length) ? [] : ['@deep'];
  test(`every payload in every field, round ${round + 1}`, { tag }, async ({ visit }) => {
    const { show, expectNothingHappened } = await visit();
    let shown = 0;
    for (const [i, shape] of SHAPE_NAMES.entries()) {
      const look: More = (number) => ({
        'text-format': turn(TEXT_FORMATS, number + i + round),
        layout: turn(LAYOUT_NAMES, number + i),
      });
      for (const [j, endpoint] of TAGS.entries()) {
        const numbers = [...BATCHES.keys()].filter((number) => (number + 2 * (i + round)) % TAGS.length === j);
        shown += (await show({ ...feedsOf(endpoint, shape, numbers, look), compares: 'parts' })).posts;
      }
    }
    expect(shown).toBe(PAYLOADS.length * SHAPE_NAMES.length);
    await expectNothingHappened();
  });
}

/** One way to show posts of a shape. */
interface Way extends Omit<Partial<Showing>, 'attributes' | 'tag'> {
  readonly shape: Shape;
  readonly tag?: (typeof TAGS)[number];
  readonly look?: More;
}

interface Round {
  readonly ways: readonly Way[];
  readonly options?: VisitOptions;
  readonly allowed?: AllowedContent;
  /** How many feeds are in the page at a time. */
  readonly atOnce?: number;
}

const ofShapes = (shapes: readonly Shape[], more: Omit<Way, 'shape'>): Way[] =>
  shapes.map((shape) => ({ shape, ...more }));

const ON_DEMAND = { lightbox: '', share: '', utm: 'source="><b>', 'all-href': '/all' };
const HELD = { images: 'click', share: '', measure: '' };
const OWN = { template: 'own', compares: 'places' } as const;
/** Whatever an owner's template uses as the address of an image is requested, if it is an address. */
const WITH_TEMPLATE = { body: OWN_TEMPLATE, pictures: PAYLOADS };

const ROUNDS: Readonly<Record<string, Round>> = {
  'under the strict policy': {
    ways: ofShapes(SINK_SHAPES, {
      look: (i) => ({ 'text-format': turn(['auto', 'html'], i), layout: turn(LAYOUT_NAMES, i) }),
      compares: 'parts',
    }),
    options: {
      says: new RegExp(`^(${REPORTED.join('|')})`),
      // Images of any origin are allowed: blocked ones would have failed, and be gone, before the feeds are inspected.
      headers: (service) => ({ [POLICY]: strictPolicy(service)[POLICY].replace('img-src', 'img-src http: https:') }),
    },
  },
  'in a text that is cut to a line': {
    ways: LAYOUT_NAMES.map((layout) => ({
      shape: 'request',
      look: () => ({ layout, lines: '1' }),
      compares: 'parts',
    })),
  },
  'in a feed with all that is shown on demand': {
    ways: [ON_DEMAND, HELD].flatMap((look) => ofShapes([...TWO_SHAPES, 'film'], { look: () => look })),
    allowed: ALLOWED_ON_DEMAND,
  },
  'in an owner’s template, through each endpoint': {
    ways: TAGS.flatMap((tag) => ofShapes(SINK_SHAPES, { tag, ...OWN })),
    options: WITH_TEMPLATE,
    allowed: ALLOWED_WITH_TEMPLATE,
  },
  'in an owner’s template in the page': {
    ways: ofShapes(TWO_SHAPES, {
      look: (i) => ({ cards: 'page', more: 'none', layout: turn(LAYOUT_NAMES, i) }),
      ...OWN,
    }),
    options: WITH_TEMPLATE,
    allowed: ALLOWED_IN_PAGE,
    atOnce: 8, // because all of their elements are in the page's own document
  },
  'in what an owner’s function makes of a post': {
    // A function that uses the item as the service sent it gets every shape.
    ways: OWN_CARDS.flatMap((renderCard) =>
      ofShapes(renderCard === 'raw' ? SHAPE_NAMES : TWO_SHAPES, {
        renderCard,
        ...(renderCard === 'text' && { compares: 'text' }),
      }),
    ),
    // If the function returns an object of a post, that may not be a template; then our own card replaces it.
    options: { says: /^WS-303 <ws-feed> renderCard failed/ },
    allowed: withOwn({ p: ['title'] }),
  },
};

for (const [name, { ways, options, allowed, atOnce = BATCHES.length }] of Object.entries(ROUNDS)) {
  test(`every payload ${name}`, async ({ visit }) => {
    const { show, expectNothingHappened } = await visit(options);
    for (const { way, numbers } of shareOut(ways)) {
      const { shape, tag = 'ws-feed', look, ...showing } = way;
      for (let first = 0; first < numbers.length; first += atOnce) {
        const some = numbers.slice(first, first + atOnce);
        const { posts } = await show({ ...feedsOf(tag, shape, some, look), ...showing }, allowed);
        expect(posts).toBe(countPosts(some));
      }
    }
    await expectNothingHappened();
  });
}

test('every payload in the message of an error, which is not displayed', async ({ visit }) => {
  const { show, expectNothingHappened } = await visit({ says: OF_ELEMENT });
  for (const { way, numbers } of shareOut(cross(ERROR_FORMS, TAGS), PAYLOADS.length)) {
    const [form, tag] = way;
    const attributes = numbers.map((number) => ({
      ...showing(tag, `fault.${form}.${number}`),
      // Each element waits for one post only.
      limit: '1',
      'page-size': '1',
      // The owner's own words are text too.
      messages: JSON.stringify({ failed: PAYLOADS[number] }),
    }));
    const { said } = await show({ tag, attributes, until: 'ws-error' });
    const expected = numbers.map((number) => PAYLOADS[number] ?? '');
    // Half of a surrogate pair does not survive the way out of the page.
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
  // Half of a surrogate pair cannot be part of an address.
  const expected = PAYLOADS.map((payload) => payload.replaceAll(/\p{Cs}/gu, '\ufffd'));
  expect(asked.map((path) => decodeURIComponent(path.split('/')[2] ?? '')).sort()).toEqual(expected.sort());
  expect(asked.filter((path) => !/^\/feeds\/[^/]+\/posts$/.test(path))).toEqual([]);
  await expectNothingHappened();
});

/** Parts with words of ours, in every card: dates and links. The visible words of claps are drawn by CSS. */
const OURS = ['date', 'link'];

test('no control of direction turns words outside its element, whatever direction the page has', async ({ visit }) => {
  const { show } = await visit({ body: '<style>ws-feed::part(card) { content-visibility: visible }</style>' });
  for (const { way, numbers } of shareOut(cross(TWO_SHAPES, ['ltr', 'rtl']))) {
    const [shape, dir] = way;
    await show({ ...feedsOf('ws-feed', shape, numbers, () => ({ dir })), inOrder: OURS });
  }
});

test('what may not be in a feed is seen', async ({ page, visit }) => {
  await visit();
  const seen = await page.evaluate((allowed) => {
    const { inPage } = globalThis as Given;
    const host = document.createElement('div');
    const prose =
      '<div data-prose><p onclick="1"><img src="x">undefined</p><a href="//evil.test/">a</a><!-- c --></div>';
    // Attributes for screen readers, on parts of ours where these belong, and elsewhere.
    const spoken =
      '<p part="status" aria-live="polite"></p><div class="controls"><p part="status" aria-live="assertive"></p></div>' +
      '<span role="alert"></span><span part="claps" role="img" aria-label="1 clap"></span><div data-prose><p role="alert"></p></div>' +
      '<div data-prose><p class="controls"><a href="http://a.test/" rel="noopener nofollow ugc" target="_blank" aria-describedby="n1">a</a></p></div>';
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<svg></svg><p part="status x" style=""></p>${prose}<b part="title">\u202eabc</b>${spoken}`;
    document.body.append(host);
    const faults = [...inPage.inspectFeed(host, allowed), ...inPage.findTurned(host, ['title'])];
    Object.assign(globalThis, { taken: 1 });
    faults.push(...inPage.compareNames(inPage.before, inPage.readNames([])).filter((name) => name.includes('taken')));
    return faults.map((fault) => fault.replace(/ in <.*/s, ''));
  }, ALLOWED);
  const OF_MARKUP =
    '<svg:svg>, the value of part, the attribute style, the attribute onclick, <img>, the value of href';
  const OF_SPEECH =
    'the attribute aria-live, the value of aria-live, the attribute role, the attribute role, the attribute aria-label, ' +
    'the attribute role, the attribute class, the value of aria-describedby';
  const OF_WORDS = 'raw words: undefined, the comment  c , \u202eabc, window has taken';
  expect(seen.join(', ')).toBe(`${OF_MARKUP}, rel and target are ,, <b>, ${OF_SPEECH}, ${OF_WORDS}`);
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
  expect(CLOBBERED.filter((name) => !PAYLOADS.join().includes(`"${name}"`))).toEqual([]);
});
