import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FULL, item, type Item } from '../page/items.ts';
import { mountFeed, placeOf, type Setting, type WsFeed } from '../page/mount.ts';
import { focusedIn, partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { recordConsole, recordEvents } from '../page/record.ts';
import { untilObserved, until } from '../page/wait.ts';

interface Fake {
  readonly availability?: (languages: unknown) => unknown;
  readonly create?: (options: { sourceLanguage: string; signal: AbortSignal }) => unknown;
  readonly translate?: (text: string) => unknown;
}

/** What was requested from the fake translator. */
interface Asked {
  readonly pairs: unknown[];
  readonly texts: string[];
  made: number;
  destroyed: number;
}

/** Gives the page a fake `Translator` that translates everything to capital letters. */
function giveTranslator({ availability = () => 'downloadable', create, translate }: Fake = {}): Asked {
  const asked: Asked = { pairs: [], texts: [], made: 0, destroyed: 0 };
  const translator = {
    translate: async (text: string) => {
      asked.texts.push(text);
      return translate ? translate(text) : text.toUpperCase();
    },
    destroy: () => void asked.destroyed++,
  };
  const value = {
    availability: async (languages: unknown) => {
      asked.pairs.push(languages);
      return availability(languages);
    },
    create: async (options: { sourceLanguage: string; signal: AbortSignal }) => {
      asked.made++;
      return create ? create(options) : translator;
    },
  };
  Object.defineProperty(globalThis, 'Translator', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'Translator'));
  return asked;
}

const FRENCH: Item = item('f', { ...FULL, postId: 'f', lang: 'fr', header: 'un titre', postText: 'des mots' });

const IN_ENGLISH: Setting = { place: (place) => (place.lang = 'en') };

const mountPosts = (posts: readonly Item[], attributes = {}, content = '', setting = IN_ENGLISH): Promise<WsFeed> =>
  mountFeed(posts, attributes, content, setting);

const buttonsOf = (feed: WsFeed): readonly HTMLElement[] => partsOf(feed, 'translate');

async function offerOf(feed: WsFeed): Promise<HTMLElement> {
  await until(() => buttonsOf(feed).length > 0, 'no offer');
  return partOf(feed, 'translate');
}

const statusOf = (feed: WsFeed): string =>
  shadowOf(feed).querySelector('[part=translate] + [aria-live=polite]:not([role])')?.textContent ?? '';

const saysOf = (feed: WsFeed): unknown[] => ['title', 'text', 'translate'].map((part) => wordsOf(feed, part)[0]);

const ORIGINAL = ['un titre', 'des mots', 'Translate'];
const TRANSLATED = ['UN TITRE', 'DES MOTS', 'Show original'];

/** Clicks the button, and waits for a status. */
async function press(feed: WsFeed, status: string): Promise<void> {
  (await offerOf(feed)).click();
  await until(() => statusOf(feed) === status, `it says "${statusOf(feed)}"`);
}

