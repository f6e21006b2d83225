import type { Finding } from '../../base/finding.ts';
import { quote } from '../../base/log.ts';
import { readUrl } from '../../model/formats.ts';
import { POST_FIELDS } from '../../model/normalise-post.ts';
import { type Attribute, attributeOf, type AttributeTable, toWritten } from '../../settings/attributes.ts';
import { KEYS } from '../../settings/page-defaults.ts';
import { findUnknownDataNames, findUnknownNames, type UnknownName } from '../../widgets/names/log-names.ts';
import { nearestName } from '../../widgets/names/nearest-name.ts';
import { byAttribute, ELEMENT_ATTRIBUTES, isRequesting } from '../../widgets/setup/element-attributes.ts';
import { REQUESTING_ATTRIBUTES } from '../../widgets/setup/post-card-attributes.ts';
import { type Found, type Mend, inPlace, withAttributes, withTag, writeTag } from '../finding.ts';
import {
  defaultsTags,
  elementsNamed,
  feedIdsOf,
  hasOtherScripts,
  ownAttribute,
  type Page,
  type PageElement,
  type Widget,
  widgetsOf,
} from '../page.ts';
import global from './global-attributes.json' with { type: 'json' };

/** The global attributes of HTML, which are never taken for misspelled ones of ours. */
export const GLOBAL_ATTRIBUTES: ReadonlySet<string> = new Set(global);

const ALL: AttributeTable = Object.assign({}, ...Object.values(ELEMENT_ATTRIBUTES));

const namingOf = (tag: Widget['tag'], { customProperties = [] }: Page) => {
  const attributes: AttributeTable = REQUESTING_ATTRIBUTES[tag];
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
  cause: `<${element.localName}> takes no attribute ${quote(written)}.`,
  remedy: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
  ...renamed(element, written, name),
});

const PAGE = 'https://page.invalid/';

/** Texts that features read when they use them. `utm` is read as by `features/utm-links`: the same cases test both. */
const USED_LATER: Readonly<Record<string, (written: string) => boolean>> = {
  utm: (written) => written.split(',').every((piece) => /^\s*[a-z]\w*\s*=\s*\S/i.test(piece)),
  'all-href': (written) => URL.canParse(written, PAGE) && Boolean(readUrl(new URL(written, PAGE).href)),
};

function fits(attribute: Attribute, written: string, name = ''): boolean {
  let isFitting = !written.trim() || (USED_LATER[name]?.(written) ?? true);
  attribute.read(written, () => (isFitting = false));
  return isFitting;
}

/** The value that was probably meant, else the one that is used; `null` if that is the default. */
function mendValue(attribute: Attribute, written: string): string | null {
  const { values = [], isList, fallback } = attribute;
  // A word that is longer than any value is similar to none, and takes long to compare.
  const near = (word: string): string | undefined =>
    word.length > 50 ? undefined : nearestName(word.toLowerCase(), values);
  if (isList) {
    const words = written.split(/\s+/).filter(Boolean);
    return words.flatMap((word) => (fits(attribute, word) ? word : (near(word) ?? []))).join(' ') || null;
  }
  // Nobody who wrote 0 or less wanted the least, such as a timeout of 1 ms.
  if (attribute.min !== undefined && Number(written) <= 0) return null;
  const value = attribute.read(written, () => {});
  return near(written.trim()) ?? (value === fallback ? null : toWritten(value) || null);
}

const sayAllowed = ({ values, isList, min, max }: Attribute): string => {
  if (values?.length) return `${isList ? 'any' : 'one'} of ${values.join(', ')}`;
  if (min === undefined) return 'what the reference of attributes lists';
  return `a whole number from ${min} ${max === Infinity ? 'on' : `to ${max}`}`;
};

const findValues = (element: PageElement, prefix: Widget['prefix'], table: AttributeTable): Finding[] =>
  [...byAttribute(table)].flatMap(([name, attribute]): Found => {
    const written = element.attributes.get(prefix + name);
    if (written === undefined || fits(attribute, written, name)) return [];
    return {
      code: 'WS-112',
      visitorsSee: 'The posts, with another value than the one written.',
      cause: `${quote(written)} is not a valid value for "${prefix}${name}" of <${element.localName}>.`,
      remedy: `Write ${sayAllowed(attribute)}.`,
      ...withAttributes(element, { [prefix + name]: USED_LATER[name] ? null : mendValue(attribute, written) }),
    };
  });

