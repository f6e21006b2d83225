import type { Attribute, Documented, Element, Event, Manifest } from '../manifest/schema.ts';
import { elementsOf } from '../manifest/schema.ts';
import { messageRows } from './messages-rows.ts';
import { code, phrase, sayDefault, sayValues } from './say.ts';
import { allOwnAttributes, ownAttributes, type Shared, sharedOf } from './shared.ts';

type Row = readonly string[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const named = (what: string, items: readonly Documented[], does: string): string =>
  table(
    [what, does],
    items.map(({ name, description }) => [name ? code(name) : 'no name', phrase(description)]),
  );

const elementRow = (element: Element): Row => [
  code(`<${element.tagName}>`),
  phrase(element.description).replace(/^displays /, ''),
];

/** The attributes that not all elements have, and which have them. */
function ownRows(elements: readonly Element[], shared: Shared): Row[] {
  const hasOwn = (element: Element, { name }: Attribute): boolean =>
    ownAttributes(element, shared).some((one) => one.name === name);
  return allOwnAttributes(elements, shared).map((attribute) => {
    const tags = elements.filter((element) => hasOwn(element, attribute)).map(({ tagName }) => code(`<${tagName}>`));
    return [...attributeRow(attribute), tags.join(', ')];
  });
}

const attributeRow = (attribute: Attribute): Row => [
  code(attribute.name),
  sayValues(attribute).join(' | '),
  phrase(attribute.description),
];

const eventRow = ({ name, description, detail }: Event): Row => [
  code(name),
  phrase(description),
  detail.map((field) => `${code(field.name)}: ${phrase(field.description)}`).join('<br>'),
];

/** The tables of the guides, by the names of their places. */
export function makeTables(manifest: Manifest): Readonly<Record<string, string>> {
  const elements = elementsOf(manifest);
  const shared = sharedOf(elements);
  const { events, slots, cssStates, members } = shared.richest;
  const scripted = members.flatMap((member) => {
    if (member.kind === 'method') return { ...member, name: `${member.name}()` };
    return member.attribute ? [] : member;
  });
  const head = ['attribute', 'values, the default first', 'what it does'];
  return {
    elements: table(['element', 'what it displays'], elements.map(elementRow)),
    'own attributes': table([...head, 'elements'], ownRows(elements, shared)),
    'shared attributes': table(head, shared.attributes.map(attributeRow)),
    'custom properties': table(
      ['custom property', 'default', 'what it sets'],
      shared.richest.cssProperties.map((one) => [code(one.name), sayDefault(one), phrase(one.description)]),
    ),
    'parts of a feed': named('part of a feed', shared.feedParts, 'what it is'),
    'parts of a card': named('part of a card', shared.cardParts, 'what it is'),
    messages: table(['key', 'English', 'what it is for'], messageRows()),
    slots: named('slot', slots, 'what it is for'),
    states: named('state', cssStates, 'when'),
    events: table(['event', 'when', '`detail`'], events.map(eventRow)),
    'properties and methods': named('name', scripted, 'what it is, or does'),
  };
}