describe('a post in another language than the page', () => {
  test('is translated by the browser, and back, by keyboard; the focus stays', async () => {
    const asked = giveTranslator();
    const feed = await mountPosts([FRENCH, item('e')], { design: 'note', share: '', lightbox: '' });
    const button = await offerOf(feed);
    expect([buttonsOf(feed).length, asked.pairs]).toEqual([1, [{ sourceLanguage: 'fr', targetLanguage: 'en' }]]);
    expect(partOf(feed, 'share').offsetLeft, 'a gap').toBeGreaterThan(button.offsetLeft + button.offsetWidth + 5);
    expect([saysOf(feed), partOf(feed, 'text').lang, asked.made]).toEqual([ORIGINAL, 'fr', 0]);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => statusOf(feed) === 'Translated automatically', 'it is not translated');
    expect([saysOf(feed), partOf(feed, 'text').hasAttribute('lang')]).toEqual([TRANSLATED, false]);
    expect([partOf(feed, 'image').getAttribute('alt'), wordsOf(feed, 'action')[0]]).toEqual(['A LOAF', 'ORDER']);
    expect(focusedIn(feed)).toBe(button);
    const clicks = recordEvents('ws-post-click');
    partOf(feed, 'image').click();
    expect(clicks.map(({ detail }) => (detail as { post: unknown }).post)).toEqual(feed.posts.slice(0, 1));
    await userEvent.keyboard('{Escape}');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => statusOf(feed) === '', 'the original is not back');
    expect([saysOf(feed), partOf(feed, 'text').lang]).toEqual([ORIGINAL, 'fr']);
    expect([focusedIn(feed), asked.made]).toEqual([button, 1]);
    expect(feed.posts[0]?.title, 'the page reads the original').toBe('un titre');
  });

  test('is named by its button, which waits while it translates, and says so', async () => {
    let finish: (text: string) => void = () => {};
    const asked = giveTranslator({ translate: () => new Promise<string>((resolve) => (finish = resolve)) });
    const feed = await mountPosts([item('t', { lang: 'fr', postText: 'des mots', postUrl: 'https://example.com/1' })]);
    const button = await offerOf(feed);
    expect(button.getAttribute('aria-labelledby')?.split(' ')[0]).toBe(button.id);
    await press(feed, 'Translating…');
    button.click();
    await untilObserved();
    expect([button.ariaDisabled, asked.texts, asked.made]).toEqual(['true', ['des mots'], 1]);
    finish('some words');
    await until(() => wordsOf(feed, 'text')[0] === 'some words', 'it is not translated');
    expect(button.ariaDisabled).toBeNull();
  });

  test('keeps its lines and its addresses, and in markup its links and code', async () => {
    giveTranslator();
    const plain = 'un\n\n  deux https://example.com/trois\n— 4 —';
    const feed = await mountPosts([item('p', { lang: 'fr', postText: plain })]);
    await press(feed, 'Translated automatically');
    expect(partOf(feed, 'text').textContent).toBe('UN\n\n  DEUX https://example.com/trois\n— 4 —');
    const tags = await mountPosts([
      item('t', { lang: 'fr', postText: 'Les <b> &amp; &amp;amp; https://example.com/a' }),
    ]);
    await press(tags, 'Translated automatically');
    expect(partOf(tags, 'text').textContent).toBe('LES <B> & &AMP; https://example.com/a');
    const rich = '<p>Lisez <a href="https://example.com/a">nos <b>nouvelles</b></a> &lt;ici&gt; <code>let x</code></p>';
    const other = await mountPosts([item('r', { lang: 'fr', postText: rich })]);
    await press(other, 'Translated automatically');
    expect(partOf(other, 'text').textContent).toMatch(/^LISEZ NOS NOUVELLES.* <ICI> let x$/);
    expect(partOf(other, 'text').querySelector('a')?.href).toBe('https://example.com/a');
  });

  test('is offered by its script and by posts-lang, and again in the language that the page changes to', async () => {
    const asked = giveTranslator();
    const feed = await mountPosts([item('g', { postText: 'Καλημέρα' }), item('x', { postText: 'mots' })], {
      'posts-lang': 'fr',
    });
    await until(() => buttonsOf(feed).length === 2, 'no offers');
    feed.removeAttribute('posts-lang');
    await until(() => buttonsOf(feed).length === 1, 'an offer stays');
    await press(feed, 'Translated automatically');
    placeOf(feed).lang = 'de';
    await until(() => wordsOf(feed, 'translate')[0] === 'Übersetzen', 'no offer in German');
    expect(wordsOf(feed, 'text')[0]).toBe('Καλημέρα');
    expect(asked.pairs.at(-1)).toEqual({ sourceLanguage: 'el', targetLanguage: 'de' });
    placeOf(feed).lang = 'el';
    await until(() => buttonsOf(feed).length === 0, 'Greek is offered in Greek');
  });
});