/** Attributes that fit by themselves, but not with the rest of the element. */
function findTogether(widget: Widget, mayHaveCards: boolean): Finding[] {
  const { element, tag, prefix } = widget;
  const isMerged = tag === 'ws-feed' && feedIdsOf(widget).length > 1;
  const usesPageCards = ownAttribute(widget, 'cards').toLowerCase() === 'page';
  const all = [
    ['WS-117', 'order-by', isMerged && ownAttribute(widget, 'order-by'), 'Several workspaces are merged, newest first'],
    ['WS-115', 'cards', usesPageCards && !mayHaveCards, 'The element has no <template slot="card">'],
  ] as const;
  return all.flatMap(([code, name, isWrong, why]): Found => {
    const finding = { code, visitorsSee: `The posts, as if "${name}" were not there.`, remedy: 'Remove it.' };
    const mend = withAttributes(element, { [prefix + name]: null });
    return isWrong ? { ...finding, cause: `${why}: "${name}" has no effect.`, ...mend } : [];
  });
}

function findOfWidget(page: Page, widget: Widget, mayHaveCards: boolean): Finding[] {
  const { element, tag, prefix } = widget;
  const names = [...element.attributes.keys()];
  const unknown = prefix
    ? findUnknownDataNames(names, namingOf(tag, page))
    : findUnknownNames(names, namingOf(tag, page), GLOBAL_ATTRIBUTES);
  const ofValues = findValues(element, prefix, REQUESTING_ATTRIBUTES[tag]);
  return [unknown.map((name) => sayName(element, name)), ofValues, findTogether(widget, mayHaveCards)].flat();
}

export function checkAttributes(page: Page): Found {
  const widgets = widgetsOf(page);
  const naming = namingOf(widgets[0]?.tag ?? 'ws-feed', page);
  const ofScripts = defaultsTags(page).flatMap((tag) => [
    ...findUnknownDataNames([...tag.attributes.keys()], naming).map((name) => sayName(tag, name)),
    ...findValues(tag, 'data-', ALL),
  ]);
  const templates = elementsNamed(page, 'template').filter(({ attributes }) => attributes.get('slot') === 'card');
  const filled = new Set(templates.map(({ parent }) => parent?.tag)); // without tags, a page has one element
  const isUnclear = !page.isDisplayed && hasOtherScripts(page);
  const ofWidgets = widgets.flatMap((widget) =>
    findOfWidget(page, widget, isUnclear || (!widget.prefix && filled.has(widget.element.tag))),
  );
  return [...ofWidgets, ...ofScripts];
}

const SLOTS = ['header', 'footer', 'loading', 'empty', 'error', 'card'];
const OTHER_FIELDS = 'isCut action.label action.url media.length media.0.type media.0.src media.0.alt';
const FIELDS: readonly string[] = [...POST_FIELDS.filter((field) => field !== 'alt'), ...OTHER_FIELDS.split(' ')];

function findSlot(page: Page, element: PageElement): Found {
  const { parent, localName } = element;
  const written = element.attributes.get('slot') ?? '';
  const slot = nearestName(written, SLOTS);
  if (!slot || !parent || !(isRequesting(parent.localName) || parent.attributes.has('data-ws-element'))) return [];
  const found = { code: 'WS-120', visitorsSee: 'The posts, as if it were not there.' } as const;
  if (slot === written) {
    const name = slot === 'card' ? 'template' : 'div';
    if ((localName === 'template') === (slot === 'card')) return [];
    const cause = `<${localName}> in the slot ${quote(slot)} is not displayed: only a card is a <template>.`;
    return { ...found, cause, remedy: `Write <${name}>.`, ...withTag(page, element, name) };
  }
  return {
    ...found,
    cause: `<${parent.localName}> has no slot ${quote(written)}.`,
    remedy: `Write slot="${slot}".`,
    ...withAttributes(element, { slot }),
  };
}

const findFields = (element: PageElement): Finding[] =>
  [...element.attributes].flatMap(([name, written]): Found => {
    if (!/^data-ws-(text|html|src|alt|href|if)$/.test(name)) return [];
    const isCondition = name === 'data-ws-if';
    const [not = ''] = (isCondition && /^\s*!/.exec(written)) || [];
    const path = written.slice(not.length).trim().replace(/\d+/, '0');
    if (/^raw\b/.test(path) || (isCondition && path === 'media.0') || FIELDS.includes(path)) return [];
    const field = nearestName(path, FIELDS);
    const right = not + (field ?? 'title');
    return {
      code: 'WS-119',
      visitorsSee: 'Cards without it.',
      cause: `A post has no field ${quote(written)}.`,
      remedy: field ? `Write "${right}".` : `Write one of ${FIELDS.join(', ')}, or raw. and a name of the service's.`,
      ...withAttributes(element, { [name]: right }),
    };
  });

export const checkCards = (page: Page): Found =>
  page.elements.flatMap((element) => [findSlot(page, element), findFields(element)].flat());
