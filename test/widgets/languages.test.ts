import { describe, expect, it, onTestFinished } from 'vitest';
import { CATALOGUES } from '../../src/content/languages/by-tag/catalogues.ts';
import { type Item, item } from '../page/items.ts';
import { box, mountFeed, placeOf, type WsFeed } from '../page/mount.ts';
import { buttonOf, partOf, partsOf, wordsOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch, envelope } from '../page/requests.ts';
import { until } from '../page/wait.ts';

const DATE = '2020-03-05T12:00:00Z';

const POSTS: Item[] = Array.from({ length: 3 }, (_, i) =>
  item(i, { postUrl: `https://example.com/${i}`, claps: 1_234_567, publishedDate: DATE }),
);

/** The words of a link and of the button for more, and the name of the feed. */
const ENGLISH = ['View post', 'Load more', 'Posts'];
const GERMAN = ['Beitrag ansehen', 'Mehr laden', 'Beiträge'];

async function mountIn(
  lang: string | undefined,
  { inside, posts = POSTS, ...attributes }: { inside?: Node; posts?: readonly Item[]; lines?: string } = {},
) {
  const feed = await mountFeed(posts, { 'page-size': posts.length, date: 'absolute', ...attributes }, '', {
    place: (place) => lang !== undefined && (place.lang = lang),
    ...(inside && { inside }),
  });
  await buttonOf(feed, 'more');
  return feed;
}

const said = (feed: WsFeed): (string | null | undefined)[] => [
  wordsOf(feed, 'link')[0],
  wordsOf(feed, 'more')[0],
  partOf(feed, 'feed').ariaLabel,
];

const untilSays = (feed: WsFeed, link: string): Promise<void> =>
  until(() => wordsOf(feed, 'link')[0] === link, `"${link}" is not said, but "${wordsOf(feed, 'link')[0]}"`);

describe('a language that cannot be loaded', () => {
  it('says English words where none are translated, or the tag is none, of which is warned once', async () => {
    const warnings = recordConsole('warn');
    const none = 'no language of this page';
    for (const lang of ['tlh', none, '😀', none]) expect(said(await mountIn(lang))).toEqual(ENGLISH);
    expect(warnings.filter((line) => line.includes(none))).toHaveLength(1);
  });
});

describe('the words of a feed', () => {
  it('follow the nearest lang when it changes, with dates, button and name, and ask for nothing', async () => {
    const feed = await mountIn('de');
    const urls = answerFetch(() => envelope(POSTS));
    const place = placeOf(feed);
    expect(said(feed)).toEqual(GERMAN);
    place.lang = 'en';
    await untilSays(feed, 'View post');
    expect(said(feed)).toEqual(ENGLISH);
    expect(wordsOf(feed, 'date')[0]).toBe('Mar 5, 2020');
    for (const lang of ['fr', 'ja', 'ar', 'pl', 'de-AT']) place.lang = lang;
    await untilSays(feed, 'Beitrag ansehen');
    expect(said(feed)).toEqual(GERMAN);
    expect(partsOf(feed, 'card').map(({ ariaPosInSet }) => ariaPosInSet)).toEqual(['1', '2', '3']);
    expect(urls).toEqual([]);
  });

  it('are those of a lang that is written with low lines, as many systems write it', async () => {
    const warnings = recordConsole('warn');
    const names = { de_DE: 'de', pt_BR: 'pt', pt_PT: 'pt-pt', zh_Hans_CN: 'zh-hans', sr_Latn: 'sr-latn', en_US: 'en' };
    const feed = await mountIn('de_DE');
    expect(said(feed)).toEqual(GERMAN);
    for (const [lang, name] of Object.entries(names)) {
      placeOf(feed).lang = lang;
      await untilSays(feed, (await CATALOGUES[name]?.())?.messages.link ?? 'View post');
    }
    expect(warnings).toEqual([]);
  });

  it('follow a lang that comes nearer, one that goes, one that the feed is moved into, and that of the page', async () => {
    const feed = await mountIn('de');
    feed.lang = 'fr';
    await untilSays(feed, 'Voir la publication');
    feed.removeAttribute('lang');
    await untilSays(feed, 'Beitrag ansehen');
    const place = box();
    place.append(feed);
    const { documentElement: root } = document;
    const { lang } = root;
    onTestFinished(() => void (root.lang = lang));
    for (const one of [root, place]) {
      await untilSays(feed, 'View post');
      one.lang = 'de';
      await untilSays(feed, 'Beitrag ansehen');
      one.lang = lang;
    }
    await untilSays(feed, 'View post');
  });

  it('are taken, and followed, across two shadow roots', async () => {
    const outer = box();
    outer.lang = 'de';
    const middle = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(middle);
    const feed = await mountIn(undefined, { inside: middle.attachShadow({ mode: 'closed' }) });
    expect(said(feed)).toEqual(GERMAN);
    outer.lang = 'en';
    await untilSays(feed, 'View post');
    middle.lang = 'de';
    await untilSays(feed, 'Beitrag ansehen');
  });
});
