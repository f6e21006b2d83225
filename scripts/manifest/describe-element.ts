import { propertyOf } from '../../src/settings/attributes.ts';
import { ts } from './analyzer.ts';
import type { AttributeDocs } from './attribute-docs.ts';
import { describeDetail } from './describe-event.ts';
import type {
  Attribute,
  AttributeFacts,
  CssProperty,
  Documented,
  Element,
  Event,
  Field,
  Method,
  Place,
} from './schema.ts';
import type { Sources } from './sources.ts';

type Inherited<Item> = Item & { readonly inheritedFrom?: { readonly module: string } };
type Member = Inherited<(Field | Method) & { readonly static?: boolean; readonly privacy?: string }>;

/** A class as the analyzer describes it, with all that it has from its parents. */
export interface Analyzed {
  readonly name: string;
  readonly description?: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly Inherited<Omit<Attribute, 'default'>>[];
  readonly events?: readonly Inherited<Omit<Event, 'detail'>>[];
  readonly slots?: readonly Inherited<Documented>[];
  readonly cssParts?: readonly Inherited<Documented>[];
  readonly cssProperties?: readonly Inherited<CssProperty>[];
  readonly cssStates?: readonly Inherited<Documented>[];
}

export interface ElementSource {
  readonly tagName: string;
  /** Where its class is. */
  readonly path: string;
  readonly attributes: readonly AttributeFacts[];
  /** By the names of properties. */
  readonly docs: ReadonlyMap<string, AttributeDocs>;
  readonly sources: Sources;
}

/** Takes away which parent an item came from, because readers of the manifest see one class; puts its docs in one line. */
const flat = <Item extends { readonly description?: string }>(items: readonly Inherited<Item>[] = []): Item[] =>
  items.map((item) => {
    const own = { ...item, description: item.description?.replace(/\s+/g, ' ') };
    delete own.inheritedFrom;
    return own;
  });

const isPublic = ({ static: isStatic, privacy = 'public' }: Member): boolean => !isStatic && privacy === 'public';

const quote = (word: string): string => `'${word}'`;

function typeOf({ values, isList, isFlag, min }: AttributeFacts): string {
  if (isFlag) return 'boolean';
  if (min !== undefined) return 'number';
  return values && !isList ? values.map(quote).join(' | ') : 'string';
}

function describeAttribute(facts: AttributeFacts, { docs }: ElementSource): Attribute {
  const fieldName = propertyOf(facts.name);
  const description = docs.get(fieldName)?.description ?? '';
  return { ...facts, description, fieldName, type: { text: typeOf(facts) } };
}

/** The property of an attribute. */
function describeField(attribute: Attribute, { docs }: ElementSource): Field {
  const { fieldName: name, description, default: written, isFlag, min } = attribute;
  const { type = attribute.type.text } = docs.get(name) ?? {};
  const isText = !isFlag && min === undefined && written !== '{}';
  const value = isText ? quote(written) : isFlag ? 'false' : written;
  return { kind: 'field', name, description, type: { text: type }, default: value, attribute: attribute.name };
}

/** Replaces the name of a type by the words that it stands for, so that editors offer them. */
function spellOut({ text }: Field['type'], path: string, sources: Sources): Field['type'] {
  const found = /^[A-Z]\w+$/.test(text) && sources.resolve(text, sources.read(path));
  const isUnion = found && ts.isTypeAliasDeclaration(found) && ts.isUnionTypeNode(found.type);
  return { text: isUnion ? found.type.getText() : text };
}

function describeMember(member: Member, attributes: readonly Attribute[], { path, sources }: ElementSource) {
  const [described] = flat([member]) as [Field | Method];
  if (described.kind === 'method') return described;
  const file = member.inheritedFrom?.module.replace(/^\//, '') ?? path;
  const accepts = sources.setterType(file, described.name);
  const field = { ...described, type: spellOut(described.type, file, sources), ...(accepts && { accepts }) };
  const attribute = attributes.find(({ fieldName }) => fieldName === described.name);
  return attribute ? { ...field, attribute: attribute.name, default: quote(attribute.default) } : field;
}

const describePlaces = (
  places: readonly Inherited<Documented>[] | undefined,
  attributes: readonly Attribute[],
): Place[] =>
  flat(places).map((place) =>
    attributes.some(({ name }) => name === place.name) ? { ...place, kind: 'method' } : place,
  );

/** The class docs are the manual: what they leave out is documented nowhere. */
function requireDescriptions(element: Element): void {
  const { attributes, members, events, slots, cssParts, cssProperties, cssStates } = element;
  const details = events.flatMap(({ detail }) => detail);
  const all: Documented[] = [
    element,
    ...[attributes, members, events, details, slots, cssParts, cssProperties, cssStates].flat(),
  ];
  const silent = all.filter(({ description }) => !description).map(({ name }) => name);
  if (silent.length > 0) throw new Error(`${element.name}: the class docs say nothing of ${silent.join(', ')}.`);
}

/** An element as one class, with all that can be written, listened for, styled and called. */
export function describeElement(analyzed: Analyzed, source: ElementSource): Element {
  const members = (analyzed.members ?? []).filter(isPublic);
  const facts = new Set(source.attributes.map(({ name }) => name));
  // First the attributes that are in no table, only in the docs of their properties.
  const attributes = [
    ...flat(analyzed.attributes).map((one) => ({ ...one, default: '' })),
    ...source.attributes.map((facts) => describeAttribute(facts, source)),
  ];
  const element: Element = {
    kind: 'class',
    customElement: true,
    tagName: source.tagName,
    name: analyzed.name,
    superclass: { name: 'HTMLElement' },
    description: analyzed.description ?? '',
    attributes,
    members: [
      ...attributes.filter(({ name }) => facts.has(name)).map((attribute) => describeField(attribute, source)),
      ...members.map((member) => describeMember(member, attributes, source)),
    ],
    events: flat(analyzed.events)
      .filter(({ name }) => name) // the analyzer adds one without a name for each event that is dispatched
      .map((event) => ({ ...event, detail: describeDetail(event.type.text, source.sources) })),
    slots: describePlaces(analyzed.slots, attributes),
    cssParts: describePlaces(analyzed.cssParts, attributes),
    cssProperties: flat(analyzed.cssProperties),
    cssStates: flat(analyzed.cssStates),
  };
  requireDescriptions(element);
  return element;
}
