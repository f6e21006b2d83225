import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { DESCRIPTORS as features } from '../../src/features/descriptors.ts';
import { filters, FIRST_REQUEST_FEATURES } from '../../src/features/rows.ts';
import { renderWidget } from '../../src/server/index.ts';
import { type Attribute, type AttributeTable, readWritten, toWritten } from '../../src/settings/attributes.ts';

const folder = join(import.meta.dirname, '../../src/features');

/** Values that turn on the features whose attributes take any text. */
const TEXTS: Readonly<Record<string, unknown>> = {
  messages: { more: 'Older' },
  allHref: 'https://site.test/all',
  utm: 'source=site',
  altTexts: { one: 'A loaf' },
};

const settingsOf = (table: AttributeTable): Record<string, unknown> => {
  const valueOf = ([property, { fallback, min, values }]: [string, Attribute]): [string, unknown] => [
    property,
    TEXTS[property] ?? min ?? (fallback === false || values?.at(-1)) ?? 'words',
  ];
  return Object.fromEntries(Object.entries(table).map(valueOf));
};

test('every folder of a feature is described by its name', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test('no two features have an attribute of the same name', () => {
  const properties = features.flatMap(({ attributes, pagedAttributes = {}, options = {} }) =>
    Object.keys({ ...attributes, ...pagedAttributes, ...options }),
  );
  expect(new Set(properties).size).toBe(properties.length);
});

test('the first file knows those that change the first request, and those that let none be sent before the others', () => {
  const changing = features.filter(({ firstRequest }) => firstRequest).map(({ name: _, ...row }) => row);
  expect(new Set(FIRST_REQUEST_FEATURES)).toEqual(new Set(changing));
  const plans = FIRST_REQUEST_FEATURES.map(({ firstRequest }) => firstRequest);
  expect(plans).toEqual([...plans].sort().toReversed());
});

describe('on a server', () => {
  const item = { postId: '1', feedName: 'Bakery', postText: 'words', postUrl: 'https://posts.test/1' };
  const render = (settings: Readonly<Record<string, unknown>>, items = [item]) =>
    renderWidget('ws-feed', { baseUrl: 'https://api.test', feedId: 'a', ...settings } as never, {
      fetch: async () => Response.json({ meta: { maxResults: 1 }, items }),
    });

  test.each(features)('$name works without a document, with posts and without', async (feature) => {
    const table: AttributeTable = { ...feature.attributes, ...feature.pagedAttributes };
    const own = settingsOf(table);
    const isOn = Object.entries(table).some(([name, one]) => readWritten(one, toWritten(own[name])) !== one.fallback);
    // A feature without an attribute is turned on by the posts.
    expect(isOn || Object.keys(table).length === 0, 'Its attribute takes a row in TEXTS.').toBe(true);
    for (const items of [[item], []]) {
      const { html, error } = await render(own, items);
      expect(error).toBeUndefined();
      // A feature that holds something back does so on a server, too.
      expect(html).toContain('<template shadowrootmode="open">');
    }
  });
});

test.each([
  ['2026-01-31', '2026-01-31', 0],
  [' 2026-01-31\n', '2026-01-31', 0],
  ['2026-02-30', '', 1],
  ['yesterday', '', 1],
  [' ', '', 0],
])('a day that is written as %j is %j', (written, day, calls) => {
  const onInvalid = vi.fn();
  const { since } = filters.pagedAttributes;
  expect([since.read(written, onInvalid), onInvalid.mock.calls.length, since.fallback]).toEqual([day, calls, '']);
});
