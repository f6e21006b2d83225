import { PAGE_MAX } from '../src/api/limits.ts';
import type * as Server from '../src/server/index.ts';
import { type HintedElement, pageHints } from '../src/widgets/setup/page-hints.ts';
import { ORIGINS } from './origins.ts';
import { COSTLIEST, WORST } from './posts.ts';
import type { CostlyText } from './costly-posts.ts';

/**
 * The pages that are compared. A `hinted` page has in its head what an owner can put there for more speed. A `rendered` page
 * has its posts in the HTML, `before` is another build, and `worst` shows the costliest possible posts, with all that an owner can add.
 */
export const CANDIDATES = [
  'blank',
  'hand-written',
  'hand-written-hinted',
  'ours',
  'ours-hinted',
  'ours-rendered',
  'ours-before',
  'ours-worst',
] as const;
export type Candidate = (typeof CANDIDATES)[number];

export interface Situation {
  readonly elements: number;
  /** If there are more than one answer holds, they are requested page by page. */
  readonly posts: number;
  /** What is above the elements. */
  readonly spacerPx: number;
}

const FEED_ID = 'valley';
/** Longer than any run: an answer that is no longer fresh would be requested again during the run. */
const FRESH_FOR_MS = 86_400_000;
const FILLER = 'Local news from the valley, printed on Thursdays and read by nearly everyone between the two bridges. ';

/** Makes a page request all posts, as if a visitor pressed the button again and again. */
const LOAD_ALL = `
<script>addEventListener('ws-load', ({ target, detail }) => { if (detail.hasMore) target.loadMore(); });</script>`;

const moduleScript = (file: string): string => `
<script type="module" src="${ORIGINS.scripts}/${file}"></script>`;

/** A page of one kind: what it loads, what an owner can put in its head for more speed, and one element. */
interface Kind {
  readonly head: string;
  readonly hints: string;
  readonly element: string;
}

const feedOf = (posts: number): HintedElement => ({
  tag: 'ws-public-posts',
  baseUrl: ORIGINS.api,
  feedId: FEED_ID,
  count: posts,
  loading: 'eager',
});

function handWritten({ posts }: Situation): Kind {
  const limit = posts > PAGE_MAX ? '' : `limit="${posts}"`;
  return {
    head: moduleScript('hand-written.js'),
    hints: `${pageHints(feedOf(posts)).preload}
<style>hand-written:not(:defined) { display: block; min-block-size: 100vh; }</style>`,
    element: `<hand-written feed="${ORIGINS.api}/feeds/${FEED_ID}" ${limit}></hand-written>`,
  };
}

function ours({ elements, posts }: Situation, isHinted: boolean, folder = ''): Kind {
  const isPaged = posts > PAGE_MAX;
  const tag = isPaged ? 'ws-feed' : 'ws-public-posts';
  const count = isPaged ? `page-size="${PAGE_MAX}"` : `limit="${posts}"`;
  // Many elements are eager, because those far below would rightly never load. An element with a hint has to be eager, too.
  const loading = elements > 1 || isHinted ? 'loading="eager"' : '';
  const { preload, css } = pageHints(feedOf(posts));
  return {
    hints: `${preload}<style>${css}</style>`,
    head: moduleScript(`${folder}ws-widgets.js`) + (isPaged ? LOAD_ALL : ''),
    element: `<${tag} base-url="${ORIGINS.api}" feed-id="${FEED_ID}" ${count} ${loading}></${tag}>`,
  };
}

/** The folder under which the build of `--before` is served. */
export const BEFORE = 'before/';

const worst = (text: CostlyText): string =>
  `<ws-public-posts base-url="${ORIGINS.api}" feed-id="${WORST}${text}" limit="${PAGE_MAX}" loading="eager" lines="3"
  search lightbox share measure utm="source=site"></ws-public-posts>`;

function kindOf(candidate: Candidate, situation: Situation, rendered = ''): Kind {
  if (candidate === 'ours-rendered') return { ...ours(situation, false), element: rendered };
  if (candidate === 'ours-before') return ours(situation, false, BEFORE);
  if (candidate === 'blank') return { head: '', hints: '', element: '' };
  if (candidate === 'ours-worst')
    return { head: moduleScript('ws-widgets.js'), hints: '', element: COSTLIEST.map(worst).join('') };
  const isHinted = candidate.endsWith('-hinted');
  const kind = candidate.startsWith('ours') ? ours(situation, isHinted) : handWritten(situation);
  return isHinted ? { ...kind, head: kind.hints + kind.head } : kind;
}

export const elementHtml = (candidate: Candidate, situation: Situation): string => kindOf(candidate, situation).element;

export function addressOf(candidate: Candidate, { elements, posts, spacerPx }: Situation): string {
  return `${ORIGINS.site}/${candidate}?elements=${elements}&posts=${posts}&spacerPx=${spacerPx}`;
}

/** One element with as many posts as one answer holds, as a server writes it into a page. */
export async function renderOurs(
  { renderWidget }: Pick<typeof Server, 'renderWidget'>,
  answer: (url: URL) => unknown,
): Promise<string> {
  const fetchAnswer = (url: string | URL | Request): Promise<Response> =>
    Promise.resolve(Response.json(answer(new URL(url instanceof Request ? url.url : url))));
  const settings = { baseUrl: ORIGINS.api, feedId: FEED_ID, limit: PAGE_MAX };
  const options = { lang: 'en', fetch: fetchAnswer, freshForMs: FRESH_FOR_MS };
  const { html, error } = await renderWidget('ws-public-posts', settings, options);
  if (error) throw new Error(error.message);
  return html;
}

/** The page at an address of `addressOf`: a site's own words, with the elements, or what a server rendered, between them. */
export function hostPage({ pathname, searchParams }: URL, rendered: string): string | undefined {
  const candidate = CANDIDATES.find((name) => pathname === `/${name}`);
  if (!candidate) return undefined;
  const numberOf = (name: keyof Situation): number => Number(searchParams.get(name));
  const situation = { elements: numberOf('elements'), posts: numberOf('posts'), spacerPx: numberOf('spacerPx') };
  const { head, element } = kindOf(candidate, situation, rendered);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Valley Gazette</title>
<link rel="icon" href="data:,">
<style>body { font: 16px/1.5 sans-serif; margin: 0 16px; }</style>${head}
</head>
<body>
<header><h1>Valley Gazette</h1><p>${FILLER}</p></header>
<div style="height: ${situation.spacerPx}px"></div>
<main>${element.repeat(situation.elements)}</main>
<footer><h2>About</h2><p>${FILLER.repeat(6)}</p></footer>
</body>
</html>`;
}
