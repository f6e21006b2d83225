import type { Post } from '../../../src/model/post.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import { cardCounts, pressAll, statesOf } from './feeds.ts';
import { classicTag, moduleTag } from '../hosted.ts';
import { expect, test } from './fixtures.ts';
import { strictPolicy } from './strict-policy.ts';
import { pairs, hasTurn } from '../../support/deep.ts';
import { LAYOUT_NAMES } from '../../support/names.ts';

const OWN_CARD = `<template slot="card"><h3 part="headline" data-ws-text="title"></h3><img data-ws-src="media.0.src" alt="">
  <div data-ws-html="text"></div><p data-ws-if="action"><a data-ws-href="action.url" data-ws-text="action.label"></a></p>
  <small data-ws-text="publishedAt"></small></template>`;

/** The attributes that lead to each state. */
const STATES = {
  loading: 'feed-id="trouble-silent~policy"',
  ready: 'feed-id="bakery club" page-size="4" lines="3" heading="News"',
  empty: 'feed-id="empty"',
  partial: 'feed-id="made-2 trouble-403~policy" page-size="2"',
  error: 'feed-id="trouble-429-long~policy"',
};

const feed = (attributes: string, content = ''): string => `<ws-feed ${attributes}>${content}</ws-feed>`;

/** What an owner may turn on, each on a feed of its own. */
const FEATURES = [
  feed('feed-id="museum" lang="ar" dir="rtl" theme="dark"'),
  feed('feed-id="library" lang="de" theme="light" date="absolute" heading="Neu" heading-level="3"'),
  feed('feed-id="software" text-format="html" hide="avatar date claps"'),
  feed('feed-id="software" text-format="plain" target="_self"'),
  feed('feed-id="club" page-size="30" more="none"'), // with a video
  feed('feed-id="bakery" more="none"', OWN_CARD),
  feed('feed-id="choir" cache="session" messages=\'{"more":"Show older"}\'', '<a href="/news">Read our news</a>'),
  feed(`feed-id="made-3" field-map='{"author":"feedId"}'`, '<p slot="header">Top</p><p slot="footer">End</p>'),
  feed('feed-id="library" page-size="6" search include="#newbooks, #picks" refresh-every="15" measure'),
  feed('feed-id="bakery" page-size="4" exclude="rye" pin="51z123" hide-posts="7bmlu0"'),
  feed('feed-id="club" page-size="6" lightbox share utm="source=site" all-href="/news" all-label="All news"'),
  feed('feed-id="museum" images="click" lightbox'),
  '<ws-public-posts feed-id="bakery" limit="12"></ws-public-posts>',
  '<ws-embed embed-id="town" org="valley"></ws-embed>',
];

/** The ready state in each layout, and each other state in one of them; in the deep run, every state in every layout. */
const { ready, ...others } = STATES;
const shown = LAYOUT_NAMES.map((layout) => [['ready', ready], layout] as const);
const states = [...shown, ...pairs(Object.entries(others), LAYOUT_NAMES)].map(([[state, setup], layout]) => ({
  state,
  html: feed(`layout="${layout}" ${setup}`),
}));
const all = [
  ...states,
  { state: 'error', html: '<ws-feed></ws-feed>' },
  ...FEATURES.map((html) => ({ state: 'ready', html })),
  { state: 'idle', html: feed('feed-id="made-3" consent="click" consent-storage="local"') },
];
const body = all.map(({ html }) => html.replaceAll(/<ws-[a-z-]+/g, '$& loading="eager"')).join('\n');

/** Does what visitors and scripts of the page do: changes the look again and again, presses keys, makes its own cards. */
const liveOn = (page: EnginePage): Promise<void> =>
  page.run(async (layouts) => {
    const feeds = [...document.querySelectorAll('ws-feed')];
    for (const turn of [1, 2]) {
      for (const [i, feed] of feeds.entries()) feed.setAttribute('layout', layouts[(i + turn) % layouts.length] ?? '');
      for (const feed of feeds) feed.setAttribute('theme', turn === 1 ? 'dark' : 'light');
      await Promise.all(feeds.map((feed) => feed.updateComplete));
    }
    for (const feed of feeds) {
      const card = feed.shadowRoot?.querySelector('article');
      card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, composed: true }));
    }
    const [first, second] = document.querySelectorAll<HTMLElementTagNameMap['ws-feed']>('ws-public-posts, ws-embed');
    if (first) first.renderCard = ({ text }: Post) => `<b>${text}</b>`;
    if (second) second.renderCard = () => document.createElement('hr');
    const card = document.createElement('ws-post-card');
    card.post = first?.posts[0];
    document.body.append(card);
    await Promise.all([...feeds, card].map(({ updateComplete }) => updateComplete));
    await feeds.find(({ state }) => state === 'ready')?.refresh();
  }, LAYOUT_NAMES);

/** The parts that are pressed wherever they are displayed. */
const PARTS = ['consent-button', 'chip', 'image-button', 'share', 'image', 'lightbox-close'];
const BUTTONS = ['more', 'next', 'previous', 'retry', ...PARTS].map((part) => `[part=${part}]`);

const SCRIPTS = Object.entries({ 'the module': moduleTag, 'the classic script': classicTag });
for (const [i, [name, tag]] of SCRIPTS.entries()) {
  test(
    `no layout, state or feature of ${name} breaks the policy`,
    { tag: hasTurn(i, 2) ? [] : ['@deep'] },
    async ({ show, service, enginePage, watched }) => {
      await show(body, { head: tag(service.url), headers: strictPolicy(service.url) });
      await expect.poll(() => statesOf(enginePage)).toEqual(all.map(({ state }) => state));
      for (const button of ['.read-more, [aria-expanded]', ...BUTTONS]) {
        // A hundred images open a lightbox each, one after the other.
        await expect.poll(() => pressAll(enginePage, button), { message: button }).toBeGreaterThan(0);
      }
      await liveOn(enginePage);
      await expect.poll(async () => (await cardCounts(enginePage)).at(-1)).toBeGreaterThan(0);
      const { complaints, violations } = await watched();
      expect(violations).toEqual([]);
      expect(complaints.filter((line) => !/^error: WS-\d+ <ws-/.test(line))).toEqual([]);
    },
  );
}
