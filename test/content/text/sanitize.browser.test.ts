import { describe, expect, it, onTestFinished } from 'vitest';
import DOMPurify from 'dompurify';
import { sanitize } from '../../../src/content/text/sanitize.ts';
import cases from '../../../conformance/prose.json' with { type: 'json' };

/** The markup that is left once it is sanitized. */
function clean(markup: string, target = '_blank', level?: number): string {
  const prose = sanitize(markup, level ? { target, level } : { target });
  if (!prose) throw new Error('not supported');
  const place = document.createElement('div');
  place.append(prose);
  return place.innerHTML;
}

describe('what it takes away', () => {
  it.each(cases.takenAway)('%s', (markup = '', left) => {
    expect(clean(markup)).toBe(left);
  });

  const SCRIPTS = ['javascript:alert(1)', ' javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'jav&#x09;ascript:alert(1)'];
  const OTHERS = ['data:text/html,x', 'vbscript:x', 'file:///etc/passwd'];

  it.each([...SCRIPTS, ...OTHERS, '/relative', '#top', ''])('the address %j', (href) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });
});

describe('what it leaves', () => {
  it.each(cases.left)('%s', (markup) => {
    expect(clean(markup)).toBe(markup);
  });

  it('is a link with the rel and the target of an author’s, whatever it had; a call opens no tab, and says of none', () => {
    const call = '<a href="tel:123" rel="noopener nofollow ugc" target="_self">a</a>';
    expect(clean('<a href="tel:123">a</a>', '_blank')).toBe(call);
    const link = '<a href="https://example.com/" rel="noopener nofollow ugc" target="_self">a</a>';
    expect(clean('<a href="https://example.com/" target="_top" rel="opener" ping="x">a</a>', '_self')).toBe(link);
  });
});

/** The `href` of a link once it is sanitized; null if it has none. */
function hrefOf(written: string): string | null {
  const link = document.createElement('a');
  link.setAttribute('href', written);
  link.append('a');
  const place = document.createElement('div');
  place.innerHTML = clean(link.outerHTML);
  return place.querySelector('a')?.getAttribute('href') ?? null;
}

describe('a telephone number or an address of mail', () => {
  it.each(cases.contacts)('%j leads to %j', (written, href) => {
    expect(hrefOf(written ?? '')).toBe(href);
  });
});

describe('what is more than prose has', () => {
  const depthOf = (markup: string): number => {
    const place = document.createElement('div');
    place.innerHTML = markup;
    let depth = 0;
    for (let below = '*'; place.querySelector(`:scope > ${below}`); below += ' > *') depth++;
    return depth;
  };
  const countOf = (markup: string): number => clean(markup).match(/<[a-z]/g)?.length ?? 0;

  it.each(['<div>', '<b>', '<ruby>', '<q>', '<ul><li>', '<blockquote><p>', '<table><tr><td>', '<span dir=auto>'])(
    'is not nested deeper than 33 elements, and keeps its words: %s',
    (tags) => {
      const left = clean(`${tags.repeat(50)}words`);
      expect(depthOf(left)).toBe(33);
      expect(left).toContain('words');
    },
  );

  it('makes five hundred elements at most', () => {
    expect(countOf(`${'a<br>'.repeat(500)}b`)).toBe(500);
    expect(countOf(`${'a<br>'.repeat(600)}b`)).toBe(500);
    expect(clean(`${'<i>a</i>'.repeat(500)}b<i>c</i>d`)).toBe(`${'<i>a</i>'.repeat(500)}b`);
  });

  // The parser reopens unclosed elements in each block: ten of them in a hundred blocks become a thousand elements.
  it.each(['b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u', 'a'])(
    'is not made out of what is never closed: <%s>',
    (name) => {
      const open = Array.from({ length: 250 }, (_, i) => `<${name} title=${i}>`).join('');
      expect(countOf(`<p>${open}${'<p>x'.repeat(240)}`)).toBeLessThan(1000);
    },
  );

  it('is no text of more than ten thousand letters, and no row of combining marks', () => {
    expect(clean('x'.repeat(20_000))).toBe('x'.repeat(10_000));
    const eight = `a${'\u0301'.repeat(8)}`;
    expect(clean(`a${'&#x301;'.repeat(50)}`)).toBe(eight);
    expect(clean(`<p>a${'\u0301'.repeat(50)}</p>`)).toBe(`<p>${eight}</p>`);
  });
});

describe('what people mean, and their editors leave behind', () => {
  it.each(cases.tidied)('%j is %j', (markup = '', left) => {
    expect(clean(markup)).toBe(left);
  });

  it.each(cases.levels)('%j, within what has headings above level %i, is %j', (markup, level, left) => {
    expect(clean(String(markup), '', Number(level))).toBe(left);
  });
});

describe('what is not nested as it should be', () => {
  it.each(cases.notNested)('%j is %j', (markup = '', left) => {
    expect(clean(markup)).toBe(left);
  });
});

it('neither hears the hooks of the page’s own DOMPurify, nor leaves any there', () => {
  let heard = 0;
  DOMPurify.addHook('afterSanitizeAttributes', () => void heard++);
  onTestFinished(() => DOMPurify.removeAllHooks());
  clean('<b>b</b>');
  expect(heard).toBe(0);
  DOMPurify.removeAllHooks();
  expect(DOMPurify.sanitize('<a href="/relative" class="c">a</a>')).toBe('<a href="/relative" class="c">a</a>');
});
