import { type RenderInfo, renderThunked } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { createClient, type Fetch } from '../api/client.ts';
import { type Fault, FaultError, readFault } from '../base/fault.ts';
import { tell } from '../base/told/tell.ts';
import { directionOf } from '../content/direction.ts';
import { errorOf, loaded } from '../feed/feed-state.ts';
import { renderFrame } from '../feed/view/frame.ts';
import { type FieldMap, isObject, normalisePost } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';
import { propertyOf } from '../settings/attributes.ts';
import { makeSetupFault } from '../settings/explain-setup.ts';
import { KEYS, MISSING_MODULE } from '../settings/page-defaults.ts';
import { postOf, readEnvelope } from '../source/workspace-posts.ts';
import { type Ask, shareRequests } from '../source/shared-requests.ts';
import type { FeedElement } from '../widgets/feed-element.ts';
import { findMistakes } from '../widgets/names/find-mistakes.ts';
import { escapeJson, renderAttributes } from './html.ts';
import { readOwnMarkup } from './own-cards.ts';
import {
  makeServerElement,
  renderWithProse,
  type WidgetName,
  type WidgetSettings,
  writeAttributes,
} from './server-element.ts';
import { renderStructuredData } from './structured-data.ts';
import { stylesFor } from './styles.ts';

export interface RenderOptions {
  /** The language of the page, such as `de`, for messages and dates. It becomes the element's `lang`, with its `dir`. */
  readonly lang?: string | undefined;
  /** Aborts the requests: the fallback is rendered then. */
  readonly signal?: AbortSignal | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** The URL of `ws-widgets.css` of dist, for a `<link>`. Where it is absent, the styles are inline. */
  readonly styles?: string | undefined;
  /** For inline styles, where the page's policy requires one. */
  readonly nonce?: string | undefined;
  /**
   * The owner's own markup between the element's tags, unchanged: what is displayed where there are no posts. With
   * `cards: 'page'`, the `<template slot="card">` in it is filled in for each post.
   */
  readonly fallback?: string | undefined;
  /** The query of the page's URL, such as `?ws-page=2`: with `more: 'links'` it says which page of posts is rendered. */
  readonly search?: string | undefined;
  /** How long the answer is fresh, in milliseconds; a browser that gets it later asks the service again. 60000. */
  readonly freshForMs?: number | undefined;
  /** Whether the displayed posts are told to search engines, as JSON-LD between the element's tags. `true`. */
  readonly structuredData?: boolean | undefined;
  /**
   * May change the items of an answer before they are read, such as the URLs of images: what is displayed and what is
   * handed over have what it wrote. Called with those that may be displayed, and with `field-map`.
   */
  readonly prepareItems?: ((items: readonly unknown[], fieldMap: FieldMap) => Promise<void>) | undefined;
}

export interface RenderedWidget {
  /** The element, with its posts in a declarative shadow root; without them where they could not be loaded. */
  readonly html: string;
  /** The posts that are displayed. */
  readonly posts: readonly Post[];
  /** What went wrong, if anything did. */
  readonly error: Fault | undefined;
  /** The text of each `<style>` in it, for the hashes of a page's policy. The HTML has what others wrote: it is not to be searched. */
  readonly inlineStyles: readonly string[];
}

/** The service's answers that a rendering took, by URL, to be given to the element in the browser. */
type Answers = Map<string, unknown>;

/** Notes what is used of each answer, in the shape that it came in. */
const noting =
  (ask: Ask, answers: Answers): Ask =>
  (url, read, options) => {
    const readNoting: typeof read = (answer) => {
      const used = read(answer);
      if (used !== undefined) answers.set(url, Array.isArray(used) && !Array.isArray(answer) ? { items: used } : used);
      return used;
    };
    return ask(url, readNoting, options);
  };

/** Of the pages that a post was looked for in: the post alone, in pages so short that each is the last. */
function answersOfPost(answers: Answers, postId: string): Answers {
  const endpointOf = (url: string): string | undefined => url.split('?')[0];
  const itemsOf = (url: string): unknown[] =>
    [...answers].flatMap(([other, page]) => (endpointOf(other) === endpointOf(url) ? (readEnvelope(page) ?? []) : []));
  const pageOf = (url: string) => ({ items: itemsOf(url).filter((item) => postOf(item)?.id === postId) });
  return new Map([...answers.keys()].map((url) => [url, pageOf(url)]));
}

/** As the element takes them. What may not be displayed is not handed over; its place is, because pages are counted. */
function renderAnswers(answers: Answers, freshUntilMs: number, isWithheld: (item: unknown) => boolean): string {
  const allowed = (items: readonly unknown[]): unknown[] => items.map((item) => (isWithheld(item) ? null : item));
  const given = (answer: unknown): unknown => {
    if (Array.isArray(answer)) return allowed(answer);
    return isObject(answer) && Array.isArray(answer['items']) ? { items: allowed(answer['items']) } : answer;
  };
  return [...answers]
    .map(([url, answer]) => {
      const data = { type: 'application/json', 'data-url': url, 'data-until': String(freshUntilMs) };
      return `<script${renderAttributes(data)}>${escapeJson(given(answer))}</script>`;
    })
    .join('');
}

const FRESH_FOR_MS = 60_000;

/** Where there are slots, a host is needed; it does not matter which. */
const IN_SHADOW_ROOT = { customElementHostStack: [{}] } as unknown as Partial<RenderInfo>;

/** What decides, of some elements alone, which items are posts that they display. */
type Choosing = { readonly fieldMap?: FieldMap; readonly postId?: string };

