import { type RenderInfo, renderThunked } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { createClient, type Fetch } from '../api/client.ts';
import { type Fault, FaultError, readFault } from '../base/fault.ts';
import { tell } from '../base/told/tell.ts';
import { directionOf } from '../content/direction.ts';
import { errorOf, loaded } from '../feed/feed-state.ts';
import { renderFrame } from '../feed/view/frame.ts';
import { type FieldMap, isObject, normalisePost, readText } from '../model/normalise-post.ts';
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
  /** How long the answer is fresh, in milliseconds; a browser that gets it later requests the posts again. Default: 60000. */
  readonly freshForMs?: number | undefined;
  /** Whether the element has JSON-LD about its displayed posts, for search engines, between its tags. Default: `true`. */
  readonly structuredData?: boolean | undefined;
  /**
   * May change the items of an answer before they are read, such as the URLs of images: the displayed posts and the data
   * for the browser both have the changes. Called with the items that may be displayed, and with `field-map`.
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

/** Keeps the part of each answer that is used, in the form in which the answer came. */
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

/** Lit needs a host to render slots; any object will do. */
const IN_SHADOW_ROOT = { customElementHostStack: [{}] } as unknown as Partial<RenderInfo>;

/** Settings that only some elements have, and that decide which items become posts. */
type Choosing = { readonly fieldMap?: FieldMap; readonly postId?: string };

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
  const fault = element.setupFault ?? (features.isHeldBack ? MISSING_MODULE : undefined);
  if (fault) throw new FaultError(makeSetupFault(element, fault));
  if (!features.mayRequest) return;

  // Without `credentials`: a server has none of the visitor's, and some runtimes do not know the option.
  const client = createClient((url, { signal, redirect }) => fetch(url, { signal, redirect } as RequestInit), {
    retries: false, // the page waits for the answer, and the visitor's browser retries
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
  const batch = await (await living.createSourceBy({ fresh: false, previous: undefined }, ask)).load(signal);
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
  feed.living?.startFeatures(); // those of the layout, which depends on the posts
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

/** The fault that a rendering ended with. The element is then rendered without posts; the visitor's browser loads them. */
const faultOf = (reason: unknown, signal: AbortSignal | undefined): Fault =>
  signal?.aborted
    ? { kind: 'timeout', code: 'WS-206', message: 'It was aborted before the service had answered.' }
    : readFault(reason);

/** Renders an element with its posts, for the HTML of a page. Never rejects: if the service fails, the page is still complete. */
export async function renderWidget<Name extends WidgetName>(
  name: Name,
  settings: WidgetSettings[Name],
  options: RenderOptions = {},
): Promise<RenderedWidget> {
  const { freshForMs = FRESH_FOR_MS, structuredData = true, signal } = options;
  const fallback = typeof options.fallback === 'string' ? options.fallback : ''; // many CMSs have `null`
  const lang = readText(options.lang)?.replaceAll('_', '-') ?? '';
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
    // If there are no posts, the owner's fallback comes before our message.
    const isReplaced = feed.model.state === 'empty' && ownMarkup.hasFallback;
    const { root, shadow, inlineStyles } = isReplaced
      ? { root: '', shadow: '', inlineStyles: [] }
      : renderRoot(element, lang, options);
    const { postId } = element as Choosing;
    const needed = postId ? answersOfPost(answers, postId.trim()) : answers;
    const given = renderAnswers(needed, Date.now() + freshForMs, withholder(element));
    const cards = ownMarkup.template?.renderCards() ?? '';
    const { posts } = feed.composition.displayed;
    // What an owner's card displays depends on its template, so it is not described.
    const data = structuredData && !ownMarkup.template ? renderStructuredData(shadow, posts) : '';
    const html = `${open}${root}${given}${data}${cards}${close}`.toWellFormed();
    return { html, posts, error: errorOf(feed.model), inlineStyles };
  } catch (reason) {
    return { html: `${open}${close}`, posts: [], error: faultOf(reason, signal), inlineStyles: [] };
  }
}
