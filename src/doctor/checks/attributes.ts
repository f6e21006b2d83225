import { type Finding, quote } from '../../base/told/tell.ts';
import { POST_FIELDS } from '../../model/normalise-post.ts';
import { type Attribute, attributeOf, type AttributeTable, toWritten } from '../../settings/attributes.ts';
import { KEYS } from '../../settings/page-defaults.ts';
import { findUnknownDataNames, findUnknownNames, type UnknownName } from '../../widgets/names/tell-names.ts';
import { nearestName } from '../../widgets/names/nearest-name.ts';
import { byAttribute, ELEMENT_ATTRIBUTES, isWidgetName } from '../../widgets/setup/element-attributes.ts';
import { type Found, type Mend, inPlace, withAttributes, writeTag } from '../finding.ts';
import { defaultsTags, type Page, type PageElement, type Widget, widgetsOf } from '../page.ts';

/** The global attributes of HTML, which are never taken for misspelled ones of ours. */
export const GLOBAL_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts ' +
    'hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot ' +
    'spellcheck style tabindex title translate writingsuggestions'
  ).split(' '),
);

const ALL: AttributeTable = Object.assign({}, ...Object.values(ELEMENT_ATTRIBUTES));

const namingOf = (tag: Widget['tag'], { customProperties = [] }: Page) => {
  const attributes: AttributeTable = ELEMENT_ATTRIBUTES[tag];
  const observedAttributes = [...Object.keys(attributes).map(attributeOf), 'base-url', ...KEYS];
  return { attributes, observedAttributes, customProperties };
};

/** The tag with an attribute renamed, or without it if the tag has an attribute `to` already, or if there is no `to`. */
function renamed(element: PageElement, from: string, to: string | undefined): Mend {
  if (to === undefined || element.attributes.has(to)) return withAttributes(element, { [from]: null });
  const attributes = [...element.attributes].map(([name, value]) => [name === from ? to : name, value] as const);
  return inPlace(element, writeTag(element.localName, attributes));
}

const sayName = (element: PageElement, { written, words, name }: UnknownName): Finding => ({
  code: 'WS-113',
  visitorsSee: 'The posts, as if the attribute were not there.',
  cause: `<${element.localName}> has an attribute ${quote(written)}, which no element has.`,
  remedy: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
  ...renamed(element, written, name),
});

function fits(attribute: Attribute, written: string): boolean {
  let isFitting = true;
  attribute.read(written, () => (isFitting = false));
  return isFitting;
}

const WORD_MAX = 50;

/** The value that was probably meant, else the one that is used; `null` if that is the default. */
function mendValue(attribute: Attribute, written: string): string | null {
  const { values = [], isList, fallback } = attribute;
  // A word that is longer than any value is similar to none, and takes long to compare.
  const near = (word: string): string | undefined =>
    word.length > WORD_MAX ? undefined : nearestName(word.toLowerCase(), values);
  if (isList) {
    const words = written.split(/\s+/).filter(Boolean);
    return words.flatMap((word) => (fits(attribute, word) ? word : (near(word) ?? []))).join(' ') || null;
  }
  const value = attribute.read(written, () => {});
  return near(written.trim()) ?? (value === fallback ? null : toWritten(value) || null);
}

const sayAllowed = ({ values, isList, min, max }: Attribute): string => {
  if (values?.length) return `${isList ? 'any' : 'one'} of ${values.join(', ')}`;
  return min === undefined ? 'what the reference of attributes lists' : `a whole number from ${min} to ${max}`;
};

function findValues(element: PageElement, prefix: '' | 'data-', table: AttributeTable): Finding[] {
  return [...byAttribute(table)].flatMap(([name, attribute]): Found => {
    const written = element.attributes.get(prefix + name);
    if (written === undefined || fits(attribute, written)) return [];
    return {
      code: 'WS-112',
      visitorsSee: 'The posts, with another value than the one written.',
      cause: `${quote(written)} is not a valid value for "${prefix}${name}" of <${element.localName}>.`,
      remedy: `Write ${sayAllowed(attribute)}.`,
      ...withAttributes(element, { [prefix + name]: mendValue(attribute, written) }),
    };
  });
}

function findOfWidget(page: Page, { element, tag, prefix }: Widget): Finding[] {
  const names = [...element.attributes.keys()];
  const unknown = prefix
    ? findUnknownDataNames(names, namingOf(tag, page))
    : findUnknownNames(names, namingOf(tag, page), GLOBAL_ATTRIBUTES);
  return [...unknown.map((name) => sayName(element, name)), ...findValues(element, prefix, ELEMENT_ATTRIBUTES[tag])];
}

export function checkAttributes(page: Page): Found {
  const widgets = widgetsOf(page);
  const naming = namingOf(widgets[0]?.tag ?? 'ws-feed', page);
  const ofScripts = defaultsTags(page).flatMap((tag) => [
    ...findUnknownDataNames([...tag.attributes.keys()], naming).map((name) => sayName(tag, name)),
    ...findValues(tag, 'data-', ALL),
  ]);
  return [...widgets.flatMap((widget) => findOfWidget(page, widget)), ...ofScripts];
}

const SLOTS = ['header', 'footer', 'loading', 'empty', 'error', 'card'];
const PARTS = ['action.label', 'action.url', 'media.0.type', 'media.0.src', 'media.0.alt'];
const FIELDS: readonly string[] = [...POST_FIELDS.filter((field) => field !== 'alt'), 'isCut', ...PARTS];

const isFilling = ([name]: readonly [string, string]): boolean => /^data-ws-(?:text|html|src|alt|href|if)$/.test(name);

function findSlot(element: PageElement): Found {
  const { parent } = element;
  const written = element.attributes.get('slot') ?? '';
  const slot = SLOTS.includes(written) ? undefined : nearestName(written, SLOTS);
  if (!slot || !parent || !(isWidgetName(parent.localName) || parent.attributes.has('data-ws-element'))) return [];
  return {
    code: 'WS-120',
    visitorsSee: 'The posts, as if it were not there.',
    cause: `<${parent.localName}> has no slot ${quote(written)}.`,
    remedy: `Write slot="${slot}".`,
    ...withAttributes(element, { slot }),
  };
}

const findFields = (element: PageElement): Finding[] =>
  [...element.attributes].filter(isFilling).flatMap(([name, written]): Found => {
    const path = written.trim().replace(/\d+/, '0');
    if (/^raw\b/.test(path) || FIELDS.includes(path)) return [];
    const field = nearestName(path, FIELDS);
    return {
      code: 'WS-119',
      visitorsSee: 'Cards without it.',
      cause: `A post has no field ${quote(written)}.`,
      remedy: field ? `Write "${field}".` : `Write one of ${FIELDS.join(', ')}, or raw. and a name of the service's.`,
      ...withAttributes(element, { [name]: field ?? 'title' }),
    };
  });

export const checkCards = (page: Page): Found =>
  page.elements.flatMap((element) => [findSlot(element), findFields(element)].flat());
