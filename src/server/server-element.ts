import { tell } from '../base/told/tell.ts';
import { HTML_TAGS } from './html-tags.ts';
import { prose } from '../card/lazy-modules.ts';
import { CARD_TEMPLATE } from '../element/slots.ts';
import { knowTags } from '../content/text/markup.ts';
import { attributeOf, type AttributeTable, toWritten } from '../settings/attributes.ts';
import type { FeedElement } from '../widgets/feed-element.ts';
import { WsEmbed } from '../widgets/ws-embed.ts';
import { WsFeed } from '../widgets/ws-feed.ts';
import { WsPublicPosts } from '../widgets/ws-public-posts.ts';
import { serverProse } from './prose-module.ts';
import type { OwnMarkup } from './own-cards/own-template.ts';
import type { WidgetName } from './widget-settings.ts';

const CLASSES = { 'ws-public-posts': WsPublicPosts, 'ws-feed': WsFeed, 'ws-embed': WsEmbed } as const;

export interface ServerElement {
  readonly element: FeedElement;
  /** The attributes without which nothing can be requested. */
  readonly required: AttributeTable;
}

/** The attributes that say some settings. What is not a setting of the element is reported. */
export function writeAttributes(name: WidgetName, settings: object): Map<string, string> {
  const known = new Set(['baseUrl', ...Object.keys(CLASSES[name].attributes)]);
  const written = new Map<string, string>();
  for (const [property, value] of Object.entries(settings) as [string, unknown][]) {
    const attribute = attributeOf(property);
    if (!known.has(property)) tell('warn', 'WS-701', `<${name}> Unknown setting "${property}"; remove it.`);
    else if (value === true) written.set(attribute, '');
    else if (value !== undefined && value !== null && value !== false) written.set(attribute, toWritten(value));
  }
  return written;
}

/** An element as templates and features know it, on a server that has no document. */
export function makeServerElement(
  name: WidgetName,
  attributes: ReadonlyMap<string, string>,
  { lang, own }: { readonly lang: string; readonly own: OwnMarkup },
): ServerElement {
  knowTags(HTML_TAGS);
  prose.current = serverProse;
  const ElementClass = CLASSES[name];
  void ElementClass.observedAttributes; // which makes the properties of the attributes
  const element = new ElementClass();
  Object.defineProperties(element, {
    localName: { value: name },
    // The owner's own cards are in the page, or made in the browser.
    querySelector: {
      value: (selector: string) => (selector === CARD_TEMPLATE && element.cards === 'page' ? own.template : null),
    },
    childNodes: { value: own.hasFallback ? [{ nodeType: 3, data: 'fallback' }] : [] },
  });
  for (const [attribute, value] of attributes) {
    element.setAttribute(attribute, value);
  }
  element.setAttribute('lang', lang);
  element.setAttribute('date', 'absolute'); // how long ago it was is known when it is read
  return { element, required: ElementClass.required };
}
