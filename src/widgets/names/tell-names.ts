import { tell } from '../../base/told/tell.ts';
import type { CSSResultOrNative } from 'lit';
import { quote } from '../../base/quote.ts';
import { type Attribute, attributeOf, type AttributeTable } from '../../settings/attributes.ts';
import { KEYS } from '../../settings/setup-fault.ts';
import { ELEMENT_ATTRIBUTES } from '../setup/element-attributes.ts';
import { nearestName } from './nearest-name.ts';

/** What the class of an element says of its names. */
export interface NamingClass {
  readonly observedAttributes: readonly string[];
  readonly attributes: AttributeTable;
  readonly elementStyles: readonly CSSResultOrNative[];
}

/** What to do about a name, by each name that may have been meant: those that the element has come first. */
type Remedies = ReadonlyMap<string, string>;

/** Any element may have them: `class`, `tabindex`. */
const globalNames = (): ReadonlySet<string> => {
  const names = new Set(['class']);
  for (const property in HTMLElement.prototype) names.add(property.toLowerCase());
  return names;
};

const write = (name: string): string => `write "${name}"`;

/** The elements that have an attribute. */
const havingIt = (property: string): string[] =>
  Object.entries(ELEMENT_ATTRIBUTES)
    .filter(([, table]) => property in table)
    .map(([tag]) => `<${tag}>`);

/** What the styles of an element can be told from outside. */
const customPropertiesOf = (styles: readonly CSSResultOrNative[]): string[] =>
  styles.flatMap((style) => ('cssText' in style && style.cssText.match(/--ws-[\w-]+/g)) || []);

/**
 * An attribute that another element has is one of this element by another name where both read what was written in the
 * same way, as the `limit` of one does and the `page-size` of another, and no other attribute does.
 */
function remedyElsewhere(property: string, attribute: Attribute, own: AttributeTable): string {
  const [alike, ...others] = Object.keys(own).filter((one) => own[one] === attribute);
  if (alike !== undefined && others.length === 0) return write(attributeOf(alike));
  return `remove it: ${havingIt(property).join(' and ')} alone can use it`;
}

function remediesOf({ attributes, elementStyles, observedAttributes }: NamingClass): Remedies {
  const remedies = new Map(
    observedAttributes.filter((name) => !KEYS.includes(name)).map((name) => [name, write(name)]),
  );
  for (const table of Object.values(ELEMENT_ATTRIBUTES)) {
    for (const [property, attribute] of Object.entries(table)) {
      const name = attributeOf(property);
      if (!remedies.has(name)) remedies.set(name, remedyElsewhere(property, attribute, attributes));
    }
  }
  for (const name of customPropertiesOf(elementStyles)) {
    const word = name.replace('--ws-', '');
    if (!remedies.has(word)) remedies.set(word, `set ${name} in CSS`);
  }
  return remedies;
}

/** The same where an attribute of any element may stand as `data-…`. */
function remediesOfData(type: NamingClass): Remedies {
  const all = Object.values(ELEMENT_ATTRIBUTES).flatMap((table) => Object.keys(table).map(attributeOf));
  const written = ['base-url', 'ws-element', ...all].map((name): [string, string] => [name, write(`data-${name}`)]);
  return new Map([...remediesOf(type), ...written]);
}

/** What was told, so that each is told once, however many elements of the page have it. */
const told = new Set<string>();

function tellName(where: string, written: string, remedy: string | undefined): void {
  const line = `${where} Unknown attribute ${quote(written)}; ${remedy}.`;
  if (remedy !== undefined && !told.has(line)) tell('warn', 'WS-113', line);
  told.add(line);
}

/**
 * Tells of each attribute of an element, and of the tags that set it up, that nobody knows and that is near to a name that
 * somebody knows, what to write. What is near to none may be for another script.
 */
export function tellNames(element: Element, type: NamingClass, tags: readonly Element[]): void {
  const remedies = remediesOf(type);
  const known = new Set([...type.observedAttributes, ...globalNames()]);
  for (const name of element.getAttributeNames()) {
    if (known.has(name)) continue;
    tellName(`<${element.localName}>`, name, remedies.get(nearestName(name, remedies.keys()) ?? ''));
  }
  const ofData = remediesOfData(type);
  for (const tag of tags) {
    for (const name of tag.getAttributeNames()) {
      const word = name.startsWith('data-') ? name.slice('data-'.length) : '';
      if (ofData.get(word) === write(name)) continue;
      tellName(`<${tag.localName}>`, name, ofData.get(nearestName(word, ofData.keys()) ?? ''));
    }
  }
}
