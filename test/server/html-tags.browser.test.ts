import { expect, it } from 'vitest';
import HTML_TAGS from '../../src/server/html-tags.json' with { type: 'json' };

/** Obsolete tag names, and names that only look like HTML. */
const OTHERS = 'applet bgsound blink content foo isindex keygen math multicol nextid shadow spacer svg x'.split(' ');

it('are those that the browser knows', () => {
  const isKnown = (name: string): boolean => !(document.createElement(name) instanceof HTMLUnknownElement);
  expect(HTML_TAGS.filter((name) => !isKnown(name))).toEqual([]);
  expect(OTHERS.filter(isKnown)).toEqual([]);
  expect(OTHERS.filter((name) => HTML_TAGS.includes(name))).toEqual([]);
});
