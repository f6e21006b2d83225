import { LRUCache } from 'lru-cache';
import { readBaseUrl } from '../api/urls.ts';
import { type Attribute, attributeOf, propertyOf, toWritten } from '../settings/attributes.ts';
import { PAGE_KEY, readPageNumber } from '../model/formats.ts';
import { KEYS } from '../settings/page-defaults.ts';
import { quoteName } from '../settings/quote-name.ts';
import type { WidgetName } from '../server/index.ts';
import { byAttribute, isRequesting, REQUESTING_ELEMENTS } from '../widgets/setup/element-attributes.ts';
import { REQUESTING_ATTRIBUTES } from '../widgets/setup/post-card-attributes.ts';
import { REQUIRED_OF_EACH } from '../widgets/setup/request-attributes.ts';
import { Refusal } from './content.ts';
import { type Edge, FREE_PARAMETERS } from './options.ts';

const TAG_MAX = 35;
function resolve(tag: string): string {
  try {
    if (tag.length > TAG_MAX) throw new RangeError();
    const [supported] = Intl.DateTimeFormat.supportedLocalesOf(tag);
    return supported ? new Intl.Locale(new Intl.DateTimeFormat(supported).resolvedOptions().locale).baseName : 'en';
  } catch {
    throw new Refusal(400, '"lang" is not a language tag; write one such as de or pt-BR.');
  }
}

/** The language that `Intl` formats in, one of some hundreds, so that no more renditions are kept. */
const languages = new LRUCache<string, string>({ max: 1000, memoMethod: resolve });

export interface Wanted {
  readonly name: WidgetName;
  /** Values by the names of properties, without those that equal the default. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly lang: string | undefined;
  /** What an element reads of the page's address: which page of posts to show, if it has links to other pages. */
  readonly search: string;
  /** The query in one canonical form, however the client wrote it. */
  readonly query: string;
  /** The attributes whose values do not fit; they are read as the elements read them. */
  readonly invalid: readonly string[];
}

/** The longest query that is read: what any server and any proxy lets through. */
const QUERY_MAX = 8000;

const refuse = (message: string): never => {
  throw new Refusal(400, message);
};

const quote = (name: string): string => quoteName(name, 'a parameter');

export function readParameters(query: string): ReadonlyMap<string, string> {
  if (query.length > QUERY_MAX) refuse(`The query is longer than ${QUERY_MAX} characters.`);
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (parameters.has(name)) refuse(`The query says ${quote(name)} more than once.`);
    parameters.set(name, value);
  }
  return parameters;
}

/** Reads a query, by the attribute tables of the elements. Throws a `Refusal` where it is not served. */
export function readQuery(query: string, edge: Edge): Wanted {
  const parameters = readParameters(query);
  const name = parameters.get('element') ?? 'ws-public-posts';
  if (!isRequesting(name)) return refuse(`"element" is one of ${REQUESTING_ELEMENTS.join(', ')}.`);
  const tag = parameters.get('lang');
  const lang = tag ? languages.memo(tag.replaceAll('_', '-')) : undefined;
  const pageKey = parameters.get('page-key') || PAGE_KEY;
  const page = parameters.get(pageKey);
  const address = parameters.get('base-url');
  if (address !== undefined && readBaseUrl(address) !== edge.baseUrl)
    refuse('"base-url" names another service than the one that is served here; leave it out.');
  const others = [...parameters].filter(([one]) => !['element', 'lang', 'base-url', pageKey].includes(one));
  const { values, invalid } = readValues(new Map(others), byAttribute(REQUESTING_ATTRIBUTES[name]), name);
  for (const [attribute] of values) {
    if (FREE_PARAMETERS.has(attribute) && !edge.freeParameters.has(attribute))
      refuse(`"${attribute}" takes any value, and is not served here; the operator may allow it.`);
  }
  const settings = Object.fromEntries(values.map(([attribute, value]) => [propertyOf(attribute), value]));
  for (const property of Object.keys(REQUIRED_OF_EACH[name])) {
    const required = attributeOf(property);
    if (!String(settings[property] ?? '').trim()) refuse(`"${required}" is missing; write ${required}=….`);
  }
  refuseOthers(name, settings, edge);
  const isPage = settings['more'] === 'links' && page !== undefined && readPageNumber(page) !== undefined;
  const search = isPage ? `&${String(new URLSearchParams([[pageKey, page]]))}` : '';
  const written = new URLSearchParams([
    ['element', name],
    ...(lang ? [['lang', lang]] : []),
    ...values.map(([attribute, value]) => [attribute, toWritten(value)]),
  ]);
  const all = { baseUrl: edge.baseUrl, ...settings };
  return { name, settings: all, lang, search, query: String(written) + search, invalid };
}

/** Values by attribute, sorted by name, without those that equal the default. A flag that is `false` stays: the default of a page may turn it on. */
function readValues(parameters: ReadonlyMap<string, string>, attributes: ReadonlyMap<string, Attribute>, name: string) {
  const values: [attribute: string, value: unknown][] = [];
  const invalid: string[] = [];
  for (const [parameter, written] of parameters) {
    if (KEYS.includes(parameter))
      refuse(`"${parameter}" never belongs in a URL: remove it, and renew the key. Public posts need none.`);
    const attribute = attributes.get(parameter);
    if (!attribute) {
      const names = ['element', 'lang', ...attributes.keys()].join(', ');
      return refuse(`${quote(parameter)} is not a parameter of ${name}; those are ${names}.`);
    }
    const value = attribute.read(written.toWellFormed(), () => invalid.push(parameter));
    if (value !== attribute.fallback || value === false) values.push([parameter, value]);
  }
  return { values: values.sort(([a], [b]) => (a < b ? -1 : 1)), invalid };
}

function refuseOthers(name: string, settings: Readonly<Record<string, unknown>>, { feeds, embeds }: Edge): void {
  if (name === 'ws-embed') {
    const isServed = embeds?.some(({ embedId, org }) => embedId === settings['embedId'] && org === settings['org']);
    if (!(isServed ?? !feeds)) refuse('"embed-id" and "org" name no integration that is served here.');
    return;
  }
  const ids = String(settings['feedId']).split(' ');
  if (!(feeds ? ids.every((id) => feeds.has(id)) : !embeds))
    refuse('"feed-id" names a workspace that is not served here.');
}
