import { describe, expect, test } from 'vitest';
import { makeSetupFault } from '../../src/settings/explain-setup.ts';
import { findBlocker, MISSING_MODULE } from '../../src/settings/page-defaults.ts';

const BASE = 'https://api.example';
const REQUIRED = { embedId: { read: String, fallback: '' }, org: { read: String, fallback: '' } };

/** An element with these attributes, on a page without defaults. */
const elementWith = (attributes: Readonly<Record<string, string>>): Element =>
  ({
    localName: 'ws-embed',
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
  }) as unknown as Element;

describe('what keeps an element from requesting anything', () => {
  test.each<[attributes: Record<string, string>, found: string | undefined]>([
    [{ 'base-url': BASE, 'embed-id': 'e', org: 'o' }, undefined],
    [{ 'base-url': BASE, org: 'o' }, 'embed-id'],
    [{ 'base-url': BASE, 'embed-id': ' \n', org: 'o' }, 'embed-id'],
    [{ 'base-url': BASE, 'embed-id': 'e', org: '' }, 'org'],
    [{ 'base-url': ' ', 'embed-id': 'e', org: 'o' }, 'base-url'],
    [{ 'base-url': 'javascript:alert(1)', 'embed-id': 'e', org: 'o' }, 'base-url'],
    [{ 'x-api-key': '', 'base-url': BASE, 'embed-id': 'e', org: 'o' }, 'x-api-key'],
    ...['api-key', 'apikey', 'api_key'].map((key) => [{ [key]: 'k' }, key] as [Record<string, string>, string]),
  ])('of %j is %s', (attributes, found) => expect(findBlocker(elementWith(attributes), REQUIRED)).toBe(found));
});

describe('what an owner reads', () => {
  const messageOf = (attribute: string, attributes = {}): string => {
    const { kind, message } = makeSetupFault(elementWith(attributes), attribute);
    expect(kind).toBe('setup');
    return message;
  };

  test('names the element and what to write', () => {
    expect(messageOf('org')).toBe('<ws-embed> "org" is missing; write org="…".');
    expect(messageOf('base-url')).toBe(
      '<ws-embed> "base-url" is missing; write base-url="https://…", the address of the service.',
    );
  });

  test.each([
    ...['api.example', 'api.example/v1', ' api.example ', 'api.example?v=1'].map(
      (written) => [written, 'https'] as const,
    ),
    ...['localhost:3000', '127.0.0.1:80/v1', ' localhost:80'].map((written) => [written, 'http'] as const),
  ])('takes %j for an address without a scheme, not for a path', (written, scheme) => {
    const element = elementWith({ 'base-url': written, 'embed-id': 'e', org: 'o' });
    expect(findBlocker(element, REQUIRED)).toBe('base-url');
    expect(makeSetupFault(element, 'base-url')).toEqual({
      kind: 'setup',
      code: 'WS-105',
      message: `<ws-embed> "${written}" of "base-url" has no scheme; write "${scheme}://" before it.`,
    });
  });

  test('tells of a module that may hold posts back and is not there', () => {
    expect(messageOf(MISSING_MODULE)).toBe(
      '<ws-embed> A module could not be loaded; check dist, the import map and the policy.',
    );
  });
});
