import { clampLimit, PAGE_MAX } from '../../api/limits.ts';
import { embedUrl, postsUrl, publicPostsUrl, readBaseUrl } from '../../api/urls.ts';
import { planPage } from './plan-page.ts';

/** What an owner writes on an element, as far as it decides what is asked for first and how much space it takes. */
export interface HintedElement {
  readonly tag: 'ws-public-posts' | 'ws-feed' | 'ws-embed';
  /** An absolute http(s) URL; for anything else nothing is hinted at. */
  readonly baseUrl: string;
  /** One id, or several parted by spaces. */
  readonly feedId?: string;
  readonly embedId?: string;
  readonly org?: string;
  /** `limit` or `page-size`; 10. */
  readonly count?: number;
  /** Whether `pin`, `hide-posts`, `include`, `exclude`, `has`, `since` or `until` chooses from the posts: all are asked for. */
  readonly isChosen?: boolean;
  readonly filter?: string;
  readonly orderBy?: string;
  /** Only what is `eager` is hinted at: the request of a `lazy` element may never be sent. */
  readonly loading?: 'lazy' | 'eager';
  /** Nor is it hinted at where the visitor is asked first. */
  readonly consent?: 'none' | 'click';
  readonly layout?: 'list' | 'grid' | 'masonry' | 'carousel' | 'compact';
  /** `light` and `dark` have a margin within. */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** A visible heading. */
  readonly heading?: string;
}

export interface PageHints {
  /** For the `<head>`: lets the browser ask before the script is there. An empty string where that is not wanted. */
  readonly preload: string;
  /** For a style sheet of the page: reserves the space that the element takes, until it is defined. */
  readonly css: string;
}

const COUNT = 10;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The requests that an element sends first, to the letter. */
function firstUrls(element: HintedElement): string[] {
  const { tag, feedId = '', embedId = '', org = '', filter = '', orderBy = '' } = element;
  const count = element.isChosen ? PAGE_MAX : (element.count ?? COUNT);
  const baseUrl = readBaseUrl(element.baseUrl);
  if (baseUrl === undefined) return [];
  if (tag === 'ws-embed') return embedId && org ? [embedUrl(baseUrl, embedId, org)] : [];
  const feedIds = [...new Set(feedId.match(/\S+/g))];
  if (tag === 'ws-public-posts') return feedIds.map((id) => publicPostsUrl(baseUrl, id, count));
  const page = planPage(0, count);
  // An order is only sent for one workspace.
  return feedIds.map((id) => postsUrl(baseUrl, id, { ...page, filter, orderBy: feedIds.length > 1 ? '' : orderBy }));
}

// The space is that of the shapes which the element shows until the posts are in (`feed/feed.css`): a test compares.

const GAP = 'var(--ws-gap, 1rem)';
const CARD_HEIGHT = '30rem';
const WIDE_HEIGHT = '17rem';
const COMPACT_HEIGHT = '6rem';
/** From here on a list is wide: pictures stand beside the text. */
const WIDE = '40rem';
const COLUMN_REM = 17;
const GAP_REM = 1;
/** More columns are rare, and reserve a little too much. */
const COLUMNS_MAX = 6;
/** Its line, and the gap below. */
const HEADING_HEIGHT = `1.95em + ${GAP}`;

const rowsOf = (rows: number, height: string): string => `${rows} * ${height} + ${rows - 1} * ${GAP}`;

/** Heights by the least width of the element from which on each holds, the narrowest first. */
function planHeights(layout: HintedElement['layout'], count: number): [fromWidth: string, height: string][] {
  switch (layout) {
    case 'compact':
      return [['0', `${count} * ${COMPACT_HEIGHT}`]];
    case 'carousel':
      return [['0', `1 * ${CARD_HEIGHT}`]];
    case 'grid':
    case 'masonry':
      return Array.from({ length: Math.min(COLUMNS_MAX, count) }, (_, i) => [
        `${i * (COLUMN_REM + GAP_REM) + COLUMN_REM}rem`,
        rowsOf(Math.ceil(count / (i + 1)), CARD_HEIGHT),
      ]);
    default:
      return [
        ['0', rowsOf(count, CARD_HEIGHT)],
        [WIDE, rowsOf(count, WIDE_HEIGHT)],
      ];
  }
}

const escapeString = (text: string): string =>
  text.replace(/["\\<\n\r\f]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `);

/** A style sheet that reserves an element's space, the fallback and all, from the first paint on until it is defined. */
function reserve(element: HintedElement): string {
  const { tag, feedId, embedId, count = COUNT, layout, theme = 'auto', heading } = element;
  const [name, id] = tag === 'ws-embed' ? ['embed-id', embedId] : ['feed-id', feedId];
  const host = `${tag}[${name}="${escapeString(id ?? '')}"]:not(:defined)`;
  const above = heading ? `${HEADING_HEIGHT} + ` : '';
  const [[, first] = ['', ''], ...wider] = planHeights(layout, clampLimit(count));
  const padding = theme === 'auto' ? '' : ` padding: ${GAP};`;
  return [
    `${host} { display: grid; box-sizing: border-box; inline-size: 100%; align-content: start; container-type: inline-size;${padding} }`,
    `${host}::before { content: ''; block-size: calc(${above}${first}); }`,
    `${host}::before, ${host} > * { grid-area: 1 / 1; }`,
    `${host} > [slot] { display: none; }`,
    ...wider.map(
      ([width, height]) =>
        `@container (inline-size >= ${width}) { ${host}::before { block-size: calc(${above}${height}); } }`,
    ),
  ].join('\n');
}

/**
 * What a page can say of an element before the script is there: what it will ask for, and how high it will be.
 * The hint is a `<link>` for each request, with the URL and the credentials mode of the element's own.
 */
export function pageHints(element: HintedElement): PageHints {
  const { loading, consent } = element;
  const urls = loading === 'eager' && consent !== 'click' ? firstUrls(element) : [];
  const link = (url: string): string => `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(url)}">`;
  return { preload: urls.map(link).join('\n'), css: reserve(element) };
}
