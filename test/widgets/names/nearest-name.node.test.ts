import { describe, expect, test } from 'vitest';
import { nearestName } from '../../../src/widgets/names/nearest-name.ts';

const NAMES = ['page-size', 'carpet', 'doors', 'moon', 'tin', 'mountain', 'mountain-level'];

describe('the nearest of some names', () => {
  test.each([
    ['pagesize', 'page-size'],
    ['page_size', 'page-size'],
    ['page-sizes', 'page-size'],
    ['pag-esize', 'page-size'],
    ['carpte', 'carpet'],
    ['carpt', 'carpet'],
    ['door', 'doors'],
    ['mountainlevle', 'mountain-level'],
    ['mountain', 'mountain'],
  ])('to %j is %j', (written, name) => expect(nearestName(written, NAMES)).toBe(name));

  test.each(['', '-', 'a', 'size', 'ca', 'mountnlvl', 'page', 'constructor'])(
    'to %j is none, where more than one letter in four is another',
    (written) => expect(nearestName(written, NAMES)).toBe(undefined),
  );

  test('is the first of equals', () => expect(nearestName('doort', ['doors', 'dooms'])).toBe('doors'));
});
