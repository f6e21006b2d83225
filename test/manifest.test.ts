import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { type Attribute, type Documented, elementsOf } from '../scripts/manifest/schema.ts';
import type { WidgetElement } from '../src/elements/widget-element.ts';
import * as library from '../src/index.ts';
import {
  type AttributeContract,
  CONTRACT,
  type ElementContract,
  REFUSED_ATTRIBUTES,
  TEMPLATE_ATTRIBUTES,
} from './contract.ts';

const manifest = makeManifest();
const elements = elementsOf(manifest);
const contracts: Readonly<Record<string, ElementContract>> = CONTRACT;
const classes = { ...library } as Readonly<Record<string, unknown>>;

const namesOf = (documented: readonly Documented[]): string[] => documented.map(({ name }) => name);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** What the manifest says of an attribute, in the words of the contract. */
function promiseOf(attribute: Attribute): AttributeContract {
  const { fieldName, required, default: written, values, isList, min, max } = attribute;
  return {
    property: fieldName,
    ...(required && { required }),
    default: min !== undefined ? Number(written) : written === '{}' ? {} : written,
    ...(values && { values }),
    ...(isList && { list: true }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

function descriptorOf(prototype: object | null, name: string): PropertyDescriptor | undefined {
  return prototype
    ? (Object.getOwnPropertyDescriptor(prototype, name) ??
        descriptorOf(Object.getPrototypeOf(prototype) as object, name))
    : undefined;
}

test('the manifest describes each element of the contract, in its order, and no other', () => {
  expect(elements.map(({ tagName }) => tagName)).toEqual(Object.keys(CONTRACT));
});

describe.each(elements.map((element) => [element.tagName, element] as const))('<%s>', (tag, element) => {
  const contract = contracts[tag] as ElementContract;
  const { attributes, members } = element;
  const fields = members.filter((member) => member.kind === 'field');
  const methods = members.filter((member) => member.kind === 'method');

  test('has the attributes of the contract, with their values, defaults and properties, and no other', () => {
    expect(Object.fromEntries(attributes.map((one) => [one.name, promiseOf(one)]))).toEqual(contract.attributes);
  });

  test('has a property for each attribute, those of the contract besides, and no other', () => {
    const own = fields.filter(({ attribute }) => !attribute);
    const ofAttributes = fields.filter(({ attribute }) => attribute);
    expect(Object.fromEntries(own.map(({ name, readonly }) => [name, !readonly]))).toEqual(contract.properties);
    expect(Object.fromEntries(ofAttributes.map(({ name, attribute }) => [attribute, name]))).toEqual(
      Object.fromEntries(Object.entries(contract.attributes).map(([name, { property }]) => [name, property])),
    );
  });

  test('has the methods of the contract, with what they resolve to, and no other', () => {
    expect(namesOf(methods)).toEqual(contract.methods);
    for (const method of methods) expect(method.return.type.text).toBe('Promise<readonly Post[]>');
  });

  test('has the events of the contract, with the fields of their detail, and no other', () => {
    const described = element.events.map(({ name, detail }) => [name, namesOf(detail)]);
    expect(Object.fromEntries(described)).toEqual(contract.events);
  });

  test.each([
    ['slots', element.slots, contract.slots],
    ['parts', element.cssParts, contract.parts],
    ['states', element.cssStates, contract.states],
  ])('has the %s of the contract, each once, and no other', (_, described, promised) => {
    expect(namesOf(described).sort()).toEqual([...promised].sort());
  });

  test('has the custom properties of the contract, with their defaults, and no other', () => {
    const described = element.cssProperties.map(({ name, default: value }) => [name, value]);
    expect(Object.fromEntries(described)).toEqual(contract.customProperties);
    expect(described).toHaveLength(Object.keys(contract.customProperties).length);
  });

  const made = classes[element.name] as typeof WidgetElement;
  const { observedAttributes, prototype } = made; // observing them makes the properties of attributes

  test('observes the attributes of the manifest, and those that it refuses', () => {
    const refused = attributes.length > 0 ? REFUSED_ATTRIBUTES : [];
    expect(sorted(observedAttributes)).toEqual(sorted([...namesOf(attributes), ...refused]));
  });

  test('has the properties and the methods of the manifest, to be set where it says so', () => {
    const set = fields.map(({ name }) => [name, descriptorOf(prototype, name)?.set !== undefined]);
    expect(Object.fromEntries(set)).toEqual(Object.fromEntries(fields.map(({ name, readonly }) => [name, !readonly])));
    for (const { name } of methods) expect(typeof descriptorOf(prototype, name)?.value, name).toBe('function');
  });

  test('cannot do without the attributes that the manifest requires', () => {
    const { required = [] } = made as { required?: readonly string[] };
    expect(sorted(required)).toEqual(sorted(namesOf(attributes.filter((one) => one.required))));
  });

  test.each(Object.keys(made.attributes))('reads %s as the manifest says', (name) => {
    const [described, table] = [attributes.find((one) => one.name === name), made.attributes[name]];
    if (!described || !table) throw new Error(`The manifest knows no ${name}.`);
    const { values = [], isList, min, max } = described;
    const read = (written: unknown): unknown => {
      let fits = true;
      const value = table.read(String(written), () => (fits = false));
      return fits ? value : ['does not fit', value];
    };
    expect(table.fallback).toEqual(promiseOf(described).default);
    for (const value of values) expect(read(value)).toBe(value);
    if (isList) expect(read(values.join(' '))).toBe(values.join(' '));
    if (values.length > 0) expect(read('other')).toEqual(['does not fit', table.fallback]);
    if (min !== undefined) {
      expect(read(min)).toBe(min);
      expect(read(min - 1)).toEqual(['does not fit', min]);
      const most = max ?? Number.MAX_SAFE_INTEGER;
      expect(read(most)).toBe(most);
      expect(read(most + 1)).toEqual(max === undefined ? most + 1 : ['does not fit', max]);
    }
  });
});

describe('the sources', () => {
  const folder = join(import.meta.dirname, '../src/elements');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const readAll = (ending: string): string =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map(read)
      .join('\n');
  const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one);
  const documented = (list: 'cssParts' | 'cssProperties' | 'cssStates'): string[] =>
    elements.flatMap((element) => namesOf(element[list]));

  test('make the parts of the manifest, and no other', () => {
    expect(sorted(found(readAll('.ts'), /\bpart(?:: '|=")(\w+)/g))).toEqual(sorted(documented('cssParts')));
  });

  test('have a place for each slot of the manifest: a name of its own, or that of a state', () => {
    const slots = sorted(elements.flatMap((element) => namesOf(element.slots)));
    const named = found(read('frame.ts'), /make\('slot', \{ name: '(\w+)'/g);
    expect(slots.filter((name) => name && !named.includes(name) && !documented('cssStates').includes(name))).toEqual(
      [],
    );
  });

  test('fill in the attributes of a template that the manifest names, and no other', () => {
    const [slot] = elements.flatMap(({ slots }) => slots.filter(({ name }) => name === 'card'));
    expect(sorted(found(slot?.description ?? '', /`(data-ws-\w+)`/g))).toEqual(sorted(TEMPLATE_ATTRIBUTES));
    expect(sorted(found(read('custom-card.ts'), /['[](data-ws-\w+)/g))).toEqual(sorted(TEMPLATE_ATTRIBUTES));
  });

  test('are in the states of the manifest, and no other', () => {
    for (const { members, cssStates } of elements) {
      const state = members.find(({ name }) => name === 'state');
      const type = state?.kind === 'field' ? state.type.text : '';
      expect(found(type, /'(\w+)'/g)).toEqual(namesOf(cssStates));
    }
  });

  // Beside the themes, which set text and surface together.
  const css = readAll('.css').replaceAll('var(--_', 'var(--ws-');
  const uses = [...css.matchAll(/var\((--ws-[\w-]+), ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].filter(
    ([, , fallback]) => !fallback?.startsWith('light-dark('),
  );

  test('use the custom properties of the manifest, and no other', () => {
    expect(sorted(uses.map(([, name = '']) => name))).toEqual(sorted(documented('cssProperties')));
    expect(sorted(found(readAll('.css'), /(--ws-[\w-]+)/g))).toEqual(sorted(documented('cssProperties')));
  });

  test('fall back to the defaults of the manifest wherever a custom property is not set', () => {
    for (const { cssProperties } of elements) {
      for (const { name, default: value } of cssProperties) {
        expect(sorted(uses.filter((use) => use[1] === name).map((use) => use[2] ?? '')), name).toEqual([value]);
      }
    }
  });
});

describe('an event', () => {
  const post = {} as library.Post;
  const error: library.Fault = { kind: 'network', message: '' };
  const made = [
    new library.WsLoadEvent({ posts: [], added: [], hasMore: false }),
    new library.WsErrorEvent({ error, feedId: undefined }),
    new library.WsPostClickEvent({ post, url: '' }),
  ];
  const documented = new Map(elements.flatMap(({ events }) => events.map((event) => [event.name, event])));

  test.each(made)('has the class and the fields that the manifest says, and rises: $type', (event) => {
    const { type, detail } = documented.get(event.type) ?? {};
    expect(event.constructor.name).toBe(type?.text);
    expect(Object.keys(event.detail)).toEqual(namesOf(detail ?? []));
    expect(event).toMatchObject({ bubbles: true, composed: true, cancelable: event.type === 'ws-post-click' });
  });

  test('is one of those that are made', () => {
    expect(sorted(documented.keys())).toEqual(sorted(made.map(({ type }) => type)));
  });
});

describe('each module of the manifest', () => {
  const sources = (path: string): string => path.replace(/^dist\/npm\/(.*)\.js$/, '../src/$1.ts');

  test.each(manifest.modules.map(({ path, exports }) => [path, exports] as const))(
    'is one of the package, with its exports: %s',
    async (path, exports) => {
      expect(path).toMatch(/^dist\/npm\/.*\.js$/);
      const module = (await import(join(import.meta.dirname, sources(path)))) as Record<string, unknown>;
      expect(Object.keys(module)).toEqual(exports.filter(({ kind }) => kind === 'js').map(({ name }) => name));
    },
  );
});
