import { describe, expect, it, onTestFinished } from 'vitest';
import DOMPurify from 'dompurify';
import { sanitise } from '../../src/content/sanitise.ts';

/** The markup that is left. */
function clean(markup: string, target = '_blank'): string {
  const prose = sanitise(markup, { target });
  if (!prose) throw new Error('not supported');
  const place = document.createElement('div');
  place.append(prose);
  return place.innerHTML;
}

describe('what it takes away', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg onload=alert(1)><script>1</script></svg>', ''],
    ['<math><mtext><b>x</b></mtext></math>', ''],
    ['<iframe srcdoc="x"></iframe>', ''],
    ['<frameset><frame src="x"></frameset>', ''],
    ['<style>* { display: none }</style>', ''],
    ['<video src="https://example.com/a.mp4"></video>', ''],
    ['<form><input name="x"><button>send</button></form>', 'send'],
    ['<b style="color: red" class="c" id="i" onclick="x()">b</b>', '<b>b</b>'],
    ['<p data-x="1" aria-hidden="true" role="alert" tabindex="0" part="card" slot="error">p</p>', '<p>p</p>'],
    ['<a id="posts" name="posts">a</a>', '<a>a</a>'],
    ['<custom-element>c</custom-element>', 'c'],
    ['<template><b>b</b></template>', ''],
    ['<!-- comment -->text', 'text'],
    ['<details open ontoggle=alert(1)><summary>s</summary></details>', 's'],
    ['<ws-feed feed-id="x"></ws-feed>', ''],
  ])('%s', (markup, left) => {
    expect(clean(markup)).toBe(left);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'jav&#x09;ascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    'tel:123',
    '/relative',
    '//example.com/',
    '#top',
    '',
  ])('the address %j', (href) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });
});

describe('what it leaves', () => {
  it.each([
    '<p>One <b>two</b> <strong>three</strong> <em>four</em> <i>five</i></p>',
    '<ul><li>a</li></ul><ol start="3" reversed=""><li>b</li></ol>',
    '<blockquote><p>q</p></blockquote><pre><code>c\n  d</code></pre>',
    '<table><thead><tr><th colspan="2">h</th></tr></thead><tbody><tr><td rowspan="1">d</td></tr></tbody></table>',
    '<p lang="de" dir="rtl" title="t">p</p><time datetime="2026-01-01">t</time>',
    'a<br>b<hr>',
  ])('%s', (markup) => {
    expect(clean(markup)).toBe(markup);
  });

  it('is a link with the rel and the target of an author’s, whatever it had', () => {
    expect(clean('<a href="https://example.com/" target="_top" rel="opener" ping="x">a</a>', '_self')).toBe(
      '<a href="https://example.com/" rel="noopener nofollow ugc" target="_self">a</a>',
    );
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

it('runs nothing while it reads', async () => {
  clean('<img src=x onerror="window.__ran=1"><svg onload="window.__ran=1"></svg><script>window.__ran=1</script>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(Reflect.get(window, '__ran')).toBeUndefined();
});