describe('nothing is offered', () => {
  const expectNoOffer = async (feed: WsFeed): Promise<void> => {
    await untilObserved();
    expect([buttonsOf(feed), saysOf(feed).slice(0, 2)]).toEqual([[], ORIGINAL.slice(0, 2)]);
  };

  test.each<[string, () => unknown]>([
    ['cannot', () => 'unavailable'],
    ['answers in the wrong type', () => ({})],
    ['refuses', () => Promise.reject(new DOMException('No.', 'NotAllowedError'))],
    ['never answers', () => new Promise(() => {})],
  ])('where the browser %s', async (_, availability) => {
    giveTranslator({ availability });
    await expectNoOffer(await mountPosts([FRENCH]));
  });

  test.each([undefined, 7, {}])('where what the browser has by that name is %j', async (value) => {
    Object.defineProperty(globalThis, 'Translator', { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'Translator'));
    await expectNoOffer(await mountPosts([FRENCH]));
  });

  test.each<[string, Item, Setting]>([
    ['the page is in that language, whatever its region', FRENCH, { place: (place) => (place.lang = 'fr-CA') }],
    ['the page says no language', FRENCH, { place: (place) => (place.lang = '') }],
    ['the language of the post is unknown', { ...FRENCH, lang: 'xx yy' }, IN_ENGLISH],
    [
      'the page says that nothing is to be translated',
      FRENCH,
      { prepare: (feed) => feed.setAttribute('translate', 'no') },
    ],
  ])('where %s', async (_, post, setting) => {
    const asked = giveTranslator();
    await expectNoOffer(await mountPosts([post], {}, '', { ...IN_ENGLISH, ...setting }));
    expect(asked.pairs).toEqual([]);
  });
});

describe('a translation that fails', () => {
  const FAILURES: Readonly<Record<string, Fake>> = {
    'that is refused': { create: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    'by a translator of the wrong type': { create: () => ({ translate: 'no' }) },
    'that breaks off': { translate: () => Promise.reject(new Error('Broken.')) },
    'of the wrong type': { translate: () => ({ text: 'no' }) },
  };

  test.each(Object.entries(FAILURES))('leaves the original, says so, and may be tried again: %s', async (_, fake) => {
    const warnings = recordConsole('warn');
    const asked = giveTranslator(fake);
    const feed = await mountPosts([FRENCH]);
    await press(feed, 'The post could not be translated.');
    expect([saysOf(feed), partOf(feed, 'text').lang]).toEqual([ORIGINAL, 'fr']);
    expect(warnings.join()).toMatch(
      /^WS-305 <ws-feed> A post in "fr" cannot be translated to "en" \(.+\); it stays as it is\. See docs\/errors#ws-305$/,
    );
    partOf(feed, 'translate').click();
    await until(() => warnings.length === 2, 'it does not try again');
    expect(asked.made).toBe('create' in fake ? 2 : 1);
  });

  test('is text, whatever the browser makes of it', async () => {
    giveTranslator({ translate: () => '<img src=x onerror="fail()"><b>bold</b>' });
    const feed = await mountPosts([FRENCH]);
    await press(feed, 'Translated automatically');
    expect(shadowOf(feed).querySelector('article [onerror], [part=text] img, [part=title] *')).toBeNull();
  });
});

describe('a translation that is under way', () => {
  test('ends with the element, and a late answer changes nothing', async () => {
    let finish: (text: string) => void = () => {};
    const asked = giveTranslator({ translate: () => new Promise<string>((resolve) => (finish = resolve)) });
    const warnings = recordConsole('warn');
    const feed = await mountPosts([FRENCH]);
    await press(feed, 'Translating…');
    const place = placeOf(feed);
    feed.remove();
    await until(() => asked.destroyed === 1, 'it lives on');
    finish('late');
    await untilObserved();
    expect([asked.destroyed, warnings]).toEqual([1, []]);
    place.append(feed);
    await until(() => statusOf(feed) === '', 'it still translates');
    expect(saysOf(feed)).toEqual(ORIGINAL);
    await press(feed, 'Translating…');
    expect(asked.made).toBe(2);
  });
});
