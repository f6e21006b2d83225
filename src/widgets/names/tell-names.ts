import { quote, tell } from '../../base/told/tell.ts';
import type { CSSResultOrNative } from 'lit';
import type { AttributeTable } from '../../settings/attributes.ts';
import {
  customPropertiesIn,
  findUnknownDataNames,
  findUnknownNames,
  type Naming,
  type UnknownName,
} from './find-names.ts';

/** What the class of an element says of its names. */
export interface NamingClass {
  readonly observedAttributes: readonly string[];
  readonly attributes: AttributeTable;
  readonly elementStyles: readonly CSSResultOrNative[];
}

/** Any element may have them: `class`, `tabindex`. */
const globalNames = (): ReadonlySet<string> => {
  const names = new Set(['class']);
  for (const property in HTMLElement.prototype) names.add(property.toLowerCase());
  return names;
};

/** What was reported, so that each is reported once, however many elements of the page have it. */
const told = new Set<string>();

function tellName(where: Element, { written, remedy }: UnknownName): void {
  const line = `<${where.localName}> Unknown attribute ${quote(written)}; ${remedy.words}.`;
  if (!told.has(line)) tell('warn', 'WS-113', line);
  told.add(line);
}

/** Tells of each attribute of an element, and of the tags that set it up, that is a slip, what to write. */
export function tellNames(element: Element, type: NamingClass, tags: readonly Element[]): void {
  const { observedAttributes, attributes, elementStyles } = type;
  const customProperties = elementStyles.flatMap((style) =>
    'cssText' in style ? customPropertiesIn(style.cssText) : [],
  );
  const naming: Naming = { observedAttributes, attributes, customProperties };
  const globals = globalNames();
  for (const found of findUnknownNames(element.getAttributeNames(), naming, (name) => globals.has(name))) {
    tellName(element, found);
  }
  for (const tag of tags) {
    for (const found of findUnknownDataNames(tag.getAttributeNames(), naming)) tellName(tag, found);
  }
}
