import { findMadePosts, publish, type Workspace } from './posts/workspace.ts';
import bakery from './posts/workspaces/bakery.json' with { type: 'json' };
import choir from './posts/workspaces/choir.json' with { type: 'json' };
import empty from './posts/workspaces/empty.json' with { type: 'json' };
import { answerFrom, type AnswerRequest, findEmbed } from './service/answer-request.ts';
import { html, json, orRefuse, type Outcome, respond, traceForm } from './service/outcome.ts';

/**
 * What goes wrong: the `error.kind` that results, or an HTTP status of 400 or more. `network` is a service
 * that cannot be reached, `timeout` one that never answers, `malformed` a page in place of JSON, `rate-limited` a 429.
 */
export type Failure = 'network' | 'timeout' | 'malformed' | 'rate-limited' | number;

const NAMED: readonly unknown[] = ['network', 'timeout', 'malformed', 'rate-limited'];

export interface FailureOptions {
  /** The workspace whose requests fail; by default all fail. */
  readonly feedId?: string | undefined;
  /** How many requests fail; by default all do until `recover()`. If a failure may pass, an element sends the request twice more. */
  readonly times?: number | undefined;
  /** The wait that a `rate-limited` answer names in `Retry-After`; by default it names none. */
  readonly retryAfterMs?: number | undefined;
}

function outcomeOf(failure: Failure, path: string, retryAfterMs: number | undefined): Outcome {
  if (failure === 'network') return 'reset';
  if (failure === 'timeout') return 'silence';
  if (failure === 'malformed') return html(200);
  const status = failure === 'rate-limited' ? 429 : failure;
  const headers = retryAfterMs === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) };
  return json(traceForm(status, `This test service was told to answer ${status}.`, path), status, headers);
}

/** How workspaces called `trouble-{name}` or `trouble-{status}` always fail. The sandbox has the usual ones, and others. */
const TROUBLES: Readonly<Record<string, Failure>> = { reset: 'network', silent: 'timeout', html: 'malformed' };

/** Answers as `bakery` does, after three seconds. */
const SLOW = '/feeds/trouble-slow/';

function troubleOf(feedId = ''): Failure | undefined {
  const name = /^trouble-(.+)$/.exec(feedId)?.[1] ?? '';
  if (Object.hasOwn(TROUBLES, name)) return TROUBLES[name];
  return /^[45]\d\d$/.test(name) ? Number(name) : undefined;
}

export interface TestServiceOptions {
  /** The address that elements have as `base-url`; by default one of its own, so that no answer of another test is used. */
  readonly baseUrl?: string | undefined;
  /** The moment from which the dates of posts are counted back; by default now. */
  readonly now?: Date | number | undefined;
  /** Your own workspaces, besides `bakery`, `choir`, `empty`, `made-{count}` and `trouble-{what}`. */
  readonly workspaces?: readonly Workspace[] | undefined;
  /** The workspaces that embedded integrations join, by their ids; by default `town` joins `bakery` and `choir`. Their organization is `valley`. */
  readonly embeds?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What is used of `http` of Mock Service Worker. */
export interface MswHttp<Handler> {
  get(path: string, resolver: (info: { readonly request: Request }) => Promise<Response>): Handler;
}

/** What is used of Playwright's `Route`. */
export interface PlaywrightRoute {
  request(): { url(): string };
  fulfill(answer: { status: number; headers: Record<string, string>; body: string }): Promise<void>;
  abort(errorCode: string): Promise<void>;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900"><rect width="16" height="9" fill="#c8b8a0"/></svg>';

let services = 0;

/** A workspace service in memory, for tests: the posts are always the same, and it fails when it is told to. */
export class TestService {
  readonly baseUrl: string;
  /** The moment from which the dates of posts are counted back. */
  readonly now: Date;
  readonly #requests: string[] = [];
  #failures: { readonly failure: Failure; readonly options: FailureOptions; timesLeft: number }[] = [];
  readonly #answer: AnswerRequest;

