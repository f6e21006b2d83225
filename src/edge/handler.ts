import { log } from '../base/log.ts';
import { type RenderedWidget, renderWidget, type WidgetName, type WidgetSettings } from '../server/index.ts';
import { makeAnswers } from './answers/answers.ts';
import { logLine } from './answers/answer.ts';
import type { WaitUntil } from './answers/single-flight.ts';
import { makeContent, Refusal } from './content.ts';
import { type EdgeOptions, readOptions } from './options.ts';
import { renderOembed } from './pages/frame.ts';
import { makePages } from './pages/pages.ts';
import { readQuery } from './read-query.ts';
import { type Make, makeRendition, makeRenditions, type Yield } from './renditions.ts';
import { type Asked, type Reply, replyUncached, replyWith } from './reply.ts';

/** Answers what is asked; it never rejects. */
export type Responder = (asked: Asked, waitUntil: WaitUntil) => Promise<Reply>;

const METHODS: readonly string[] = ['GET', 'HEAD'];

/** A 4xx status is an answer, for example that of a workspace that is gone. */
function yieldOf({ posts, error }: RenderedWidget): Yield {
  if (!error || (error.kind === 'http' && Number(error.status) < 500)) return 'all';
  return posts.length > 0 ? 'some' : 'none';
}

export function createResponder(options: EdgeOptions): Responder {
  const edge = readOptions(options);
  const { lifetimes, structuredData } = edge;
  const { maxAge, staleWhileRevalidate, staleIfError } = lifetimes;
  const pages = makePages(edge);
  // What was rendered may be served for this long, by one cache after another. Browsers use it twice as long, and request nothing.
  const servedForMs = (maxAge + Math.max(staleWhileRevalidate, staleIfError)) * 1000;
  const freshForMs = 2 * servedForMs;
  const answers = makeAnswers(edge);
  const getRendition = makeRenditions(answers, servedForMs);

  async function reply(asked: Asked, waitUntil: WaitUntil): Promise<Reply> {
    const { origin, pathname, search } = asked.url;
    if (!METHODS.includes(asked.method))
      throw new Refusal(405, `Only ${METHODS.join(' and ')} are allowed.`, { allow: METHODS.join(', ') });
    const publicUrl = edge.publicUrl ?? origin;
    // The client names the host: links to it are for that client only, or one reader would choose the links of all.
    const scopeOfLinks = edge.publicUrl === undefined ? 'private' : 'public';
    const path = pathname.startsWith(edge.path) ? pathname.slice(edge.path.length) : '';
    const query = search.slice(1);
    if (path === '/oembed') {
      const content = makeContent('application/json', renderOembed(query, publicUrl, edge));
      const rendition = await makeRendition({ ...content, yield: 'all' });
      return replyWith(asked, { rendition, receivedAtMs: Date.now() }, lifetimes, scopeOfLinks);
    }
    if (path === '/health') return replyUncached(makeContent('application/json', JSON.stringify(answers.health())));
    const render = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!render) {
      const paths = [...Object.keys(pages), '/oembed', '/health'].map((one) => edge.path + one);
      throw new Refusal(404, `There is nothing here; ask for ${paths.join(', ')}.`);
    }
    const wanted = readQuery(query, edge);
    // Only names of attributes, and none of the values of the request.
    const own = wanted.invalid.length > 0 ? { 'x-misfits': wanted.invalid.join(', ') } : {};
    const hasLinks = path !== '/widget'; // its answer does not depend on the address of this edge
    const key = `${path} ${hasLinks ? publicUrl : ''} ${wanted.query}`;
    const make: Make = async (fetch) => {
      const { name, lang } = wanted;
      const page = path === '/frame' ? wanted.query : wanted.search; // a frame is a page of its own
      // The settings were read by the attribute table of the element of this name.
      const settings = wanted.settings as unknown as WidgetSettings[WidgetName];
      const rendered = await renderWidget(name, settings, { lang, search: page, fetch, freshForMs, structuredData });
      const content = await render(wanted, rendered, publicUrl).catch((reason: unknown) => {
        if (reason instanceof Refusal) return reason.content; // served like any other content
        throw reason;
      });
      return { ...content, yield: yieldOf(rendered) };
    };
    const served = await getRendition(key, make, waitUntil);
    return replyWith(asked, served, lifetimes, hasLinks ? scopeOfLinks : 'public', own);
  }

  return async (asked, waitUntil) => {
    try {
      return await reply(asked, waitUntil);
    } catch (reason) {
      if (reason instanceof Refusal) return replyUncached(reason.content);
      const words = 'ws-widgets-edge: A request could not be served; answering with status 500.';
      log('error', 'WS-713', words, logLine(reason));
      return replyUncached(new Refusal(500, 'Something went wrong here.').content);
    }
  };
}

/** The context of a worker. */
export interface HandlerContext {
  readonly waitUntil?: WaitUntil;
}

/** Answers a request; it never rejects. Besides the request, runtimes pass a `HandlerContext`, or something else. */
export type Handler = (request: Request, context?: HandlerContext | object) => Promise<Response>;

/** Serves rendered widgets, frames and feeds, and asks the service once for all readers. Throws a `TypeError` where an option is wrong. */
export function createHandler(options: EdgeOptions): Handler {
  const respond = createResponder(options);
  return async (request, context?: HandlerContext) => {
    const { method, url, headers: fields } = request;
    const asked = { method, url: new URL(url), ifNoneMatch: fields.get('if-none-match') };
    // Called as a method, because the context of a worker needs its `this`.
    const { status, headers, body } = await respond(asked, (work) => context?.waitUntil?.(work));
    return new Response(method === 'HEAD' ? undefined : body, { status, headers });
  };
}
