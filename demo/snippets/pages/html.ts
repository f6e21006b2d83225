import { pageHints, type PageHints } from '../../../src/headless.ts';
import { importMapOf } from '../../../scripts/build/import-map.ts';
import { type Attribute, attributeOf, mapTable, readWritten } from '../../../src/settings/attributes.ts';
import { isWidgetName } from '../../../src/widgets/setup/element-attributes.ts';
import { FEED_ATTRIBUTES } from '../../../src/widgets/setup/feed-attributes.ts';
import { planByFeatures } from '../../../src/widgets/setup/read-first-request.ts';
import { isPaged, REQUEST_ATTRIBUTES } from '../../../src/widgets/setup/request-attributes.ts';
import {
  blockOf,
  type CodeBlock,
  type Handout,
  isCard,
  postScript,
  presetFile,
  withAttributes,
} from '../handout/handout.ts';
import { indent, scriptJson } from '../text/literals.ts';
import { isText, type MarkupElement, type MarkupNode } from '../markup/markup.ts';
import { type Dialect, HTML, printElement } from '../markup/print-markup.ts';

/** What an owner can add to the script and the element. */
export interface HtmlOptions {
  /** The browser checks the hashes of the files. */
  readonly hasIntegrity?: boolean;
  /** The browser requests the posts before the script has loaded, and reserves the space for them. */
  readonly hasHints?: boolean;
  /** A fallback is displayed without scripts. */
  readonly hasFallback?: boolean;
}

const MODULE = 'ws-widgets.js';
const CLASSIC = 'ws-widgets.iife.js';

/** A placeholder for a hash if nothing was built. */
const NO_HASH = 'sha384-…';

const FALLBACK: MarkupElement = {
  tag: 'a',
  attributes: [['href', 'https://example.com/news']],
  children: ['Read our news'],
};

const isFallback = (node: MarkupNode): boolean => isText(node) || !node.attributes.some(([name]) => name === 'slot');

const hasFallback = ({ children }: MarkupElement): boolean =>
  children.some((node) => isFallback(node) && !(isText(node) && node.trim() === ''));

const open = (tag: string, attributes: MarkupElement['attributes'], dialect: Dialect): string =>
  printElement({ tag, attributes, children: [] }, dialect).replace(`</${tag}>`, '');

const integrityOf = ({ release }: Handout, file: string): MarkupElement['attributes'] => [
  ['integrity', release.hashes[file] ?? NO_HASH],
  ['crossorigin', 'anonymous'],
];

/** `integrity` on the script covers only its own file; an import map covers the files that it imports. */
function importMap({ release: { hashes, filesUrl } }: Handout): string {
  const map = importMapOf(hashes, filesUrl);
  return Object.keys(map.integrity).length > 0
    ? `<script type="importmap">\n${indent(scriptJson(map))}\n</script>`
    : '';
}

function scriptTag(handout: Handout, file: string, { hasIntegrity = false }: HtmlOptions, dialect: Dialect): string {
  const attributes: MarkupElement['attributes'] = [
    ...(file === MODULE ? [['type', 'module'] as const] : []),
    ['src', handout.release.filesUrl + file],
    ...(hasIntegrity ? integrityOf(handout, file) : []),
    ['data-base-url', handout.baseUrl],
  ];
  return `${open('script', attributes, dialect)}</script>`;
}

/** The style sheet of the preset, as a link. */
function presetLink(handout: Handout, { hasIntegrity = false }: HtmlOptions = {}, dialect = HTML): string {
  const file = presetFile(handout);
  if (!file) return '';
  const attributes: MarkupElement['attributes'] = [
    ['rel', 'stylesheet'],
    ['href', handout.release.filesUrl + file],
    ...(hasIntegrity ? integrityOf(handout, file) : []),
  ];
  return open('link', attributes, dialect);
}

function hintsOf({ element, baseUrl }: Handout): PageHints | undefined {
  const { tag } = element;
  if (!isWidgetName(tag)) return undefined;
  const written = new Map(element.attributes);
  const read = <Value>(property: string, attribute: Attribute<Value>): Value =>
    readWritten(attribute, written.get(attributeOf(property)));
  const { limit, pageSize, maxPosts, ...request } = mapTable(REQUEST_ATTRIBUTES, read);
  const { heading, layout, theme, consent } = mapTable(FEED_ATTRIBUTES, read);
  return pageHints({
    tag,
    baseUrl,
    ...request,
    ...(isPaged(tag) ? { count: pageSize, maxPosts } : { count: limit }),
    isChosen: planByFeatures(tag, read) === 'all',
    heading,
    layout,
    theme,
    loading: 'eager',
    consent,
  });
}

const styleTag = (sheets: readonly string[], dialect: Dialect): string => {
  const css = sheets.filter(Boolean).join('\n');
  return css ? `<style>\n${indent(dialect.css?.(css) ?? css)}\n</style>` : '';
};

/** Only the look, for the head of a page. */
export const look = (handout: Handout, dialect: Dialect = HTML): string =>
  [presetLink(handout, {}, dialect), styleTag([handout.css], dialect)].filter(Boolean).join('\n');

function page(handout: Handout, file: string, options: HtmlOptions, dialect: Dialect): string {
  const hints = options.hasHints ? hintsOf(handout) : undefined;
  const asked = hints ? withAttributes(handout.element, [['loading', 'eager']]) : handout.element;
  const element =
    options.hasFallback && !hasFallback(asked) ? { ...asked, children: [FALLBACK, ...asked.children] } : asked;
  return [
    hints?.preload,
    presetLink(handout, options, dialect),
    styleTag([hints?.css ?? '', handout.css], dialect),
    options.hasIntegrity && file === MODULE ? importMap(handout) : '',
    scriptTag(handout, file, options, dialect),
    printElement(element, dialect),
    postScript(handout),
  ]
    .filter(Boolean)
    .join('\n');
}

/** All that a page needs, with the module script. */
export const modulePage = (handout: Handout, options: HtmlOptions = {}, dialect = HTML): string =>
  page(handout, MODULE, options, dialect);

/** All that a page needs, with the classic script, which is one file. */
const classicPage = (handout: Handout, options: HtmlOptions = {}): string => page(handout, CLASSIC, options, HTML);

export const html = (handout: Handout, options: HtmlOptions): CodeBlock[] =>
  blockOf('Your page', 'html', modulePage(handout, options));
export const classic = (handout: Handout, options: HtmlOptions): CodeBlock[] =>
  blockOf('Your page', 'html', classicPage(handout, options));

/** Only the look: the preset, and the changes. Empty if there are neither. */
export const css = (handout: Handout): CodeBlock[] => [
  ...blockOf('In the head of your page', 'html', presetLink(handout)),
  ...blockOf('In your style sheet', 'css', handout.css),
];

/** For systems that remove unknown elements: a `<div>`, which is upgraded in place. The fallback is its only slot. */
export function dataAttributes(handout: Handout): CodeBlock[] {
  if (isCard(handout)) return [];
  const { tag, attributes, children } = handout.element;
  const div: Handout = {
    ...handout,
    element: {
      tag: 'div',
      attributes: [['data-ws-element', tag], ...attributes.map(([name, value]) => [`data-${name}`, value] as const)],
      children: children.filter(isFallback),
    },
  };
  return [
    { name: 'Your page', language: 'html', code: modulePage(div) },
    { name: 'Where type="module" is removed', language: 'html', code: classicPage(div) },
  ];
}
