import { describe, expect, test } from 'vitest';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { type Attribute, type Documented, elementsOf } from '../scripts/manifest/schema.ts';
import { FEATURE_ATTRIBUTES, FILTER_ATTRIBUTES } from '../src/settings/feature-attributes.ts';
import type { WidgetElement } from '../src/element/widget-element.ts';
import * as library from '../src/index.ts';
import { type AttributeContract, CONTRACT, type ElementContract, REFUSED_ATTRIBUTES } from './contract.ts';

const elements = elementsOf(makeManifest());
const contracts: Readonly<Record<string, ElementContract>> = CONTRACT;
const classes = { ...library } as Readonly<Record<string, unknown>>;

const namesOf = (documented: readonly Documented[]): string[] => documented.map(({ name }) => name);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** What the manifest says of an attribute, in the words of the contract. */
function promiseOf(attribute: Attribute): AttributeContract {
  const { fieldName, required, default: written, values, isList, isFlag, min, max } = attribute;
  return {
    property: fieldName,
    ...(required && { required }),
    default: isFlag ? false : min !== undefined ? Number(written) : written === '{}' ? {} : written,
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
    for (const { name, return: made } of methods) {
      expect(made.type.text).toBe(['grant', 'revoke'].includes(name) ? 'Promise<void>' : 'Promise<readonly Post[]>');
    }
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
    const readers: typeof made.attributes = { ...made.attributes, ...FEATURE_ATTRIBUTES, ...FILTER_ATTRIBUTES };
    const [described, table] = [attributes.find((one) => one.name === name), readers[name]];
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
    const isWary = ['consent', 'images'].includes(name); // a slip holds back
    if (values.length > 0) expect(read('other')).toEqual(['does not fit', isWary ? values.at(-1) : table.fallback]);
    if (min !== undefined) {
      expect(read(min)).toBe(min);
      expect(read(min - 1)).toEqual(['does not fit', min]);
      const most = max ?? Number.MAX_SAFE_INTEGER;
      expect(read(most)).toBe(most);
      expect(read(most + 1)).toEqual(max === undefined ? most + 1 : ['does not fit', max]);
    }
  });
});
