import { expect, onTestFinished, test, vi } from 'vitest';
import { wouldInterrupt } from '../../../src/features/refresh/refresh.ts';
import { normalisePost } from '../../../src/model/normalise-post.ts';
import type { Post } from '../../../src/model/post.ts';

const URL = 'https://a.example/';
const VIDEO = { type: 'video', src: `${URL}1.webm` };
const WHOLE = { postId: '1', postText: 'Words.', postUrl: URL, claps: 1, ctaLink: { label: 'Go', url: URL } };
const BEFORE = normalisePost({ ...WHOLE, mediaImageUrls: [VIDEO] }) ?? expect.fail('was dropped');
const OTHER_MEDIA: Partial<Post> = { media: [{ type: 'video', src: `${URL}2.webm`, alt: '' }] };
const OTHER_ACTION: Partial<Post> = { action: { label: 'Stay', url: URL } };
/** All that makes a card be joined again. */
const JOINED: readonly Partial<Post>[] = [
  { title: 'A title' },
  { text: '' },
  { media: [] },
  { action: undefined },
  { author: 'Hanna' },
  { feedName: 'Bakery' },
  { publishedAt: new Date(0) },
];

/** What the visitor is at: the card, something in a part of it, or nothing; or a video of it that plays. */
type Use = 'card' | 'text' | 'link' | 'share' | 'nothing' | 'playing';

/** A card in which the owner hid the action. */
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

const rows = (use: Use, interrupts: boolean, ...changes: readonly Partial<Post>[]) =>
  changes.map((change) => [use, change, interrupts] as const);

test.each([
  ...rows('text', true, { text: 'Mended.' }, ...JOINED),
  ...rows('text', false, {}, { claps: 2 }, { claps: 0 }, { url: '' }, OTHER_MEDIA, OTHER_ACTION),
  ...rows('link', true, { url: `${URL}2` }, { url: '' }, { claps: 0 }, ...JOINED),
  ...rows('link', false, {}, { claps: 2 }, { text: 'Mended.' }, OTHER_MEDIA),
  ...rows('share', true, { url: '' }, { claps: 0 }, ...JOINED),
  ...rows('share', false, { url: `${URL}2` }, { claps: 2 }, OTHER_MEDIA),
  ...rows('playing', true, OTHER_MEDIA, ...JOINED),
  ...rows('playing', false, {}, { text: 'Mended.' }, { claps: 0 }),
  ...rows('card', false, { text: 'Mended.' }, OTHER_MEDIA, { claps: 0 }, ...JOINED),
  ...rows('nothing', false, { text: 'Mended.' }, OTHER_MEDIA, { claps: 0 }, ...JOINED),
])('a visitor at %s of a card would be interrupted by %j: %j', (use, change, expected) => {
  const now = { ...BEFORE, ...change };
  expect(wouldInterrupt(makeCard(use), BEFORE, now, false)).toBe(expected);
});

test('all of a card of the owner’s own is made again: any change would interrupt who is in it', () => {
  const USES = ['card', 'nothing', 'text', 'link', 'playing'] as const;
  const interrupted = USES.filter((use) => wouldInterrupt(makeCard(use), BEFORE, { ...BEFORE, claps: 2 }, true));
  expect(interrupted).toEqual(['text', 'link', 'playing']);
});
