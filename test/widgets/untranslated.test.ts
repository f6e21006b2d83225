import { describe, expect, it, onTestFinished } from 'vitest';
import { CATALOGUES } from '../../src/content/languages/by-tag/catalogues.ts';
import { english } from '../../src/content/languages/english/english.ts';
import type { Catalogue } from '../../src/content/messages.ts';
import { findUnmarked } from '../support/find-unmarked.ts';
import { item, type Item, newFeedId } from '../page/items.ts';
import { rectOf } from '../page/measure.ts';
import { mount, type Setting, type WsFeed } from '../page/mount.ts';
import { buttonOf, partOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, envelope, serviceUrl, skipWaits } from '../page/requests.ts';
import { change, until } from '../page/wait.ts';
import { pairs } from '../support/deep.ts';

/** A language that browsers know, written from right to left and with its own digits. */
const UNTRANSLATED = 'uz-Arab';

const imageUrl = (name: number): string => `${serviceUrl}/pictures/avatar-bakery.svg?${name}`;

/** A post with everything for which a card has words. */
const POST: Item = item(1, {
  postText: `سلام #سلام ${'متن '.repeat(200)}`,
  postUrl: 'https://example.com/1',
  claps: 3,
  publishedDate: '2020-03-05T12:00:00Z',
  mediaImageUrls: [1, 2, 3, 4, 5, 6].map(imageUrl),
});

/** A catalogue with only the chosen messages, in words that cannot be confused with English. */
const catalogueOf = (isChosen: (key: string) => boolean): Catalogue => {
  const mark = (text: string): string => `«${text.replaceAll(/[^{}\s]+(?![^{]*\})/g, 'ĉ')}»`;
  const entries = Object.entries(english).filter(([key]) => isChosen(key));
  return Object.fromEntries(
    entries.map(([key, message]) => [key, typeof message === 'string' ? mark(message) : { other: '«{count}»' }]),
  );
};

let tags = 0;

/** A new language for one test, with a catalogue that may be incomplete. */
function languageWith(catalogue: Catalogue): string {
  const tag = `qa${String.fromCodePoint(97 + tags++)}`; // ISO 639 reserves these for private use
  CATALOGUES[tag] = async () => ({ messages: catalogue });
  onTestFinished(() => void delete CATALOGUES[tag]);
  return tag;
}

interface Service {
  readonly posts?: readonly Item[];
  /** The HTTP status that it answers with instead of posts. */
  readonly fails?: number;
}

const within = (lang: string): Setting => ({ place: (place) => (place.lang = lang) });

async function mountIn(
  lang: string,
  attributes: Readonly<Record<string, string>> = {},
  { posts = [POST, item(2)], fails }: Service = {},
): Promise<WsFeed> {
  recordConsole('error');
  recordConsole('warn');
  answerFetch(() => fails ?? envelope(posts));
  return mount('ws-feed', { 'feed-id': newFeedId(), loading: 'eager', ...attributes }, '', within(lang));
}

const WHOLE = { 'page-size': '1', lines: '2', share: '', search: '', pin: '1', 'all-href': 'https://example.com/' };

interface FeedSetup extends Service {
  readonly attributes?: Readonly<Record<string, string>>;
  /** A selector of what is there once all its words are displayed. */
  readonly shows: string;
}

/** Together, they display every message. */
const FEEDS: Readonly<Record<string, FeedSetup>> = {
  'a whole feed': { attributes: WHOLE, shows: '[part=more]' },
  'a gallery': { attributes: { ...WHOLE, lightbox: '' }, shows: '[part=image]' },
  'images that wait': { attributes: { ...WHOLE, images: 'click' }, shows: '[part=image-button]' },
  'a carousel': { attributes: { ...WHOLE, 'page-size': '2', layout: 'carousel' }, shows: '.carousel-buttons' },
  'a feed with a heading': { attributes: { layout: 'carousel', heading: 'نام' }, shows: '.carousel-buttons' },
  'a question': { attributes: { consent: 'click', 'consent-storage': 'local' }, shows: '[part=consent-button]' },
  'no posts': { posts: [], shows: '[part=status]:not(:empty)' },
  'no posts that match': { attributes: { include: 'other' }, shows: '[part=status]:not(:empty)' },
  'all posts that match': { attributes: { include: 'سلام', 'max-posts': '9' }, shows: '[part=status]:not(:empty)' },
  'a failure': { fails: 500, shows: '[part=retry]' },
  'a wrong set-up': { attributes: { 'feed-id': '' }, shows: '[part=status]:not(:empty)' },
};

const LANGUAGES: Readonly<Record<string, () => string>> = {
  'that nobody has translated': () => UNTRANSLATED,
  'that is not a tag': () => 'no language',
  'whose catalogue has every other message': () =>
    languageWith(catalogueOf((key) => Object.keys(english).indexOf(key) % 2 === 0)),
  'whose catalogue has the others': () =>
    languageWith(catalogueOf((key) => Object.keys(english).indexOf(key) % 2 === 1)),
  'whose catalogue has all but the labels': () =>
    languageWith(catalogueOf((key) => !['posts', 'search', 'lightbox', 'hashtags'].includes(key))),
  'whose catalogue is whole': () => languageWith(catalogueOf(() => true)),
};

it.each(pairs(Object.keys(FEEDS), Object.keys(LANGUAGES)))(
  '%s is English where a language lacks words %s, marked there alone',
  async (feedName, language) => {
    skipWaits();
    const { attributes, shows, ...service } = FEEDS[feedName] as FeedSetup;
    const feed = await mountIn(LANGUAGES[language]?.() ?? '', attributes, service);
    await until(() => feed.shadowRoot?.querySelector(shows), `no ${shows}`);
    await feed.updateComplete;
    expect(findUnmarked(feed)).toEqual([]);
  },
);

describe('what stands where a language lacks a message', () => {
  it('is English, from left to right, with dates and counts in English, and the language of the page around it', async () => {
    const feed = await mountIn(UNTRANSLATED, { ...WHOLE, dir: 'rtl' });
    const button = await buttonOf(feed, 'more');
    const words = button.firstElementChild as HTMLElement;
    expect([words.textContent, words.lang, words.dir]).toEqual(['Load more', 'en', 'ltr']);
    expect(partOf(feed, 'text').closest('[lang]')?.getAttribute('lang')).toBe(UNTRANSLATED);
    expect(partOf(feed, 'claps').textContent).toBe('3 claps');
    const { title, lang } = partOf(feed, 'date');
    expect([title, lang]).toEqual(['March 5, 2020 at 12:00 PM', 'en']);
    expect(getComputedStyle(partOf(feed, 'link'), '::before').transform).toMatch(/^matrix\(-/); // the arrow: to the left
    await change(feed, { design: 'social' });
    expect(rectOf(partOf(feed, 'link')).left - rectOf(partOf(feed, 'card')).left).toBeLessThan(30);
  });
});
