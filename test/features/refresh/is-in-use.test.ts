import { expect, onTestFinished, test, vi } from 'vitest';
import { isInUse } from '../../../src/features/refresh/refresh.ts';

/** What has the focus: the card, an element in a part of it, or nothing. Or a video of the card plays. */
type Use = 'card' | 'text' | 'link' | 'share' | 'nothing' | 'playing';

function makeCard(use: Use): Element {
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => host.remove());
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<article id="card" tabindex="-1"><p part="text"><a id="text" href="#a">a</a></p><div part="media"><video></video></div><footer><a part="link" id="link" href="#b">b</a><button id="share">c</button></footer></article>`;
  root.getElementById(use)?.focus();
  if (use === 'playing') vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  return root.querySelector('article') as Element;
}

test('a card is in use where a visitor is at something in it, not where it has the focus itself', () => {
  const USES = ['text', 'link', 'share', 'card', 'nothing', 'playing'] as const;
  expect(USES.filter((use) => isInUse(makeCard(use)))).toEqual(['text', 'link', 'share', 'playing']);
});