/** Tells whether an element never displays an item, by what is written now. */
function withholder(element: FeedElement): (item: unknown) => boolean {
  const { fieldMap = {}, postId } = element as Choosing;
  const tests = element.feed.features.active.flatMap(({ withholds }) => withholds ?? []);
  if (postId) tests.push(({ id }) => id !== postId.trim());
  return (item) => {
    const post = postOf(item) ?? normalisePost(item, { fieldMap });
    return post !== undefined && tests.some((withholds) => withholds(post));
  };
}

async function load(
  element: FeedElement,
  answers: Answers,
  { fetch = globalThis.fetch, signal = new AbortController().signal, prepareItems }: RenderOptions,
): Promise<void> {
  const { feed } = element;
  const living = await feed.comeAlive();
  if (!living) throw new Error('live.js could not be loaded.');
  const { features } = living;
  await features.load();
  living.startFeatures();
  const fault = element.setupFault ?? (features.isHeldBack ? MISSING_MODULE : undefined);
  if (fault) throw new FaultError(makeSetupFault(element, fault));
  if (!features.mayRequest) return;

  // Without `credentials`: a server has none of the visitor's, and some runtimes do not know the word.
  const client = createClient((url, { signal, redirect }) => fetch(url, { signal, redirect } as RequestInit), {
    retries: false, // a page waits for it, and the visitor's browser tries again
  });
  const take = noting(shareRequests(client), answers);
  const ask: Ask = async (url, read, options) => {
    const used = await take(url, read, options);
    if (!prepareItems) return used;
    const isWithheld = withholder(element);
    const items = Array.isArray(used) ? used.filter((item) => !isWithheld(item)) : [];
    await prepareItems(items, (element as Choosing).fieldMap ?? {});
    return used;
  };
  const source = await living.createSourceBy({ fresh: false, previous: undefined }, ask);
  const batch = await source.load(signal);
  const [failure] = batch.faults;
  if (batch.failed && batch.posts.length === 0 && failure) throw new FaultError(failure.fault);
  await living.loadDependencies(batch.posts, true);
  feed.model = loaded({ ...feed.model, busy: 'first' }, batch);
}

function renderRoot(
  { feed, lines }: FeedElement,
  lang: string,
  { styles, nonce }: RenderOptions,
): Pick<RenderedWidget, 'inlineStyles'> & Readonly<Record<'root' | 'shadow', string>> {
  feed.living?.startFeatures(); // layouts come with the posts
  feed.update();
  const rendered = renderWithProse(() => collectResultSync(renderThunked(renderFrame(feed), IN_SHADOW_ROOT)));
  const elements = rendered.outline.match(/<[a-z]/g)?.length ?? 0;
  const data = { 'data-elements': String(elements), 'data-lang': lang };
  const css = styles ? [] : [stylesFor(feed.features.styles, rendered.hasProse, lines)];
  const look = styles
    ? `<link${renderAttributes({ rel: 'stylesheet', href: styles, ...data })}>`
    : `<style${renderAttributes({ nonce, ...data })}>${css.join('')}</style>`;
  const root = `<template shadowrootmode="open">${look}${rendered.html}</template>`;
  return { root, shadow: rendered.html, inlineStyles: css };
}

/** What a server has no fetch for: the element alone, for the visitor's browser. */
const faultOf = (reason: unknown, signal: AbortSignal | undefined): Fault =>
  signal?.aborted
    ? { kind: 'timeout', code: 'WS-206', message: 'It was aborted before the service had answered.' }
    : readFault(reason);

/** Renders an element with its posts, for the HTML of a page. Never rejects: the service failing costs the page nothing. */
export async function renderWidget<Name extends WidgetName>(
  name: Name,
  settings: WidgetSettings[Name],
  options: RenderOptions = {},
): Promise<RenderedWidget> {
  const { lang = '', fallback = '', freshForMs = FRESH_FOR_MS, structuredData = true, signal } = options;
  const attributes = writeAttributes(name, settings);
  const own = { lang: lang || undefined, dir: lang ? directionOf(lang) : undefined };
  const open = `<${name}${renderAttributes({ ...Object.fromEntries(attributes), ...own })}>`;
  const close = `${fallback}</${name}>`;
  try {
    const ownMarkup = readOwnMarkup(fallback);
    const element = makeServerElement(name, attributes, lang, ownMarkup);
    Object.assign(element, { pageSearch: options.search });
    for (const mistake of findMistakes(element, [])) tell('warn', ...mistake);
    for (const [property, value] of Object.entries(settings))
      if (typeof value === 'function') element.writeAttribute(property, value);
    for (const key of KEYS) if (propertyOf(key) in settings) element.setAttribute(key, '');
    const answers: Answers = new Map();
    await load(element, answers, options);
    const { feed } = element;
    // Where there are none, the owner's words come before ours.
    const isReplaced = feed.model.state === 'empty' && ownMarkup.hasFallback;
    const { root, shadow, inlineStyles } = isReplaced
      ? { root: '', shadow: '', inlineStyles: [] }
      : renderRoot(element, lang, options);
    const { postId } = element as Choosing;
    const needed = postId ? answersOfPost(answers, postId.trim()) : answers;
    const given = renderAnswers(needed, Date.now() + freshForMs, withholder(element));
    const cards = ownMarkup.template?.renderCards() ?? '';
    const { posts } = feed.composition.displayed;
    // A card of the owner's own displays what its template says.
    const data = structuredData && !ownMarkup.template ? renderStructuredData(shadow, posts) : '';
    const html = `${open}${root}${given}${data}${cards}${close}`.toWellFormed();
    return { html, posts, error: errorOf(feed.model), inlineStyles };
  } catch (reason) {
    return { html: `${open}${close}`, posts: [], error: faultOf(reason, signal), inlineStyles: [] };
  }
}
