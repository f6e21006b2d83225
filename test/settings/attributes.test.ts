import { describe, expect, test, vi } from 'vitest';
import {
  type Attribute,
  cautiousOneOf,
  entries,
  listOf,
  oneOf,
  readWritten,
  text,
  toWritten,
  wholeNumber,
  withOtherNames,
} from '../../src/settings/attributes.ts';
import { pageDefault } from '../../src/settings/page-defaults.ts';

describe('what was written', () => {
  test.each<[kind: string, Attribute, written: string, value: unknown]>([
    ['a word', oneOf('load', 'click'), ' CLICK\n', 'click'],
    ['a word that holds nothing back', cautiousOneOf('load', 'click'), ' LOAD\n', 'load'],
    ['words', listOf(['feed', 'date']), ' DATE\nfeed', 'date feed'],
    ['nothing', text, ' \n', ''],
    ['a number without an end', wholeNumber(1, Infinity, Infinity), 'Infinity', Infinity],
  ])('is valid as %s, whatever its case and the space around it', (_, attribute, written, value) => {
    const onInvalid = vi.fn();
    expect(attribute.read(written, onInvalid)).toBe(value);
    expect(onInvalid).not.toHaveBeenCalled();
  });

  test('is invalid as a list of more words than are read, each once', () => {
    const onInvalid = vi.fn();
    const attribute = listOf([], 2);
    expect(attribute.read(' b  a b ', onInvalid)).toBe('b a');
    expect(onInvalid).not.toHaveBeenCalled();
    expect(attribute.read('b a c', onInvalid)).toBe('b a');
    expect(onInvalid).toHaveBeenCalledOnce();
  });

  test('is invalid as an object of which an entry is left out', () => {
    const onInvalid = vi.fn();
    const attribute = entries<{ a?: number }>({}, (json) => ({ a: (JSON.parse(json) as { a: number }).a }));
    expect(attribute.read('{"a":1}', onInvalid)).toEqual({ a: 1 });
    expect(onInvalid).not.toHaveBeenCalled();
    expect(attribute.read('{"a":1,"b":2}', onInvalid)).toEqual({ a: 1 });
    expect(onInvalid).toHaveBeenCalledOnce();
  });

  test('is read as the attribute reads it, by its other names, and is the default where there is nothing', () => {
    const list = withOtherNames(new Map([['author', 'feed']]), listOf(['feed', 'date']));
    expect(readWritten(list, 'Author  date')).toBe('feed date');
    expect(readWritten(list, null)).toBe('');
  });

  test('is for the whole page on the first tag that says it', () => {
    const elementOf = (attributes: Readonly<Record<string, string>>): Element =>
      ({ getAttribute: (name: string) => attributes[name] ?? null }) as unknown as Element;
    const tags = [{}, { 'data-theme': '' }, { 'data-theme': 'dark' }].map(elementOf);
    expect(pageDefault('theme', tags)).toBe('');
    expect(pageDefault('layout', tags)).toBeNull();
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
    [new URL('https://a.example/?"'), 'https://a.example/?%22'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [{ toJSON: () => undefined }, ''],
  ])('%o is %j', (value, written) => expect(toWritten(value)).toBe(written));
});
