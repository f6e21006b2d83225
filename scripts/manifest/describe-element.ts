import { propertyOf } from '../../src/settings/attributes.ts';
import { ts } from './analyzer.ts';
import { describeDetail } from './describe-event.ts';
import type { Attribute, AttributeFacts, CssProperty, Documented, Element, Event, Field, Method } from './schema.ts';
import type { Sources } from './sources.ts';

type Inherited<Item> = Item & { readonly inheritedFrom?: { readonly module: string } };
type Member = Inherited<(Field | Method) & { readonly static?: boolean; readonly privacy?: string }>;

/** A class as the analyzer describes it, with all that it has from its parents. */
export interface Analysed {
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
  /** Where its class stands. */
  readonly path: string;
  readonly attributes: readonly AttributeFacts[];
  readonly sources: Sources;
}

/** Without what tells which parent it came from, for a reader of the manifest sees one class; its docs in one line. */
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

function describeAttribute(facts: AttributeFacts, members: readonly Member[]): Attribute {
  const fieldName = propertyOf(facts.name);
  const description = members.find(({ name }) => name === fieldName)?.description ?? '';
  return { ...facts, description, fieldName, type: { text: typeOf(facts) } };
}

/** Spells out a name that stands for some words, for editors to offer them. */
function spellOut({ text }: Field['type'], path: string, sources: Sources): Field['type'] {
  const found = /^[A-Z]\w+$/.test(text) && sources.resolve(text, sources.read(path));
  const isUnion = found && ts.isTypeAliasDeclaration(found) && ts.isUnionTypeNode(found.type);
  return { text: isUnion ? found.type.getText() : text };
}

function describeMember(member: Member, attributes: readonly Attribute[], { path, sources }: ElementSource) {
  const [described] = flat([member]) as [Field | Method];
  if (described.kind === 'method') return described;
  const type = spellOut(described.type, member.inheritedFrom?.module.replace(/^\//, '') ?? path, sources);
  const attribute = attributes.find(({ fieldName }) => fieldName === described.name);
  if (!attribute) return { ...described, type };
  const { name, default: written, min } = attribute;
  const isText = min === undefined && written !== '{}';
  return { ...described, type, attribute: name, default: isText ? quote(written) : written };
}

/** The class docs are the manual: what they leave out stands nowhere. */
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
export function describeElement(analysed: Analysed, source: ElementSource): Element {
  const members = (analysed.members ?? []).filter(isPublic);
  // First those of which only the docs of their properties know.
  const attributes = [
    ...flat(analysed.attributes).map((one) => ({ ...one, default: '' })),
    ...source.attributes.map((facts) => describeAttribute(facts, members)),
  ];
  const element: Element = {
    kind: 'class',
    customElement: true,
    tagName: source.tagName,
    name: analysed.name,
    superclass: { name: 'HTMLElement' },
    description: analysed.description ?? '',
    attributes,
    members: members.map((member) => describeMember(member, attributes, source)),
    events: flat(analysed.events)
      .filter(({ name }) => name) // the analyzer makes one without a name of each that is dispatched
      .map((event) => ({ ...event, detail: describeDetail(event.type.text, source.sources) })),
    slots: flat(analysed.slots),
    cssParts: flat(analysed.cssParts),
    cssProperties: flat(analysed.cssProperties),
    cssStates: flat(analysed.cssStates),
  };
  requireDescriptions(element);
  return element;
}
