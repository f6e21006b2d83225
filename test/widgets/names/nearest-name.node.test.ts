import { describe, expect, test } from 'vitest';
import { nearestName } from '../../../src/widgets/names/nearest-name.ts';

const NAMES = ['page-size', 'carpet', 'doors', 'moon', 'tin', 'mountain', 'mountain-level'];

describe('the nearest of some names', () => {
  test.each([
    ['page-size', 'pagesize page_size page-sizes pag-esize'],
    ['mountain-level', 'mountainlevle'],
    ...['carpet carpte', 'carpet carpt', 'doors door', 'mountain mountain'].map((both) => both.split(' ')),
  ])('is %j to %j', (name, written = '') =>
    expect(new Set(written.split(' ').map((one) => nearestName(one, NAMES)))).toEqual(new Set([name])),
  );

  test.each(['', '-', 'a', 'size', 'ca', 'mountnlvl', 'page', 'constructor'])(
    'to %j is none, where more than one letter in four is another',
    (written) => expect(nearestName(written, NAMES)).toBe(undefined),
  );

  test('is the first of equals', () => expect(nearestName('doort', ['doors', 'dooms'])).toBe('doors'));
});
