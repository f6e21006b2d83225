import { log } from '../base/log.ts';
import { renderBroken } from '../card/prose.ts';
import { prose } from '../card/lazy-modules.ts';
import type * as Prose from '../card/prose.ts';
import { knowTags } from '../content/text/markup.ts';
import type { ProseOptions } from '../content/text/sanitize.ts';
import { CARD_TEMPLATE } from '../element/slots.ts';
import { shareElements } from '../model/words/share-elements.ts';
import { attributeOf, type AttributeTable, toWritten, type ValuesOf } from '../settings/attributes.ts';
import { REQUESTING_ATTRIBUTES } from '../widgets/setup/post-card-attributes.ts';
import type { RequestingName } from '../widgets/setup/request-attributes.ts';
import { WsEmbed } from '../widgets/ws-embed.ts';
import { WsFeed } from '../widgets/ws-feed.ts';
import { WsPostCard } from '../widgets/ws-post-card.ts';
import { WsPublicPosts } from '../widgets/ws-public-posts.ts';
import HTML_TAGS from './html-tags.json' with { type: 'json' };
import type { CardElement, CardFragment, OwnMarkup } from './own-cards.ts';
import { decode, type Prose as ServerProse, readProse } from './sanitize-prose.ts';

export type WidgetName = RequestingName;

type Optional<Values> = { readonly [Property in keyof Values]?: Values[Property] | undefined };

/** The settings of each element, as its properties. */
export type WidgetSettings = {
  [Name in WidgetName]: Optional<ValuesOf<(typeof REQUESTING_ATTRIBUTES)[Name]>> & {
    /** The service's address, an absolute http(s) URL. */
    readonly baseUrl: string;
  };
};

// Templates escape text, so they get a token that cannot be guessed, which is replaced by sanitized prose at the end.

let token = '';
let collected: string[] = [];

const makeToken = ({ html, words }: ServerProse) => ({
  childNodes: html ? [html] : [], // as of a fragment, to tell whether there is anything
  words,
  toString: () => `${token}${collected.push(html) - 1};`,
});

/** In place of the browser's `card/prose.ts`. The cast is safe: all that cards read of prose is how many nodes it has. */
const serverProse = {
  sanitize: (markup: string, options: ProseOptions) => makeToken(readProse(markup, options)),
  wordsOf: ({ words }: ServerProse) => words,
  decode,
  renderBroken,
  limitTextsIn: (content: CardFragment) => content.breakLongWords(),
  shareElements,
  styles: '',
  fillProse: (element: CardElement, markup: string, options: ProseOptions) => {
    element.appendProse(readProse(markup, options).html);
    return true;
  },
} as unknown as typeof Prose;

/** Renders what may have prose in it; `outline` has tokens in place of the prose. */
export function renderWithProse(render: () => string) {
  token = `prose-${crypto.randomUUID()}-`;
  collected = [];
  // The first image is usually in view, and the largest element there: visitors wait for it.
  const outline = render().replace(' loading="lazy" decoding="async"', ' loading="eager" fetchpriority="high"');
  const html = outline.replaceAll(
    new RegExp(`${token}(\\d+);`, 'g'),
    (_, index: string) => collected[Number(index)] ?? '',
  );
  const hasProse = collected.length > 0;
  collected = [];
  return { outline, html, hasProse };
}

const CLASSES = {
  'ws-public-posts': WsPublicPosts,
  'ws-feed': WsFeed,
  'ws-embed': WsEmbed,
  'ws-post-card': WsPostCard,
} as const;

const TABLES: Readonly<Record<WidgetName, AttributeTable>> = REQUESTING_ATTRIBUTES;

export const WIDGET_NAMES = Object.keys(TABLES) as readonly WidgetName[];

/** Whether a setting is one of other elements, but not of this one. */
export const belongsToOthers = (name: WidgetName, property: string): boolean =>
  !Object.hasOwn(TABLES[name], property) && Object.values(TABLES).some((table) => Object.hasOwn(table, property));

export function writeAttributes(name: WidgetName, settings: object): Map<string, string> {
  const table = TABLES[name];
  const written = new Map<string, string>();
  for (const [property, value] of Object.entries(settings) as [string, unknown][]) {
    const attribute = attributeOf(property);
    if (property !== 'baseUrl' && !Object.hasOwn(table, property))
      log('warn', 'WS-701', `<${name}> Unknown setting "${property}"; remove it.`);
    else if (value === true) written.set(attribute, '');
    else if (value === undefined || value === null || typeof value === 'function') continue;
    // The default of the page may turn a flag on, which is then turned off.
    else if (value !== false || table[property]?.fallback === false) written.set(attribute, toWritten(value));
  }
  return written;
}

export function makeServerElement(name: WidgetName, attributes: Map<string, string>, lang: string, own: OwnMarkup) {
  knowTags(HTML_TAGS); // those that all browsers know, obsolete ones included: any other tag in a text is not markup
  prose.current = serverProse;
  const ElementClass = CLASSES[name];
  void ElementClass.observedAttributes; // the getter makes the properties of the attributes
  const element = new ElementClass();
  Object.defineProperties(element, {
    localName: { value: name },
    // A server makes an owner's own cards only if they are in the page; others are made in the browser.
    querySelector: {
      value: (selector: string) => (selector === CARD_TEMPLATE && element.cards === 'page' ? own.template : null),
    },
    childNodes: { value: own.hasFallback ? [{ nodeType: 3, data: 'fallback' }] : [] },
  });
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
  element.setAttribute('lang', lang);
  element.setAttribute('date', 'absolute'); // a relative date depends on when the page is read
  return element;
}
