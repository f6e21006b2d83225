import type { Attribute, Element, Field, Manifest } from './schema.ts';
import { elementsOf } from './schema.ts';

const comment = (text: string): string => `  /** ${text} */\n`;

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** A number may be written as text, as in HTML. */
const writtenType = ({ type }: Attribute): string => (type.text === 'number' ? 'number | `${number}`' : type.text);

/**
 * What a property takes. The files that use these types do not know a type's name, so such a type is read from the property:
 * `WsFeed['messages']`. That is the type of its getter, to which those are added that only its setter takes.
 */
function writableType({ type, name, accepts }: Field, owner: string): string {
  const read = /^(string|number|'.*)$/.test(type.text) ? type.text : `${owner}['${name}']`;
  const more =
    accepts?.text.split(' | ').filter((one) => /^[a-z]+$/.test(one) && ![read, 'undefined'].includes(one)) ?? [];
  return [read, ...more].join(' | ');
}

const isSettable = (member: Element['members'][number]): member is Field => member.kind === 'field' && !member.readonly;

/** What may be set on an element in a template: its attributes as they are written, and its properties. */
function propsOf({ name, attributes, members }: Element): string {
  const types = new Map<string, { description: string; types: Set<string> }>();
  const add = (key: string, description: string, type: string): void => {
    const known = types.get(key) ?? { description, types: new Set() };
    types.set(key, { ...known, types: known.types.add(type) });
  };
  for (const attribute of attributes) add(attribute.name, attribute.description, writtenType(attribute));
  for (const field of members.filter(isSettable)) add(field.name, field.description, writableType(field, name));
  return [...types]
    .map(([key, one]) => `${comment(one.description)}  ${keyOf(key)}?: ${[...one.types, 'undefined'].join(' | ')};\n`)
    .join('');
}

const eventsOf = ({ events }: Element): string =>
  events.map(({ name, description, type }) => `${comment(description)}  '${name}': ${type.text};\n`).join('');

/** The types on which those for each framework are based: what may be set on an element, and what it fires. */
export function makeElementTypes(manifest: Manifest): string {
  const elements = elementsOf(manifest);
  const events = [...new Set(elements.flatMap(({ events }) => events.map(({ type }) => type.text)))];
  const imports = [
    `import type { ${events.join(', ')} } from '../npm/index.js';\n`,
    ...elements.map(({ name, tagName }) => `import type { ${name} } from '../npm/widgets/${tagName}.js';\n`),
  ];
  const interfaces = elements.map(
    (element) =>
      `export interface ${element.name}Props {\n${propsOf(element)}}\n\n` +
      `export interface ${element.name}Events {\n${eventsOf(element)}}\n`,
  );
  const tags = elements.map(
    ({ name, tagName, description }) =>
      `${comment(description)}  '${tagName}': { element: ${name}; props: ${name}Props; events: ${name}Events };\n`,
  );
  return [imports.join(''), ...interfaces, `export interface ElementTypes {\n${tags.join('')}}\n`].join('\n');
}
