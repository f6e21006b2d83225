import { describe, expect, test } from 'vitest';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { type Documented, elementsOf } from '../scripts/manifest/schema.ts';
import type { WidgetElement } from '../src/element/widget-element.ts';
import * as library from '../src/index.ts';
import { KEYS } from '../src/settings/page-defaults.ts';

const elements = elementsOf(makeManifest());
const classes = { ...library } as Readonly<Record<string, unknown>>;

/** The types of the methods that do not resolve to posts. */
const RESULTS: Readonly<Record<string, string>> = {
  grant: 'Promise<void>',
  revoke: 'Promise<void>',
  explain: 'Promise<readonly Finding[]>',
};

const namesOf = (documented: readonly Documented[]): string[] => documented.map(({ name }) => name);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

function descriptorOf(prototype: object | null, name: string): PropertyDescriptor | undefined {
  if (!prototype) return undefined;
  const above = Object.getPrototypeOf(prototype) as object;
  return Object.getOwnPropertyDescriptor(prototype, name) ?? descriptorOf(above, name);
}

test('the manifest describes each element that is exported, and no other', () => {
  const exported = Object.keys(library).filter((name) => !name.endsWith('Event'));
  expect(sorted(elements.map(({ name }) => name))).toEqual(sorted(exported));
});

describe.each(elements.map((element) => [element.tagName, element] as const))('<%s>', (_, element) => {
  const { attributes, members } = element;
  const fields = members.filter((member) => member.kind === 'field');
  const methods = members.filter((member) => member.kind === 'method');

  const made = classes[element.name] as typeof WidgetElement;
  const { observedAttributes, prototype } = made; // reading them creates the properties of the attributes

  test('observes the attributes of the manifest, and those that it refuses', () => {
    expect(sorted(observedAttributes)).toEqual(sorted([...namesOf(attributes), ...KEYS]));
  });

  test('has the properties of the manifest, to be set where it says so, and methods that resolve to posts, or to what they say', () => {
    const set = fields.map(({ name }) => [name, descriptorOf(prototype, name)?.set !== undefined]);
    expect(Object.fromEntries(set)).toEqual(Object.fromEntries(fields.map(({ name, readonly }) => [name, !readonly])));
    for (const { name, return: made } of methods) {
      expect(typeof descriptorOf(prototype, name)?.value, name).toBe('function');
      expect(made.type.text).toBe(RESULTS[name] ?? 'Promise<readonly Post[]>');
    }
  });
});
