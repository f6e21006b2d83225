import { log } from '../base/log.ts';
import { readBaseUrl } from '../api/urls.ts';
import { directionOf } from '../content/direction.ts';
import { PAGE_KEY } from '../model/formats.ts';
import { findInPage, KEYS } from '../settings/page-defaults.ts';
import { oneOf } from '../settings/attributes.ts';
import { quoteName } from '../settings/quote-name.ts';
import { byAttribute, isRequesting, REQUESTING_ELEMENTS } from '../widgets/setup/element-attributes.ts';
import { REQUESTING_ATTRIBUTES } from '../widgets/setup/post-card-attributes.ts';

/** Parameters for the element's name and for the page that it is in. */
const PAGE_PARAMETERS: readonly string[] = ['element', 'lang', 'color-scheme'];
const SCHEMES = oneOf('light', 'dark', 'light dark');
const NAMED_MAX = 10;

const quote = (written: string): string => quoteName(written, 'one that is not a name');

function canonicalTag(lang: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(lang)[0];
  } catch {
    return undefined; // it is not a language tag
  }
}

/** Reads a query by the attribute tables. `hasService`: the page names the service, so a query may not. */
export function readFrameQuery(query: string, hasService: boolean) {
  const complaints: string[] = [];
  const parameters = new URLSearchParams(query); // of a repeated one, `get` returns the first value
  const names = [...new Set(parameters.keys())];

  const element = parameters.get('element') ?? 'ws-public-posts';
  const table = isRequesting(element) ? REQUESTING_ATTRIBUTES[element] : undefined;
  const name = table && element;
  if (!table) complaints.push(`Unknown element: ${quote(element)}; write element=${REQUESTING_ELEMENTS.join(' or ')}.`);
  const known = [...(hasService ? [] : ['base-url']), ...(table ? byAttribute(table).keys() : [])];
  // A key goes on to the element, which refuses it and says why.
  const taken = names.filter((one) => [...known, ...KEYS].includes(one));
  const attributes = taken.map((one) => [one, parameters.get(one) ?? ''] as const);
  // The panel and the element read theirs from the same address.
  const used = [...PAGE_PARAMETERS, 'ws-debug', parameters.get('page-key') || PAGE_KEY, ...taken];
  const wrong = names.filter((one) => !used.includes(one) || parameters.getAll(one).length > 1);
  const ignored = wrong.slice(0, NAMED_MAX).map(quote);
  if (name && ignored.length > 0) {
    complaints.push(
      `Ignored of the query: ${ignored.join(', ')}. Each parameter is written once; those of <${name}> are ${[...PAGE_PARAMETERS, ...known].join(', ')}.`,
    );
  }

  const written = parameters.get('lang') ?? '';
  const lang = written && canonicalTag(written.replaceAll('_', '-'));
  if (lang === undefined) complaints.push('"lang" is not a language tag; write one such as de or pt-BR.');
  const scheme = parameters.get('color-scheme') ?? (parameters.get('theme') === 'dark' ? 'dark' : SCHEMES.fallback);
  const colorScheme = SCHEMES.read(scheme, () => {
    complaints.push(`Invalid value for "color-scheme"; using "${SCHEMES.fallback}".`);
  });
  return { name, attributes, lang: lang ?? '', colorScheme, complaints };
}

/** Adds a second policy, because that of the file, which does not know the service, allows any. */
function allowOnly(service: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${service}; img-src https: ${service}; media-src https: ${service}`;
  document.head.append(policy);
}

/** Puts the element of a query into the page, which has no other purpose. */
export function fillFrame(query: string): void {
  const [pinned] = findInPage('meta[name=ws-base-url]');
  const { name, attributes, lang, colorScheme, complaints } = readFrameQuery(query, pinned !== undefined);
  for (const complaint of complaints) log('warn', 'WS-607', `ws-widgets: ${complaint}`);
  if (!name) return;

  const { documentElement, body } = document;
  if (lang) {
    documentElement.lang = lang;
    documentElement.dir = directionOf(lang) ?? '';
  }
  documentElement.style.colorScheme = colorScheme;
  const element = document.createElement(name);
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
  document.title = element.getAttribute('heading')?.trim() || document.title;
  const written = pinned?.getAttribute('content') ?? element.getAttribute('base-url') ?? '';
  const baseUrl = readBaseUrl(written, document.baseURI);
  if (baseUrl) allowOnly(new URL(baseUrl).origin);
  body.append(element);
}
