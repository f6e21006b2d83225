import { describe, expect, test } from 'vitest';
import { nearestName } from '../../../src/widgets/names/nearest-name.ts';

const NAMES = ['page-size', 'layout', 'lines', 'date', 'pin', 'heading', 'heading-level'];

describe('the nearest of some names', () => {
  test.each([
    ['pagesize', 'page-size'],
    ['page_size', 'page-size'],
    ['page-sizes', 'page-size'],
    ['pag-esize', 'page-size'],
    ['layuot', 'layout'],
    ['laout', 'layout'],
    ['line', 'lines'],
    ['headinglevle', 'heading-level'],
    ['heading', 'heading'],
  ])('to %j is %j', (written, name) => expect(nearestName(written, NAMES)).toBe(name));

  test.each(['', '-', 'pins', 'a', 'data', 'size', 'la', 'hedlevel', 'page', 'constructor'])(
    'to %j is none, where more than one letter in four is another',
    (written) =>
      expect(
        nearestName(
          written,
          NAMES.filter((name) => name !== 'pin' && name !== 'date'),
        ),
      ).toBe(undefined),
  );

  test.each([
    'v-layout',
    ':layout',
    '@layout',
    'x-layout',
    'hx-layout',
    'ng-layout',
    '[layout]',
    '(layout)',
    '_layout',
  ])('to %j is none, for it is a framework’s', (written) =>
    expect(nearestName(written, [...NAMES, 'vlayout', 'xlayout'])).toBe(undefined),
  );

  test('is the first of equals', () => expect(nearestName('linet', ['lines', 'linen'])).toBe('lines'));
});
