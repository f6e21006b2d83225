import { expect, it, vi } from 'vitest';
import { CARD_ATTRIBUTES } from '../../src/card/card-attributes.ts';
import { attributeOf } from '../../src/settings/attributes.ts';
import { WsPostCard } from '../../src/widgets/ws-post-card.ts';
import { box, mount, mountReady } from '../page/mount.ts';
import { partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordFetch } from '../page/requests.ts';
import { change, until } from '../page/wait.ts';

async function mountCard(post: unknown): Promise<WsPostCard> {
  const card = await mount('ws-post-card');
  await change(card, { post });
  return card;
}

it('shows nothing of what is not a post, and takes away what was shown before', async () => {
  const card = await mountCard(undefined);
  const noObjects = [null, undefined, 0, 7, NaN, true, '', 'text', Symbol('p')];
  for (const post of [...noObjects, [], {}, [{ text: 'in a list' }], () => 'text']) {
    await change(card, { post: { text: 'Hello.' } });
    expect(wordsOf(card, 'text')).toEqual(['Hello.']);
    await change(card, { post });
    expect([card.post, partsOf(card, 'card')], String(post)).toEqual([undefined, []]);
  }
});

it('lets no address through that is not http(s), and shows rich text once it is sanitized', async () => {
  const hit = 'javascript:window.__hacked=1';
  const card = await mountCard({
    text: `See ${hit} and <b>this</b> <a href="${hit}">one</a>.`,
    url: hit,
    feedImageUrl: hit,
    media: [
      { type: 'image', src: hit },
      { type: 'video', src: 'data:video/webm,x' },
    ],
    action: { label: 'Go', url: hit },
  });
  await until(() => partOf(card, 'text').querySelector('a'), 'the text was never sanitized');
  expect(card.shadowRoot?.querySelectorAll('[href], [src]')).toHaveLength(0);
  expect(partOf(card, 'text').querySelector('b')?.textContent).toBe('this');
});

it('shows an item of either endpoint as it came, and a post of a feed the same, as that does, and makes no request', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now()); // else a post may be a minute older in its card
  const feed = await mountReady('ws-feed', { 'feed-id': 'bakery', 'page-size': 10, layout: 'list', date: 'relative' });
  const urls = recordFetch();
  for (const [i, post] of feed.posts.entries()) {
    const [asPost, asItem] = [await mountCard(post), await mountCard(post.raw)];
    expect(asPost.post).toEqual({ ...post, raw: post });
    expect(asItem.post).toEqual(post);
    expect(partOf(asPost, 'card').textContent).toBe(partsOf(feed, 'card')[i]?.textContent);
    expect(asPost.shadowRoot?.querySelector('[tabindex]'), 'a stop for the keys of a feed').toBeNull();
  }
  expect(urls).toEqual([]);
});

it('keeps a post that was set before the element was defined, and shows it again where it is put back', async () => {
  const early = document.createElement('x-late-card');
  Object.assign(early, { post: { text: 'Early.' } });
  (await box()).append(early);
  customElements.define('x-late-card', class extends WsPostCard {});
  await until(() => early.shadowRoot, 'nothing shown');
  expect(wordsOf(early, 'text')).toEqual(['Early.']);
  early.remove();
  (await box()).append(early);
  await (early as WsPostCard).updateComplete;
  expect(wordsOf(early, 'text')).toEqual(['Early.']);
});

it('takes what decides how cards look, as the feeds do: attributes, a template, and renderCard before it', async () => {
  const post = { id: 'p', text: 'Hello.', url: 'https://posts.test/p', publishedAt: '2026-01-31T10:00:00Z', claps: 3 };
  const card = await mountCard(post);
  for (const [property, { values = ['fr'] }] of Object.entries(CARD_ATTRIBUTES)) {
    for (const value of values) {
      card.setAttribute(attributeOf(property), value);
      expect(card.readAttribute(property), property).toBe(value);
    }
    card.removeAttribute(attributeOf(property));
  }
  await change(card, { hide: 'claps date', target: '_self', theme: 'dark' });
  expect([...partsOf(card, 'claps'), ...partsOf(card, 'date')]).toEqual([]);
  expect(partOf(card, 'link').getAttribute('target')).not.toBe('_blank');
  expect(card.shadowRoot?.querySelector('.root.dark')).toBeTruthy();
  card.innerHTML = '<template slot="card"><b part="own" data-ws-text="text"></b></template>';
  card.requestUpdate();
  await until(() => wordsOf(card, 'own').join() === 'Hello.', 'the template is not filled in');
  await change(card, { renderCard: ({ id }: { id: string }) => `No. ${id}` });
  expect(wordsOf(card, 'card')).toEqual(['No. p']);
});
