import { inject, vi } from 'vitest';
import { commands } from 'vitest/browser';

export const serviceUrl: string = inject('serviceUrl');

const nativeFetch = window.fetch.bind(window);

/** The requests that the service got and that have a text in them. */
export async function requestsWith(text: string): Promise<string[]> {
  return (await commands.requestsOf(serviceUrl)).filter((request) => decodeURIComponent(request).includes(text));
}

export interface HeldCall {
  readonly url: string;
  readonly isAborted: boolean;
  /** Answers even an aborted request, because its answer may be under way already. */
  answer(body: unknown, status?: number): void;
}

const response = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const stubFetch = (stub: typeof window.fetch): void => void vi.spyOn(window, 'fetch').mockImplementation(stub);

/** Holds every request of this test until it is answered by hand. */
export function holdFetch({ heedsAbort = true } = {}): HeldCall[] {
  const calls: HeldCall[] = [];
  stubFetch(
    (input, init) =>
      new Promise((resolve, reject) => {
        const { signal } = init ?? {};
        if (heedsAbort) signal?.addEventListener('abort', () => reject(signal.reason as Error));
        calls.push({
          url: String(input),
          get isAborted() {
            return signal?.aborted ?? false;
          },
          answer: (body, status) => resolve(response(body, status)),
        });
      }),
  );
  return calls;
}

/** Answers every request of this test at once; a number is a status. Returns the requested addresses. */
export function answerFetch(answer: (url: string, earlier: number) => unknown): string[] {
  const urls: string[] = [];
  stubFetch(async (input) => {
    const body = await answer(String(input), urls.push(String(input)) - 1);
    return typeof body === 'number' ? response({ message: `Status ${body}.` }, body) : response(body);
  });
  return urls;
}

/** An answer of `/posts`. */
export const envelope = (posts: readonly unknown[]): unknown => ({ meta: { maxResults: 10 }, items: posts });

/** What the service answers if every workspace has these posts: it clamps limits and offsets (§4). */
export function answerOf(address: string, posts: readonly unknown[]): unknown {
  const { pathname, searchParams } = new URL(address);
  const upTo = (name: string): number => Math.min(30, Number(searchParams.get(name)));
  const embedId = /\/integration\/embedded\/(?:join-)?(.*)/.exec(decodeURIComponent(pathname))?.[1];
  if (embedId !== undefined) return { id: 'e', feedIds: [embedId] };
  if (pathname.endsWith('/public-posts')) return posts.slice(0, upTo('limit'));
  const offset = Math.min(100, Number(searchParams.get('$offset')));
  return envelope(posts.slice(offset, offset + upTo('$limit')));
}

/** A service whose posts and status may be changed. */
export interface Service {
  posts: readonly unknown[];
  status: number;
  /** The addresses that it was asked for. */
  readonly urls: readonly string[];
}

/** Answers every request of this test like a service that has these posts in every workspace. */
export function serve(posts: readonly unknown[]): Service {
  const urls = answerFetch((address) => (service.status === 200 ? answerOf(address, service.posts) : service.status));
  const service: Service = { posts, status: 200, urls };
  return service;
}

/** The addresses that this test asks the service for. */
export function recordFetch(): string[] {
  const urls: string[] = [];
  stubFetch((input, init) => {
    urls.push(String(input));
    return nativeFetch(input, init);
  });
  return urls;
}

/** What the page loads from now on with a text in its URL, including images, which the service does not record. */
export function recordLoads(text: string): () => string[] {
  performance.clearResourceTimings(); // a browser keeps 250 of them, and then no more
  const names = () => performance.getEntriesByType('resource').map(({ name }) => name);
  return () => names().filter((name) => name.includes(text));
}

/** Lets a request be sent again at once: with this random number, the wait is 0. */
export const skipWaits = (): void => void vi.spyOn(Math, 'random').mockReturnValue(-0.5);
