import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ceilings } from '../../bench/budgets.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { normalisePost } from '../../src/model/normalise-post.ts';
import { CONTRACT, type ElementContract, TEMPLATE_ATTRIBUTES } from '../../test/contract.ts';

const root = join(import.meta.dirname, '../..');

function namesOfElement(element: ElementContract): string[] {
  const attributes = Object.entries(element.attributes).flatMap(
    ([name, { fieldName, values = [], default: fallback, min, max }]) => [
      `attribute ${name}`,
      `attribute ${name}, default: ${fallback}`,
      ...(min === undefined ? [] : [`attribute ${name}, from ${min} to ${max ?? 'any'}`]),
      ...values.map((value) => `attribute ${name}: ${value}`),
      `property ${fieldName}`,
    ],
  );
  const events = Object.entries(element.events).flatMap(([name, fields]) => [
    `event ${name}`,
    ...fields.map((field) => `event ${name}: ${field}`),
  ]);
  const listed = {
    property: Object.keys(element.properties),
    method: element.methods,
    slot: element.slots.map((name) => name || '(default)'),
    part: element.parts,
    'custom property': Object.keys(element.customProperties),
    state: element.states,
  };
  const others = Object.entries(listed).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`));
  return [...attributes, ...events, ...others];
}

/** What a module of `src` exports by name, types included. */
function exportsOf(file: string): string[] {
  const source = readFileSync(join(root, 'src', file), 'utf8');
  return [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.replace(/^\s*type /, '').trim())
      .filter(Boolean),
  );
}

/** Every name that a page, a style sheet or a program may use: taking one away breaks somebody. */
export function publicNames(): string[] {
  return [
    ...Object.entries(CONTRACT).flatMap(([tag, element]) => [
      tag,
      ...namesOfElement(element).map((name) => `${tag} ${name}`),
    ]),
    ...Object.keys(normalisePost({ postText: 'any' }) ?? {}).map((name) => `post field ${name}`),
    ...TEMPLATE_ATTRIBUTES.map((name) => `template attribute ${name}`),
    ...Object.keys(packageJson.exports).map((entry) => `entry ${entry}`),
    ...exportsOf('index.ts').map((name) => `export ${name}`),
    ...exportsOf('headless.ts').map((name) => `export headless ${name}`),
    ...exportsOf('testing/index.ts').map((name) => `export testing ${name}`),
    ...Object.keys(ceilings.files)
      .filter((file) => file.startsWith('ws-widgets')) // the others have a hash in their names, and are not requested by name
      .map((file) => `file ${file}`),
    ...readdirSync(join(root, 'src/themes')).map((file) => `file themes/${file}`),
  ].sort();
}
