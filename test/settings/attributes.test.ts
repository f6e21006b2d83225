import { describe, expect, test, vi } from 'vitest';
import { type Attribute, cautiousOneOf, oneOf, toWritten, wholeNumber } from '../../src/settings/attributes.ts';
import { writtenAttribute } from '../../src/settings/page-defaults.ts';

describe('what was written', () => {
  test.each<[kind: string, Attribute, written: string, value: unknown]>([
    ['a word', oneOf('load', 'click'), ' CLICK\n', 'click'],
    ['a word that holds nothing back', cautiousOneOf('load', 'click'), ' LOAD\n', 'load'],
    ['a number without an end', wholeNumber(1, Infinity, Infinity), 'Infinity', Infinity],
  ])('fits as %s, whatever its letters and the space around it', (_, attribute, written, value) => {
    const misfit = vi.fn();
    expect(attribute.read(written, misfit)).toBe(value);
    expect(misfit).not.toHaveBeenCalled();
  });

  test('is on the element, else on the first tag that says it', () => {
    const elementOf = (attributes: Readonly<Record<string, string>>): Element =>
      ({ getAttribute: (name: string) => attributes[name] ?? null }) as unknown as Element;
    const tags = [{}, { 'data-theme': '' }, { 'data-theme': 'dark' }].map(elementOf);
    expect(writtenAttribute(elementOf({ theme: 'light' }), 'theme', tags)).toBe('light');
    expect(writtenAttribute(elementOf({}), 'theme', tags)).toBe('');
    expect(writtenAttribute(elementOf({}), 'layout', tags)).toBeNull();
  });
});

describe('what is written of a value', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;

  test.each<[value: unknown, written: string]>([
    [['a', 'b'], 'a b'],
    [{ a: 1 }, '{"a":1}'],
    [7, '7'],
    [circle, ''],
    [{ toJSON: () => undefined }, ''],
  ])('%o is %j', (value, written) => {
    expect(toWritten(value)).toBe(written);
  });
});
