import { type Attribute, attributeOf, type AttributeTable } from '../../settings/attributes.ts';
import { KEYS } from '../../settings/page-defaults.ts';
import { ELEMENT_ATTRIBUTES, REQUIRED_OF_CARD } from '../setup/element-attributes.ts';
import { nearestName } from './nearest-name.ts';
import { logOnce, quote } from '../../base/log.ts';

interface Naming {
  readonly observedAttributes: readonly string[];
  readonly attributes: AttributeTable;
  readonly customProperties: readonly string[];
}

export interface UnknownName {
  readonly written: string;
  /** What to do. */
  readonly words: string;
  /** The name to write in its place, where there is one. */
  readonly name?: string;
}

type Remedy = Omit<UnknownName, 'written'>;

/** Attributes by element; of a card, the required ones include all that only it has. */
const TABLES = { ...ELEMENT_ATTRIBUTES, 'ws-post-card': REQUIRED_OF_CARD };

const write = (name: string): Remedy => ({ words: `write "${name}"`, name });

/** The custom properties that the styles of an element use, such as `--ws-accent`. */
export const customPropertiesOf = ({ styleSheets = [] }: Partial<NamingClass>): string[] =>
  styleSheets.flatMap((styles) => styles.match(/--ws-[\w-]+/g) ?? []);

/** For an attribute of another element: write the only one of ours that is read in the same way, as `page-size` for `limit`. */
function remedyElsewhere(property: string, attribute: Attribute, own: AttributeTable): Remedy {
  const [alike, ...others] = Object.keys(own).filter((one) => own[one] === attribute);
  if (alike !== undefined && others.length === 0) return write(attributeOf(alike));
  const having = Object.entries(TABLES).flatMap(([tag, table]) => (property in table ? `<${tag}>` : []));
  return { words: `remove it: only ${having.join(' and ')} can use it` };
}

const ownNames = (naming: Naming): string[] => naming.observedAttributes.filter((name) => !KEYS.includes(name));

/** What to do, by each name that may have been meant: those that the element has come first. */
function remediesOf(naming: Naming): ReadonlyMap<string, Remedy> {
  const { attributes, customProperties } = naming;
  const remedies = new Map<string, Remedy>();
  const add = (name: string, remedy: Remedy): void => {
    if (!remedies.has(name)) remedies.set(name, remedy);
  };
  for (const name of ownNames(naming)) add(name, write(name));
  for (const [property, attribute] of Object.values<AttributeTable>(TABLES).flatMap((table) => Object.entries(table)))
    add(attributeOf(property), remedyElsewhere(property, attribute, attributes));
  add('render-card', { words: 'set "renderCard" in JavaScript' });
  if ('postId' in attributes) add('post', { words: 'set "post" in JavaScript' });
  for (const name of customProperties) add(name.replace('--ws-', ''), { words: `set ${name} in CSS` });
  return remedies;
}

/** The same for a tag, on which the attributes of all elements may be written as `data-…`. */
function remediesOfData(naming: Naming): ReadonlyMap<string, Remedy> {
  const ofOthers = Object.values(ELEMENT_ATTRIBUTES).flatMap((table) => Object.keys(table).map(attributeOf));
  const names = ['base-url', 'ws-element', ...ofOthers, ...ownNames(naming)];
  const written = names.map((name): [string, Remedy] => [name, write(`data-${name}`)]);
  return new Map([...remediesOf(naming), ...written]);
}

/** What was written, with the remedy of the nearest name, if any is near enough. */
function findRemedy(written: string, name: string, remedies: ReadonlyMap<string, Remedy>): UnknownName[] {
  const remedy = remedies.get(nearestName(name, remedies.keys()) ?? '');
  return remedy ? [{ written, ...remedy }] : [];
}

/** The names that an element does not know, but that are close to a known one, and what to do. Others may be for other scripts. */
export function findUnknownNames(names: readonly string[], naming: Naming, globals: ReadonlySet<string>) {
  const remedies = remediesOf(naming);
  const isKnown = (name: string): boolean => naming.observedAttributes.includes(name) || globals.has(name);
  return names.flatMap((written) => (isKnown(written) ? [] : findRemedy(written, written, remedies)));
}

/** The same for a tag that sets up an element by `data-…`. */
export function findUnknownDataNames(names: readonly string[], naming: Naming): UnknownName[] {
  const remedies = remediesOfData(naming);
  return names.flatMap((written) => {
    const word = written.startsWith('data-') ? written.slice('data-'.length) : '';
    return remedies.get(word)?.name === written ? [] : findRemedy(written, word, remedies);
  });
}

export interface NamingClass extends Omit<Naming, 'customProperties'> {
  readonly styleSheets: readonly string[];
}

const logName = ({ localName }: Element, { written, words }: UnknownName): void =>
  logOnce(`${localName} ${written}`, 'warn', 'WS-113', `<${localName}> Unknown attribute ${quote(written)}; ${words}.`);

/** Warns of each misspelled attribute of an element and of the tags that set it up, and says what to write. */
export function logNames(element: Element, type: NamingClass, tags: readonly Element[]): void {
  const { observedAttributes, attributes } = type;
  const naming = { observedAttributes, attributes, customProperties: customPropertiesOf(type) };
  const globals = new Set(['class']); // the loop adds the others, such as `tabindex`
  for (const property in HTMLElement.prototype) globals.add(property.toLowerCase());
  for (const found of findUnknownNames(element.getAttributeNames(), naming, globals)) logName(element, found);
  for (const tag of tags)
    for (const found of findUnknownDataNames(tag.getAttributeNames(), naming)) logName(tag, found);
}
