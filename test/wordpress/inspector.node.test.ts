import { expect, test } from 'vitest';
import { ROWS } from '../../scripts/wordpress/inspector.ts';
import { ELEMENT_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';

test('each attribute that the inspector has is explained in words that can be translated', () => {
  const properties = new Set(Object.values(ELEMENT_ATTRIBUTES).flatMap((table) => Object.keys(table)));
  // The URL of the service is set once for the whole site; the keys of links are under Advanced.
  const elsewhere = ['baseUrl', 'postKey', 'pageKey'];
  expect([...properties].filter((name) => !elsewhere.includes(name) && ROWS[name]?.help === undefined)).toEqual([]);
});
