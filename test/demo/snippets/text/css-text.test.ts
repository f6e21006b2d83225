import { expect, it } from 'vitest';
import { readDeclarations } from '../../../../demo/snippets/text/css-text.ts';

it('declarations are told apart where they end, and those that are none are left out', () => {
  expect(readDeclarations('color: red; background: url(a;b) "x;y"; --a: b;')).toEqual([
    ['color', 'red'],
    ['background', 'url(a;b) "x;y"'],
    ['--a', 'b'],
  ]);
  expect(readDeclarations('color; : red; 1a: b; @import "x"; color: blue')).toEqual([['color', 'blue']]);
});
