import { describe, expect, it } from 'vitest';
import { dataAttributes } from '../../../demo/snippets/pages/data-attributes.ts';
import { frame } from '../../../demo/snippets/pages/frame.ts';
import { escapeText } from '../../../demo/snippets/markup/print-markup.ts';
import { readFrameQuery } from '../../../src/frame/fill-frame.ts';
import { FEED, handoutOf } from './handouts.ts';
import { HOSTILE_WORDS } from './hostile-words.ts';
import { parseHtml } from './parse-html.ts';
import { findAll } from './read-back.ts';

const KEY = { 'feed-id': 'a', 'api-key': 'secret', 'x-api-key': 'secret' };
const CARD = { tag: 'ws-post-card', attributes: {} };

describe('the frame', () => {
  it.each(HOSTILE_WORDS)('says %j as frame.html reads it', (words) => {
    const attributes = { 'feed-id': 'bakery', heading: words };
    const blocks = frame(handoutOf({ ...FEED, attributes }));
    const [withScript, alone] = blocks.slice(0, 2).map(({ code }) => findAll(parseHtml(code), 'iframe')[0]);
    expect(withScript).toEqual(alone);
    const src = new Map(alone?.attributes).get('src') ?? '';
    expect(src).toBe(blocks[2]?.code);
    const { name, attributes: read, complaints } = readFrameQuery(new URL(src).search, false);
    const expected = { ...attributes, heading: words.toWellFormed(), 'base-url': 'https://api.example' };
    expect([name, Object.fromEntries(read), complaints]).toEqual(['ws-feed', expected, []]);
  });
});

it.each(HOSTILE_WORDS)('the <div> with data attributes says %j, and keeps it in the fallback', (words) => {
  const slots = { '': `<p>${escapeText(words)}</p>`, empty: '<b slot="empty">None</b>' };
  const blocks = dataAttributes(handoutOf({ ...FEED, attributes: { 'feed-id': 'bakery', heading: words }, slots }));
  for (const { code } of blocks) {
    const [div, ...others] = findAll(parseHtml(code), 'div');
    expect(others).toEqual([]);
    expect(div?.attributes.map(([name]) => name)).toEqual(['data-ws-element', 'data-feed-id', 'data-heading']);
    expect(findAll(div?.children ?? [], 'b')).toEqual([]);
    expect(findAll(div?.children ?? [], 'p')).toHaveLength(1);
  }
});

it.each([frame, dataAttributes])('%o never hands out a key, and no card', (write) => {
  expect(JSON.stringify(write(handoutOf({ ...FEED, attributes: KEY })))).not.toContain('secret');
  expect(write(handoutOf(CARD))).toEqual([]);
});
