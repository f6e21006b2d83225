import { expect, test } from 'vitest';
import { PANELS, ROWS } from '../../scripts/wordpress/inspector.ts';
import { ELEMENT_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';

const tables = Object.values(ELEMENT_ATTRIBUTES);

test('a row of the table is of an attribute, and its words are among those that it takes', () => {
  for (const [property, { panel, words = {} }] of Object.entries(ROWS)) {
    const [attribute] = tables.flatMap((table) => Object.entries(table).filter(([name]) => name === property));
    expect(attribute, property).toBeDefined();
    expect(PANELS).toContain(panel);
    expect(attribute?.[1].values ?? []).toEqual(expect.arrayContaining(Object.keys(words)));
  }
});

test('each attribute that the inspector has is explained in words that can be translated', () => {
  const properties = new Set(Object.values(ELEMENT_ATTRIBUTES).flatMap((table) => Object.keys(table)));
  // The address of the service is set up once, for the whole site.
  const unexplained = [...properties].filter((name) => name !== 'baseUrl' && ROWS[name]?.help === undefined);
  expect(unexplained).toEqual([]);
});
