import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { changedCss } from '../../../../demo/snippets/handout/changed-css.ts';
import { readDeclarations } from '../../../../demo/snippets/text/css-text.ts';
import { fc, holds } from '../../../support/property.ts';

/** The rules of a style sheet as a parser of the standard reads them: nothing in it may be wrong. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: { Rule: { style: ({ value }) => void rules.push(JSON.stringify(value.selectors)) } },
  });
  return rules;
}

/** Characters that end, open or hide something. */
const troublesome = fc.string({
  unit: fc.constantFrom(...'"\'\\()[]{};:,/*<>!@#-_ \n\ta1é', 'url(', '/*', '*/', '</style>', '--ws-x', 'red'),
  maxLength: 12,
});

it('declarations are told apart where they end, and those that are none are left out', () => {
  expect(readDeclarations('color: red; background: url(a;b) "x;y"; --a: b;')).toEqual([
    ['color', 'red'],
    ['background', 'url(a;b) "x;y"'],
    ['--a', 'b'],
  ]);
  expect(readDeclarations('color; : red; 1a: b; @import "x"; color: blue')).toEqual([['color', 'blue']]);
});

describe('what was changed', () => {
  it('says no more than it was meant to, whatever was written', () => {
    holds(
      fc.property(troublesome, troublesome, (value, declarations) => {
        const parts = { title: declarations, card: 'order: 1' };
        const css = changedCss({ tag: 'ws-feed', properties: { '--ws-accent': value }, parts });
        expect(css).not.toContain('</');
        const rules = rulesOf(`${css}\nlast { order: 2 }`);
        const expected = [css.startsWith('ws-feed {'), css.includes('::part(title)'), true, true].filter(Boolean);
        expect(rules).toHaveLength(expected.length);
        expect(rules.at(-1)).toContain('last');
      }),
    );
  });
});
