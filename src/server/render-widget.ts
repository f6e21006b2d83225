import { type RenderInfo, renderThunked } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { createClient, type Fetch } from '../api/client.ts';
import { KEPT_FOR_MS } from '../api/limits.ts';
import { type Fault, FaultError, messageOf, readFault } from '../base/fault.ts';
import { log, logOnce, quote } from '../base/log.ts';
import { unlessAborted } from '../base/waits.ts';
import { directionOf } from '../content/direction.ts';
import { errorOf, loaded } from '../feed/feed-state.ts';
import { renderFrame } from '../feed/view/frame.ts';
import { type FieldMap, normalisePost, readText } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';
import { propertyOf } from '../settings/attributes.ts';
import { makeSetupFault } from '../settings/explain-setup.ts';
import { KEYS, MISSING_MODULE } from '../settings/page-defaults.ts';
import { postOf, readEnvelope } from '../source/workspace-posts.ts';
import { type Ask, shareRequests } from '../source/shared-requests.ts';
import { blankWorkspaces } from '../source/wrapped/around-load.ts';
import type { FeedElement } from '../widgets/feed-element.ts';
import { isRequesting, REQUESTING_ELEMENTS } from '../widgets/setup/element-attributes.ts';
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
  /** How long the answer is fresh, in milliseconds; a browser that gets it later requests the posts again. Default: 60000. */
  readonly freshForMs?: number | undefined;
  /** Whether the element has JSON-LD about its displayed posts, for search engines, between its tags. Default: `true`. */
  readonly structuredData?: boolean | undefined;
  /**
   * May change the items of an answer before they are read, such as the URLs of images: the displayed posts and the
   * data for the browser both have the changes. Called with the items that may be displayed, and with `field-map`.
   */
  readonly prepareItems?: ((items: readonly unknown[], fieldMap: FieldMap) => Promise<void> | void) | undefined;
}

export interface RenderedWidget {
  /** The element, with its posts in a declarative shadow root; without it if the posts could not be loaded. */
  readonly html: string;
  /** The posts that are displayed. */
  readonly posts: readonly Post[];
  /** What went wrong, if anything did. */
  readonly error: Fault | undefined;
  /** The text of each `<style>` in `html`, for the hashes of a CSP. Don't search `html` for them: it has what others wrote. */
  readonly inlineStyles: readonly string[];
}

/** The answers of the service that a rendering used, by URL; the element in the browser gets them. */
type Answers = Map<string, unknown>;

/** For an element with one post: each page that was searched, with only that post. A page that short counts as the last. */
function answersOfPost(answers: Answers, postId: string): Answers {
  const endpointOf = (url: string): string | undefined => url.split('?')[0];
  const itemsOf = (url: string): unknown[] =>
    [...answers].flatMap(([other, page]) => (endpointOf(other) === endpointOf(url) ? (readEnvelope(page) ?? []) : []));
  const pageOf = (url: string) => ({ items: itemsOf(url).filter((item) => postOf(item)?.id === postId) });
  return new Map([...answers.keys()].map((url) => [url, pageOf(url)]));
}

/** The answers, as the element reads them. An item that may not be displayed becomes `null`: the length of a page counts. */
function renderAnswers(answers: Answers, freshUntilMs: number, isWithheld: (item: unknown) => boolean): string {
  const allowed = (items: readonly unknown[]): unknown[] => items.map((item) => (isWithheld(item) ? null : item));
  const given = (answer: unknown): unknown => {
    const items = readEnvelope(answer);
    return items ? { items: allowed(items) } : Array.isArray(answer) ? allowed(answer) : answer;
  };
  const render = (url: string): string => {
    const data = { type: 'application/json', 'data-url': url, 'data-until': String(freshUntilMs) };
    return `<script${renderAttributes(data)}>${escapeJson(given(answers.get(url)))}</script>`;
  };
  return [...answers.keys()].toSorted().map(render).join(''); // in whatever order they came
}

/** Settings that only some elements have, and that decide which items become posts. */
type Choosing = { readonly fieldMap?: FieldMap | undefined; readonly postId?: string | undefined };

/** Makes a function that tells whether an element, with its current attributes, never displays an item. */
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
  const fault = element.blocker ?? (features.isHeldBack ? MISSING_MODULE : undefined);
  if (fault !== undefined) throw new FaultError(makeSetupFault(element, fault || 'feed-id')); // '': a card without ids
  if (!features.mayRequest) return;

  // Without `credentials`: a server has none of the visitor's, and some runtimes do not know the option.
  const client = createClient((url, { signal, redirect }) => fetch(url, { signal, redirect } as RequestInit), {
    retries: false, // the page waits for the answer, and the visitor's browser retries
  });
  const shared = shareRequests(client);
  const ask: Ask = async (url, read, options) => {
    // What is used of the answer is kept in the form in which the answer came.
    const readNoting: typeof read = (answer) => {
      const used = read(answer);
      if (used !== undefined) answers.set(url, Array.isArray(used) && !Array.isArray(answer) ? { items: used } : used);
      return used;
    };
    const used = await shared(url, readNoting, options);
    if (!prepareItems) return used;
    const isWithheld = withholder(element);
    const items = Array.isArray(used) ? used.filter((item) => !isWithheld(item)) : [];
    const prepare = (): Promise<void> | void => prepareItems(items, (element as Choosing).fieldMap ?? {});
    const prepared = Promise.resolve().then(prepare); // not before the abort is listened for
    const refuse = (reason: unknown) => Promise.reject(new FaultError(refusalOf('"prepareItems" failed', reason)));
    await unlessAborted(prepared.catch(refuse), options.signal);
    return used;
  };
  const source = await living.createSourceBy({ fresh: false }, ask);
  const batch = await source.load(signal);
  for (const { feedId } of blankWorkspaces(source)) {
    const problem = `<${element.localName}> No post of ${quote(feedId)} has anything to display`;
    logOnce(problem, 'warn', 'WS-216', `${problem}; check "feed-id" and "field-map".`);
  }
  const [failure] = batch.faults;
  if (batch.failed && batch.posts.length === 0 && failure) throw new FaultError(failure.fault);
  await living.loadDependencies(batch.posts, true);
  feed.model = loaded({ ...feed.model, busy: 'first' }, batch);
}

