import { fixture, html } from '@open-wc/testing';
import { expect, test } from 'vitest';
import '../../src/define/ws-feed.ts';
import type { WsFeed } from '../../src/widgets/ws-feed.ts';
import { Frame } from '../../src/feed/frame.ts';

test('showing the same words again changes nothing: the slot would tell of it, and the feed would show for ever', async () => {
  const host = await fixture<WsFeed>(html`<ws-feed></ws-feed>`);
  const frame = new Frame(document.createElement('div'));
  const root = (await fixture<HTMLElement>(html`<div></div>`)).attachShadow({ mode: 'open' });
  root.append(frame.root);
  const show = () => frame.show(host, { state: 'error', placeholders: 3, words: 'No buttons could be had.' });
  show();
  const changed = new Promise((resolve) => frame.root.addEventListener('slotchange', resolve, { once: true }));
  await changed;
  let changes = 0;
  frame.root.addEventListener('slotchange', () => changes++);
  show();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(changes).toBe(0);
  expect(frame.root.textContent).toContain('No buttons could be had.');
});
