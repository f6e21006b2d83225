import { describe, expect, test } from 'vitest';
import { fold } from '../../src/model/fold.ts';
import searches from './searches.json' with { type: 'json' };

describe('what is compared', () => {
  test.each(searches.folds)('%j is %j', (text = '', folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is the same when it is folded again', () => {
    for (const text of ['Straße', 'ĲSSEL', 'ǅ', 'ﷺ', '㌀', 'ΐ']) expect(fold(fold(text))).toBe(fold(text));
  });
});