function renderRoot({ feed, lines }: FeedElement, lang: string, { styles, nonce }: RenderOptions) {
  feed.living?.startFeatures(); // those of the layout, which depends on the posts
  feed.update();
  const info = { customElementHostStack: [{}] } as unknown as Partial<RenderInfo>; // for slots, Lit needs any host
  const rendered = renderWithProse(() => collectResultSync(renderThunked(renderFrame(feed), info)));
  const data = { 'data-elements': String(rendered.outline.match(/<[a-z]/g)?.length ?? 0), 'data-lang': lang };
  const css = styles ? [] : [stylesFor(feed.cardFeatures.styles, rendered.hasProse, lines)];
  const look = styles
    ? `<link${renderAttributes({ rel: 'stylesheet', href: styles, ...data })}>`
    : `<style${renderAttributes({ nonce, ...data })}>${css.join('')}</style>`;
  const root = `<template shadowrootmode="open">${look}${rendered.html}</template>`;
  return { root, shadow: rendered.html, inlineStyles: css };
}

const ABORTED: Fault = { kind: 'timeout', code: 'WS-206', message: 'It was aborted before the service had answered.' };

/** The fault of a mistake in the program that renders, which is logged as such, with its stack. */
function refusalOf(words: string, reason: unknown): Fault {
  log('error', 'WS-705', `ws-widgets: ${words}.`, reason);
  return { kind: 'setup', code: 'WS-705', message: `${words}: ${messageOf(reason)}` };
}

const isText = (name: string): boolean => ['lang', 'styles', 'nonce', 'fallback', 'search'].includes(name);

/** The options that were set. `null`, which many CMSs pass, counts as absent, and so does a non-string. */
const readOptions = (options: RenderOptions | null): RenderOptions =>
  Object.fromEntries(
    Object.entries(options ?? {}).filter(([name, value]) => (isText(name) ? readText(value) : value !== null)),
  );

/** Renders an element with its posts, for the HTML of a page. Never rejects: if the service fails, the page is still complete. */
export async function renderWidget<Name extends WidgetName>(
  name: Name,
  settings: WidgetSettings[Name],
  options: RenderOptions = {},
): Promise<RenderedWidget> {
  let bare = '';
  /** The options, once all that was passed is read: until then, what throws is the caller's. */
  let read: RenderOptions | undefined;
  try {
    const given = readOptions(options);
    const { structuredData = true, fallback = '', fetch, signal } = given;
    bare = fallback;
    if (!isRequesting(name))
      throw new TypeError(`No element is called ${name}; write ${REQUESTING_ELEMENTS.join(', ')}`);
    if (fetch !== undefined && typeof fetch !== 'function') throw new TypeError('"fetch" is no function');
    if (signal !== undefined && !signal.throwIfAborted) throw new TypeError('"signal" is no AbortSignal');
    const values: object = { ...settings };
    const attributes = writeAttributes(name, values);
    read = given;
    const lang = readText(given.lang)?.replaceAll('_', '-') ?? '';
    const own = { lang: lang || undefined, dir: lang ? directionOf(lang) : undefined };
    const open = `<${name}${renderAttributes({ ...Object.fromEntries(attributes), ...own })}>`;
    const close = `${fallback}</${name}>`;
    bare = open + close;
    const ownMarkup = readOwnMarkup(fallback);
    const element = makeServerElement(name, attributes, lang, ownMarkup);
    Object.assign(element, { pageSearch: given.search });
    for (const mistake of findMistakes(element, [])) log('warn', ...mistake);
    for (const [property, value] of Object.entries(values))
      if (typeof value === 'function') element.writeAttribute(property, value);
    for (const key of KEYS) if (propertyOf(key) in values) element.setAttribute(key, '');
    const answers: Answers = new Map();
    await load(element, answers, given);
    const { feed } = element;
    // If there are no posts, the owner's fallback comes before our message.
    const isReplaced = feed.model.state === 'empty' && ownMarkup.hasFallback;
    const { root, shadow, inlineStyles } = isReplaced
      ? { root: '', shadow: '', inlineStyles: [] }
      : renderRoot(element, lang, given);
    const { postId } = element as Choosing;
    const needed = postId ? answersOfPost(answers, postId.trim()) : answers;
    const freshForMs = Number(given.freshForMs ?? NaN); // a build may have it from its environment, as text
    const freshUntilMs = Date.now() + (freshForMs >= 0 ? freshForMs : KEPT_FOR_MS);
    const data = renderAnswers(needed, freshUntilMs, withholder(element));
    const cards = ownMarkup.template?.renderCards() ?? '';
    const { posts } = feed.composition.displayed;
    // What an owner's card displays depends on its template, so it is not described.
    const described = structuredData && !ownMarkup.template ? renderStructuredData(shadow, posts) : '';
    const html = `${open}${root}${data}${described}${cards}${close}`.toWellFormed();
    return { html, posts, error: errorOf(feed.model), inlineStyles };
  } catch (reason) {
    const nothing = { html: bare, posts: [], inlineStyles: [] };
    if (!read) return { ...nothing, error: refusalOf('renderWidget cannot be called like this', reason) };
    return { ...nothing, error: read.signal?.aborted ? ABORTED : readFault(reason) };
  }
}
