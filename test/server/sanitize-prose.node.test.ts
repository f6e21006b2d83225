import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { hasMarkup, knowTags } from '../../src/content/text/markup.ts';
import HTML_TAGS from '../../src/server/html-tags.json' with { type: 'json' };
import { decode, readProse } from '../../src/server/sanitize-prose.ts';
import cases from '../../conformance/prose.json' with { type: 'json' };
import markup from '../../conformance/markup.json' with { type: 'json' };
import { PAYLOADS } from '../hostile/payloads.ts';
import { ALLOWED } from '../support/allowed-content.ts';
import says from './sanitize-prose.json' with { type: 'json' };

const sanitizeProse = (markup: string, target: string): string => readProse(markup, { target }).html;

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What prose contains but must not. */
function faultsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [node.nodeName];
    const names = ALLOWED.prose[node.tagName];
    if (!names || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`<${node.tagName}>`];
    const bad = node.attrs.filter(({ name }) => !names.includes(name)).map(({ name }) => `${node.tagName}[${name}]`);
    const href = node.attrs.find(({ name }) => name === 'href')?.value ?? 'https://x.test';
    return [
      ...bad,
      ...(/^(https?:|tel:[\d+.()-]+$|mailto:[^?]+$)/.test(href) ? [] : [href]),
      ...faultsIn(node.childNodes),
    ];
  });
}

const parsed = (markup: string): Node[] => parseFragment(markup).childNodes;

describe('prose that a server sanitizes', () => {
  test('has nothing but the tags and attributes of prose, whatever was sent, read once or twice', () => {
    for (const payload of PAYLOADS) {
      const once = sanitizeProse(payload, '_blank');
      for (const prose of [once, sanitizeProse(once, '_blank')]) expect(faultsIn(parsed(prose)), payload).toEqual([]);
    }
  });

  test('has words without an end in pieces, as in the browser', () => {
    const piece = 'ߊ'.repeat(100);
    const broken = `<p dir="auto">${piece}<wbr>${piece}<wbr>${piece}</p>`;
    expect(sanitizeProse(`<p>${piece.repeat(3)}</p>`, '_blank')).toBe(broken);
    expect(sanitizeProse(broken, '_blank')).toBe(broken);
  });

  test.each(says as [string, string, string][])('%s', (_, markup, left) => {
    expect(sanitizeProse(markup, '_self')).toBe(left);
  });

  test('has no `<` but those of its tags', () => {
    const prose = sanitizeProse('<p title="<style>x</style>" lang="<b">a \uFDD0 < b</p>', '_blank');
    expect(prose).toBe('<p title="&#x3C;style>x&#x3C;/style>" lang="&#x3C;b">a &#x3C; &#x3C; b</p>');
    expect(parseFragment(prose).childNodes).toMatchObject([
      { attrs: [{ value: '<style>x</style>' }, { value: '<b' }] },
    ]);
  });

  test('has no link that leads elsewhere, or along with somebody', () => {
    for (const href of ['javascript:alert(1)', 'https://bank.example@evil.example/'])
      expect(sanitizeProse(`<a href="${href}" target="x" rel="y">a</a>`, '_self')).toBe('<a>a</a>');
  });

  test.each(cases.contacts)('leads to who is called or written to, as in a browser: %j', (written, href) => {
    const [link] = parsed(sanitizeProse(`<a href='${String(written).replaceAll("'", '&#39;')}'>a</a>`, '_blank'));
    const attrs = link && 'attrs' in link ? link.attrs : [];
    expect(attrs.find(({ name }) => name === 'href')?.value ?? null).toBe(href);
  });

  test.each(cases.levels)('%j, within what has headings above level %i, is %j', (markup, level, left) => {
    expect(readProse(String(markup), { target: '', level: Number(level) }).html).toBe(left);
  });

  test.each([...cases.takenAway, ...cases.tidied])('is what it is in a browser: %s', (markup = '', left) => {
    expect(serialize(parseFragment(sanitizeProse(markup, '')))).toBe(left);
  });

  test('is bounded: in its elements, in its depth, and in what formatting is opened again', () => {
    const deep = sanitizeProse('<div>'.repeat(400) + 'deep', '');
    expect(deep.match(/<div>/g)?.length).toBeLessThanOrEqual(33);
    expect(deep).toContain('deep');
    expect(sanitizeProse('<b>'.repeat(100) + '<p>x'.repeat(300), '').length).toBeLessThan(10_000);
    expect(sanitizeProse('<i>x'.repeat(9000), '').match(/<i>/g)?.length).toBeLessThanOrEqual(500);
  });

  test('is made of the texts that are markup in a browser', () => {
    knowTags(HTML_TAGS);
    expect([...markup.markup, ...markup.text].filter(hasMarkup)).toEqual(markup.markup);
  });

  test.each(markup.references)('text says what character references stand for: %j', (text = '', said) => {
    expect(decode(text)).toBe(said);
  });
});
