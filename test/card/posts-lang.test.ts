import { describe, expect, test } from 'vitest';
import { FULL, item, type Item } from '../page/items.ts';
import { mountFeed, mountItems } from '../page/mount.ts';
import { partOf, partsOf, shadowOf, wordsOf } from '../page/parts.ts';
import { change, until } from '../page/wait.ts';

/** The parts whose text is that of the post. */
const WRITTEN = ['title', 'text', 'image', 'action'];
/** The parts whose words are ours, or that begin with the workspace's name. */
const SAID = ['card', 'author', 'date', 'claps', 'link'];

const langsOf = (root: Element, parts: readonly string[]): (string | null)[] =>
  parts.map((part) => partOf(root, part).getAttribute('lang'));

const mountPost = (more: Item, attributes = {}, page = 'en') =>
  mountItems([{ ...FULL, ...more }], attributes, { place: (place) => (place.lang = page) });

describe('the language of a post', () => {
  test('is on what its author wrote; what the elements say stays in that of the page', async () => {
    const feed = await mountPost({ lang: 'fr' });
    expect(langsOf(feed, WRITTEN)).toEqual(WRITTEN.map(() => 'fr'));
    expect(langsOf(feed, SAID)).toEqual(SAID.map(() => null));
    expect(wordsOf(feed, 'link')).toEqual(['View post']);
    await change(feed, { hide: 'feed' });
    expect([wordsOf(feed, 'author'), langsOf(feed, ['author'])]).toEqual([['Hanna'], ['fr']]);
  });

  test('is the owner’s where the service says none, and follows the attribute; the nodes stay', async () => {
    const feed = await mountPost({}, { 'posts-lang': 'pt_BR' });
    const title = partOf(feed, 'title');
    expect(langsOf(feed, WRITTEN)).toEqual(WRITTEN.map(() => 'pt-BR'));
    feed.postsLang = 'el';
    await feed.updateComplete;
    expect([partOf(feed, 'title'), title.lang]).toEqual([title, 'el']);
    feed.removeAttribute('posts-lang');
    await feed.updateComplete;
    expect(langsOf(feed, WRITTEN)).toEqual(WRITTEN.map(() => null));
  });

  test('decides where its lines end: Korean between words, Japanese before no small kana', async () => {
    const title = partOf(await mountPost({}), 'title');
    const look = (lang: string): string => {
      title.lang = lang;
      const { wordBreak, lineBreak } = getComputedStyle(title);
      return `${wordBreak} ${lineBreak}`;
    };
    expect(['ko', 'ja', 'de'].map(look)).toEqual(['keep-all auto', 'normal strict', 'normal auto']);
  });

  test('is marked nowhere on a page in that language, nor one that is none', async () => {
    const NONE = ['xx yy', '"><img src=x>', 7, null, {}, 'a'.repeat(5000)];
    const posts = ['de', ...NONE].map((lang, i) => ({ ...FULL, postId: `${i}`, lang }));
    const feed = await mountItems(posts, {}, { place: (place) => (place.lang = 'de-AT') });
    expect(partsOf(feed, 'card')).toHaveLength(posts.length);
    expect(shadowOf(feed).querySelectorAll('article [lang]')).toHaveLength(0);
  });

  test('is told by a script that leaves no doubt, and is not on a button in our words', async () => {
    const action = { label: '', url: 'https://example.com/order' };
    const feed = await mountItems([item(1, { postText: 'อรุณสวัสดิ์', ctaLink: action })]);
    expect(langsOf(feed, ['text', 'action'])).toEqual(['th', null]);
    expect(wordsOf(feed, 'action')).toEqual(['Open']);
  });

  test('is on the description in the dialog of images', async () => {
    const feed = await mountPost({ lang: 'fr' }, { lightbox: '' });
    await until(() => shadowOf(feed).querySelector('[data-enlarges]'), 'it opens nothing');
    partOf(feed, 'image').click();
    await until(() => shadowOf(feed).querySelector('dialog[open] [part=lightbox-image]'), 'no dialog');
    const caption = shadowOf(feed).querySelector<HTMLElement>('.lightbox-caption > [dir=auto]');
    expect([caption?.lang, partOf(feed, 'lightbox-image').lang]).toEqual(['fr', 'fr']);
    expect(langsOf(feed, ['lightbox', 'lightbox-close'])).toEqual([null, null]);
  });

  test('is on the elements of an owner’s card that a field of the post’s own words fills, unless they have one', async () => {
    const template =
      '<template slot="card"><b data-ws-text="title"></b><i data-ws-text="text" lang="la"></i><time data-ws-text="publishedAt"></time><p data-ws-html="text"></p></template>';
    const card = partsOf(await mountFeed([{ ...FULL, lang: 'fr' }], {}, template), 'card')[0];
    const langs = ['b', 'i', 'time', 'p'].map((tag) => card?.querySelector(tag)?.getAttribute('lang'));
    expect(langs).toEqual(['fr', 'la', null, 'fr']);
  });
});
