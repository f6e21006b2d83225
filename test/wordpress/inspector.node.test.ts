import { expect, test } from 'vitest';
import { inOrder, labelsOf, PANELS, ROWS } from '../../scripts/wordpress/inspector.ts';
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

test('an attribute that has no row yet has its name and its documentation, and stands last', () => {
  const help = 'Whether `x` is y.';
  const labels = { label: 'Sparkle level', panel: 'advanced', help: 'Whether x is y.' };
  expect(labelsOf('sparkle-level', help)).toEqual(labels);
  expect(labelsOf('sparkle-level', help, ['a-lot', '_none'])).toEqual({
    ...labels,
    words: { 'a-lot': 'A lot', _none: 'None' },
  });
  const names = ['sparkle-level', 'layout', 'feed-id'];
  expect(inOrder(names)).toEqual(names.toReversed());
});
