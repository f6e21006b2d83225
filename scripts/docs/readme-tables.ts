import type { Attribute, Documented, Element, Event, Manifest } from '../manifest/schema.ts';
import { elementsOf } from '../manifest/schema.ts';
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

const elementRow = (element: Element, shared: Shared): Row => [
  code(`<${element.tagName}>`),
  phrase(element.description).replace(/^shows /, ''),
  ownAttributes(element, shared)
    .map(({ name }) => code(name))
    .join(', '),
];

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

/** The tables of the README, by the names of their places in it. */
export function makeReadmeTables(manifest: Manifest): Readonly<Record<string, string>> {
  const elements = elementsOf(manifest);
  const shared = sharedOf(elements);
  const { events, slots, cssStates, members } = shared.richest;
  const scripted = members.flatMap((member) => {
    if (member.kind === 'method') return { ...member, name: `${member.name}()` };
    return member.attribute ? [] : member;
  });
  const attributes = (what: string, rows: readonly Attribute[]): string =>
    table([what, 'values, the default first', 'what it says'], rows.map(attributeRow));
  return {
    elements: table(
      ['element', 'shows', 'own attributes'],
      elements.map((element) => elementRow(element, shared)),
    ),
    'own attributes': attributes('own attribute', allOwnAttributes(elements, shared)),
    'shared attributes': attributes('attribute of all three', shared.attributes),
    'custom properties': table(
      ['custom property', 'default', 'what it sets'],
      shared.cssProperties.map((one) => [code(one.name), sayDefault(one), phrase(one.description)]),
    ),
    'parts of a feed': named('part', shared.feedParts, 'what it is'),
    'parts of a card': named('part of a card', shared.cardParts, 'what it is'),
    slots: named('slot', slots, 'what stands in it'),
    states: named('state', cssStates, 'when'),
    events: table(['event', 'when', '`detail`'], events.map(eventRow)),
    'properties and methods': named('from script', scripted, 'what it is, or does'),
  };
}