  constructor({ baseUrl, now = Date.now(), workspaces = [], embeds = {} }: TestServiceOptions = {}) {
    this.baseUrl = (baseUrl ?? `https://service-${++services}.test`).replace(/\/$/, '');
    this.now = new Date(now);
    const startedAt = this.now.getTime();
    const origin = this.baseUrl;
    const workspaceById = new Map([bakery, choir, empty, ...workspaces].map((one: Workspace) => [one.id, one]));
    const feedIdsByEmbed = new Map(Object.entries({ town: ['bakery', 'choir'], ...embeds }));
    this.#answer = answerFrom({
      origin,
      postsOf: (feedId) => {
        const workspace = workspaceById.get(feedId);
        const posts = workspace ? publish(workspace, origin, startedAt) : findMadePosts(feedId, origin, startedAt);
        return orRefuse(posts, `workspace "${feedId}"`);
      },
      embedOf: (embedId, org) =>
        orRefuse(findEmbed(feedIdsByEmbed, embedId, org), `embedded integration "${embedId}" for "${org}"`),
    });
  }

  /** The paths that were requested, with their queries, without those of images. */
  get requests(): readonly string[] {
    return this.#requests;
  }

  /** From now on requests fail: `service.fail(500)`, `service.fail('timeout', { feedId: 'bakery', times: 1 })`. */
  fail(failure: Failure, options: FailureOptions = {}): void {
    const { times = Infinity } = options;
    const isStatus = Number.isInteger(failure) && Number(failure) >= 400 && Number(failure) <= 599;
    if (!(isStatus || NAMED.includes(failure)) || !(times >= 0)) {
      const possible = `${NAMED.join(', ')} or a whole number from 400 to 599, and "times" from 0`;
      throw new RangeError(`fail() takes ${possible}; it was given ${String(failure)}, ${times}.`);
    }
    this.#failures.push({ failure, options, timesLeft: times });
  }

  /** Nothing fails any more. */
  recover(): void {
    this.#failures = [];
  }

  /** In place of `fetch`. Other addresses than those of this service are refused, because a test needs no network. */
  readonly fetch = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? input : undefined;
    return respond(this.#outcomeOf(request?.url ?? String(input)), init?.signal ?? request?.signal);
  };

  /** A handler of Playwright's `page.route`. */
  readonly route = async (route: PlaywrightRoute): Promise<void> => {
    const outcome = await this.#outcomeOf(route.request().url());
    if (outcome === 'silence') return;
    if (outcome === 'reset') return route.abort('internetdisconnected');
    const { status, headers, type, body } = outcome;
    await route.fulfill({ status, headers: { 'content-type': type, ...headers }, body });
  };

  /** Handlers of Mock Service Worker: `setupServer(...service.handlers(http))`. */
  handlers<Handler>(http: MswHttp<Handler>): Handler[] {
    const answer = async ({ request }: { readonly request: Request }): Promise<Response> => {
      const outcome = this.#outcomeOf(request.url);
      return (await outcome) === 'reset' ? Response.error() : respond(outcome, request.signal);
    };
    return [http.get(`${this.baseUrl}/*`, answer)];
  }

  async #outcomeOf(url: string): Promise<Outcome> {
    if (!url.startsWith(`${this.baseUrl}/`))
      throw new TypeError(`The test service answers only for ${this.baseUrl}, and was asked for ${url}.`);
    const path = url.slice(this.baseUrl.length);
    if (path.startsWith('/pictures/')) return { ...html(200), type: 'image/svg+xml', body: PICTURE };
    this.#requests.push(path);
    if (path.includes(SLOW)) await new Promise((resolve) => setTimeout(resolve, 3000));
    const outcome = this.#strike(path) ?? (await this.#answer(path.replace(SLOW, '/feeds/bakery/')));
    // Pages of every origin may read what the service answers.
    const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };
    return typeof outcome === 'string' ? outcome : { ...outcome, headers: { ...open, ...outcome.headers } };
  }

  /** What goes wrong with a request, if anything does: by the last `fail()` that applies to it, else by its workspace. */
  #strike(path: string): Outcome | undefined {
    const [, written] = /\/feeds\/([^/?]+)\//.exec(path) ?? [];
    const feedId = written && decodeURIComponent(written);
    const struck = this.#failures.findLast(
      ({ options, timesLeft }) => timesLeft > 0 && (options.feedId ?? feedId) === feedId,
    );
    const failure = struck?.failure ?? troubleOf(feedId);
    if (struck) struck.timesLeft--;
    return failure === undefined ? undefined : outcomeOf(failure, path, struck?.options.retryAfterMs);
  }
}
