import { readBaseUrl } from '../api/urls.ts';
import { readUrl } from '../model/formats.ts';
import { readText } from '../model/normalise-post.ts';
import type { RenderOptions } from '../server/index.ts';
import type { Attribute, AttributeTable } from '../settings/attributes.ts';
import { nearestName } from '../widgets/names/nearest-name.ts';
import { byAttribute, REQUIRED_ATTRIBUTES } from '../widgets/setup/element-attributes.ts';
import { REQUESTING_ATTRIBUTES } from '../widgets/setup/post-card-attributes.ts';

/** What an edge serves, and for how long. Lifetimes are in seconds, and have the names of `Cache-Control`. */
export interface EdgeOptions extends Pick<RenderOptions, 'structuredData' | 'fetch'> {
  /** The address of the service, an http(s) URL. */
  readonly baseUrl: string;
  /** The ids of the workspaces that may be requested. If neither these nor `embeds` are given, all may be. */
  readonly feeds?: readonly string[] | undefined;
  /** The embedded integrations that may be asked for, whatever workspaces they join. */
  readonly embeds?: readonly EmbedName[] | undefined;
  /**
   * The parameters that are served although they take any value, such as `heading` or `filter`: each request has an
   * answer of its own for each value. If neither this nor `feeds` nor `embeds` are given, all are served.
   */
  readonly freeParameters?: readonly string[] | undefined;
  /** How long an answer of the service is fresh, and not requested again. 60 by default. */
  readonly maxAge?: number | undefined;
  /** How long after that it is still served while a newer one is requested. 600 by default. */
  readonly staleWhileRevalidate?: number | undefined;
  /** How long after that it is still served while the service fails. 86400, a day, by default. */
  readonly staleIfError?: number | undefined;
  /** The URL of `ws-widgets.js`, for the page of `/frame`; without it that page only has the script for its height. */
  readonly scriptUrl?: string | undefined;
  /** The address that readers see, where a proxy hides it; without it, the address of each request. */
  readonly publicUrl?: string | undefined;
  /** A shared cache, such as `caches.default` of a worker; what one worker requested serves all. */
  readonly cache?: SharedCache | undefined;
  /** Called when a request to the service fails. Without it, the console has one line a minute at most. */
  readonly onError?: ((failure: EdgeFailure) => Promise<void> | void) | undefined;
}

/** A request to the service that failed. */
export interface EdgeFailure {
  readonly url: string;
  /** Why, in one sentence. */
  readonly message: string;
}

export type EmbedName = Readonly<Record<'embedId' | 'org', string>>;

/** What is needed of the Cache API. */
export interface SharedCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

export type Lifetimes = Readonly<Record<'maxAge' | 'staleWhileRevalidate' | 'staleIfError', number>>;

/** Whether a parameter takes any value, or as many as if it did: each value makes an answer of its own. */
const isFree = ({ values = [], min = -Infinity, max = Infinity, fallback }: Attribute): boolean =>
  typeof fallback !== 'boolean' && values.length === 0 && max - min > 1000;

const SERVED = byAttribute(Object.assign({}, ...Object.values(REQUIRED_ATTRIBUTES)) as AttributeTable);

/** The parameters whose values have no bound, without those that `feeds` and `embeds` restrict. */
export const FREE_PARAMETERS: ReadonlySet<string> = new Set(
  Object.values(REQUESTING_ATTRIBUTES)
    .flatMap((table) => [...byAttribute(table)])
    .filter(([attribute, how]) => !SERVED.has(attribute) && isFree(how))
    .map(([attribute]) => attribute),
);

function refuse(name: string, written: unknown, remedy: string): never {
  throw new TypeError(`Invalid value "${String(written)}" for "${name}"; write ${remedy}.`);
}

/** Ten years: more would mean no end, and dates that are computed with it stay valid. */
const LIFETIME_MAX_S = 315_360_000;

function readLifetimes(lifetimes: Lifetimes): Lifetimes {
  const isValid = (seconds: number): boolean => Number.isInteger(seconds) && seconds >= 0 && seconds <= LIFETIME_MAX_S;
  const [wrong] = Object.entries(lifetimes).filter(([, seconds]) => !isValid(seconds));
  return wrong ? refuse(...wrong, `a whole number of seconds from 0 to ${LIFETIME_MAX_S}`) : lifetimes;
}

const readAddress = (name: string, url: string | undefined): string | undefined =>
  url === undefined ? undefined : (readUrl(url) ?? refuse(name, url, 'an absolute http(s) URL'));

/** Refuses a text, whose characters would be taken for the members of a list, and `null`, which would leave everything open. */
function checkList<One>(name: string, list: readonly One[] | undefined, fits: (one: One) => unknown, remedy: string) {
  if (list !== undefined && !(Array.isArray(list) && list.every(fits))) refuse(name, list, remedy);
}

const NAMES = (
  'baseUrl feeds embeds freeParameters maxAge staleWhileRevalidate staleIfError structuredData scriptUrl publicUrl ' +
  'cache onError fetch'
).split(' ');

/** Reads the options. Throws a `TypeError` with one clear line if one of them is wrong, so that nothing is served. */
export function readOptions(options: EdgeOptions) {
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  // One that is misspelled, such as `feed`, would leave everything open.
  const remedy = nearestName(unknown ?? '', NAMES) ?? `one of ${NAMES.join(', ')}`;
  if (unknown) throw new TypeError(`Unknown option "${unknown}"; write ${remedy}.`);
  const { feeds, embeds, freeParameters, maxAge = 60, staleWhileRevalidate = 600, staleIfError = 86_400 } = options;
  const baseUrl =
    readBaseUrl(options.baseUrl) ?? refuse('baseUrl', options.baseUrl ?? '', 'https://…, the address of the service');
  checkList('feeds', feeds, readText, 'a list of ids of workspaces');
  checkList('embeds', embeds, (one) => readText(one?.embedId) && readText(one.org), 'a list of { embedId, org }');
  checkList('freeParameters', freeParameters, readText, 'a list of parameters');
  const bound = freeParameters?.find((name) => !FREE_PARAMETERS.has(name));
  if (bound !== undefined) refuse('freeParameters', bound, `some of ${[...FREE_PARAMETERS].join(', ')}`);
  if (maxAge === 0) refuse('maxAge', 0, '1 or more, or each reader would cost a request to the service');
  if (/[?#]/.test(options.publicUrl ?? '')) refuse('publicUrl', options.publicUrl, 'it without a query and a fragment');
  const publicUrl = readAddress('publicUrl', options.publicUrl)?.replace(/(?<!\/)\/+$/, '');
  return {
    ...options,
    baseUrl,
    feeds: feeds && new Set<string>(feeds),
    freeParameters: new Set<string>(freeParameters ?? (feeds || embeds ? [] : FREE_PARAMETERS)),
    lifetimes: readLifetimes({ maxAge, staleWhileRevalidate, staleIfError }),
    scriptUrl: readAddress('scriptUrl', options.scriptUrl),
    publicUrl,
    /** The path of `publicUrl`, with which all paths start. */
    path: publicUrl ? new URL(publicUrl).pathname.replace(/\/$/, '') : '',
    // Not called as a method of the options: some runtimes refuse a `fetch` with another `this`.
    fetch: options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init)),
  };
}

export type Edge = Readonly<ReturnType<typeof readOptions>>;
