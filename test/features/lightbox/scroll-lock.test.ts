import { expect, onTestFinished, test } from 'vitest';
import { lockScroll } from '../../../src/features/lightbox/lightbox-dialog.ts';
import { without } from '../../page/without.ts';

/** Makes the page higher than the window, or not. The function that it returns reads the page's `overflow-y`. */
function setUp(isHigh: boolean): () => string {
  document.body.style.height = isHigh ? '3000px' : '';
  onTestFinished(() => document.body.removeAttribute('style'));
  return () => getComputedStyle(document.documentElement).overflowY;
}

test('a page does not scroll until it is let go, and keeps the styles of its own', () => {
  const overflow = setUp(true);
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [own];
  onTestFinished(() => void (document.adoptedStyleSheets = []));
  const unlock = lockScroll(document);
  expect(overflow()).toBe('hidden');
  unlock();
  expect(overflow()).toBe('visible');
  expect([...document.adoptedStyleSheets].map((sheet) => sheet === own)).toEqual([true]);
});

test.each([
  ['has nothing to scroll', false, () => {}],
  ['has removed constructed style sheets', true, () => without(window, 'CSSStyleSheet' as never)],
])('a page that %s stays as it is', (_, isHigh, prepare) => {
  const overflow = setUp(isHigh);
  prepare();
  const unlock = lockScroll(document);
  expect([overflow(), document.adoptedStyleSheets.length]).toEqual(['visible', 0]);
  expect(unlock).not.toThrow();
});
