import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { type Documented, elementsOf } from '../scripts/manifest/schema.ts';
import type { WidgetElement } from '../src/element/widget-element.ts';
import * as library from '../src/index.ts';
import { KEYS } from '../src/settings/page-defaults.ts';
import { TEMPLATE_ATTRIBUTES } from './contract.ts';

const manifest = makeManifest();
const elements = elementsOf(manifest);

const namesOf = (documented: readonly Documented[]): string[] => documented.map(({ name }) => name);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

const classes = { ...library } as Readonly<Record<string, unknown>>;

/** The types of the methods that do not resolve to posts. */
const RESULTS: Readonly<Record<string, string>> = {
  grant: 'Promise<void>',
  revoke: 'Promise<void>',
  explain: 'Promise<readonly Finding[]>',
};

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

  test('has a type of its own for each property that reads as an object', () => {
    const objects = Object.entries(made.attributes).filter(([, { fallback }]) => typeof fallback === 'object');
    const types = objects.map(([property]) => fields.find(({ name }) => name === property)?.type.text);
    expect(types.length).toBeGreaterThan(0);
    expect(types).not.toContain('string');
  });
});

describe('the sources', () => {
  const folder = join(import.meta.dirname, '../src');
  /** The text of all sources with this ending, without the folders of `leftOut`. Themes are style sheets of pages. */
  const readAll = (ending: string, leftOut = ['themes']): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !leftOut.some((floor) => file.startsWith(floor)))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one);
  const documented = (list: 'cssParts' | 'cssProperties' | 'cssStates'): string[] =>
    elements.flatMap((element) => namesOf(element[list]));

  test('make the parts of the manifest, and no other', () => {
    const made = sorted(found(readAll('.ts'), /\b(?:part(?:: '|=")|(?:linkTo|turn)\(\s*')([\w-]+)/g));
    expect(made, 'Each has a @csspart in src/widgets/feed-element.ts.').toEqual(sorted(documented('cssParts')));
  });

  test('have a place for each slot of the manifest: a name of its own, or that of a state', () => {
    const slots = sorted(elements.flatMap((element) => namesOf(element.slots)));
    const named = found(readAll('.ts'), /(?:make\('slot', \{ name: '|<slot name=")(\w+)/g);
    expect(slots.filter((name) => !['', ...named, ...documented('cssStates')].includes(name))).toEqual([]);
  });

  test('fill in the attributes of a template that the manifest names, and no other', () => {
    const [slot] = elements.flatMap(({ slots }) => slots.filter(({ name }) => name === 'card'));
    expect(sorted(found(slot?.description ?? '', /`(data-ws-\w+)`/g))).toEqual(sorted(TEMPLATE_ATTRIBUTES));
    // Attributes that name no field of a post: those of an element in a `<div>`, of a card in the page, of the doctor's panel.
    const others = ['data-ws-element', 'data-ws-post', 'data-ws-panel', 'data-ws-rendered'];
    const read = found(readAll('.ts'), /['[](data-ws-\w+)/g).filter((name) => !others.includes(name));
    expect(sorted(read)).toEqual(sorted(TEMPLATE_ATTRIBUTES));
  });

  test('are in the states of the manifest, and no other', () => {
    for (const { members, cssStates } of elements) {
      const state = members.find(({ name }) => name === 'state');
      expect(found(state?.kind === 'field' ? state.type.text : '', /'(\w+)'/g)).toEqual(namesOf(cssStates));
    }
  });

  // Without the themes, designs and the wide card, which set other values. A ring has the accent's color, or the text's.
  const css = readAll('.css', ['themes', 'designs', 'layouts/featured'])
    .replaceAll('var(--_ring)', 'var(--ws-accent)')
    .replaceAll('var(--_', 'var(--ws-');
  const uses = [...css.matchAll(/var\((--ws-[\w-]+), ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].filter(
    // The manifest describes a default that depends on the color scheme, or on the content of a card, in words.
    ([, , fallback]) => !/^(light-dark\(|var\(--ws-loudest\))/.test(fallback ?? ''),
  );

  test('use the custom properties of the manifest, and no other', () => {
    expect(sorted(uses.map(([, name = '']) => name))).toEqual(sorted(documented('cssProperties')));
    expect(sorted(found(readAll('.css'), /(--ws-[\w-]+)/g))).toEqual(sorted(documented('cssProperties')));
  });

  test('fall back to the defaults of the manifest wherever a custom property is not set', () => {
    for (const { name, description, default: value = '' } of elements.flatMap(({ cssProperties }) => cssProperties)) {
      const ofLayouts = found(description ?? '', /by default (\S+) with `layout=/g);
      const ofImages = found(description ?? '', /by default `([^`]+)`/g);
      const used = uses.filter((use) => use[1] === name && use[2] !== 'revert-layer').map((use) => use[2] ?? '');
      expect(sorted(used), name).toEqual(sorted([value, ...ofLayouts, ...ofImages]));
    }
  });
});

describe('an event', () => {
  const post = {} as library.Post;
  const error: library.Fault = { kind: 'network', code: 'WS-205', message: '' };
  const made = [
    new library.WsLoadEvent({ posts: [], added: [], hasMore: false }),
    new library.WsErrorEvent({ error, feedId: undefined }),
    new library.WsPostClickEvent({ post, url: '', part: 'link' }),
    new library.WsConsentEvent({ baseUrl: '', stored: false }),
    new library.WsImpressionEvent({ post }),
    new library.WsSearchEvent({ query: '', hashtags: [], found: 0 }),
    new library.WsShareEvent({ post, by: 'sheet' }),
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
      const own = exports.filter(({ kind, declaration }) => kind === 'js' && declaration.module === path);
      expect(Object.keys(module)).toEqual(own.map(({ name }) => name));
    },
  );
});
