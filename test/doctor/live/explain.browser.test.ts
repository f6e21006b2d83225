import { describe, expect, it } from 'vitest';
import guide from '../../../docs/doctor.md?raw';
import { putIntoHead } from '../../page/head.ts';
import { FULL, type Item, item, newFeedId, PICTURE } from '../../page/items.ts';
import { box, mount, mountFeed, mountReady } from '../../page/mount.ts';
import { recordConsole } from '../../page/record.ts';
import { answerFetch, serve } from '../../page/requests.ts';
import { untilObserved, untilState } from '../../page/wait.ts';
import { DESIGN_NAMES, LAYOUT_NAMES } from '../../support/names.ts';

const POSTS: readonly Item[] = [FULL, { ...FULL, postId: 'note', postImage: undefined }, item('plain')];

interface Explained {
  explain(): Promise<readonly { readonly code: string; readonly cause: string; readonly paste?: string }[]>;
}

const codesOf = async (element: Explained): Promise<string[]> => (await element.explain()).map(({ code }) => code);
const causesOf = async (element: Explained): Promise<string[]> => (await element.explain()).map(({ cause }) => cause);

describe('a healthy element has nothing to explain', () => {
  it.each(DESIGN_NAMES.flatMap((design) => ['auto', 'light', 'dark'].map((theme) => [design, theme] as const)))(
    'in the design %s and the theme %s',
    async (design, theme) => expect(await causesOf(await mountFeed(POSTS, { design, theme }))).toEqual([]),
  );

  it.each(LAYOUT_NAMES)('in the layout %s', async (layout) =>
    expect(await causesOf(await mountFeed(POSTS, { layout, heading: 'News', search: '', share: '' }))).toEqual([]),
  );

  it('on a dark page', async () => {
    const dark = ({ style }: HTMLElement): string => (style.cssText = 'background: #111; color: #eee');
    expect(await causesOf(await mountFeed(POSTS, {}, '', { place: dark }))).toEqual([]);
  });

  it('while it waits for its posts, and where there are none', async () => {
    serve([]);
    const feed = await mount('ws-feed', { 'feed-id': newFeedId() });
    expect(await causesOf(feed)).toEqual([]);
    await untilState(feed, 'empty');
    expect(await causesOf(feed)).toEqual([]);
  });
});

describe('an element explains', () => {
  it('each wrong name and value with a tag that mends it', async () => {
    recordConsole('warn');
    const feed = await mountFeed(POSTS, { layuot: 'grid', hide: 'avatr date' });
    expect(await codesOf(feed)).toEqual(['WS-113', 'WS-112']);
    const [name] = await feed.explain();
    expect(name?.paste).toContain('layout="grid"');
    expect(await (await mountFeed(POSTS, { colums: 3 })).explain()).toMatchObject([
      { code: 'WS-113', remedy: 'Set --ws-columns in CSS.' },
    ]);
  });

  it('what its features read, and cards of the owner that it does not have', async () => {
    recordConsole('warn');
    const feed = await mountFeed(POSTS, { utm: '?', 'all-href': 'javascript:1', cards: 'page' }, '<b slot="card"></b>');
    expect(await codesOf(feed)).toEqual(['WS-112', 'WS-112', 'WS-115', 'WS-120']);
    feed.renderCard = ({ title }) => title;
    expect(await codesOf(feed)).not.toContain('WS-115');
    recordConsole('error'); // of the key
    const key = { 'feed-id': newFeedId(), 'post-id': '1', 'api-key': 'secret' };
    expect(await codesOf(await mount('ws-post-card', key))).toEqual(['WS-101']);
  });

  it('a request that failed by its address and its answer', async () => {
    recordConsole('error');
    answerFetch(() => 404);
    const id = newFeedId();
    const feed = await mount('ws-public-posts', { 'feed-id': id, loading: 'eager' });
    await untilState(feed, 'error');
    const [finding, ...others] = await feed.explain();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'WS-201', remedy: expect.stringContaining(`"${id}"`) });
    expect(finding?.cause).toContain(`/feeds/${id}/public-posts?limit=10 (answered 404`);
  });

  it('that it is not closed, where another element or the rest of the page is in it', async () => {
    recordConsole('error'); // of the feed inside of the other
    const { urls } = serve(POSTS);
    const attributes = { 'feed-id': newFeedId(), loading: 'eager' };
    const healthy = await mountReady(
      'ws-feed',
      attributes,
      '<h1 slot="header">News</h1><blockquote>All<footer>Ann</footer></blockquote>',
    );
    expect(await codesOf(healthy)).toEqual([]);
    expect(urls, 'a policy may allow nothing else').toHaveLength(1);
    const section = document.body.appendChild(document.createElement('section'));
    for (const inside of ['<footer>About us</footer>', '<p><ws-feed></ws-feed></p>', '<script></script>']) {
      const feed = await mountReady('ws-feed', { ...attributes, more: 'none' }, inside, {
        inside: inside.startsWith('<s') ? document.body : section,
      });
      expect(await codesOf(feed), inside).toEqual(['WS-805']);
      feed.remove();
    }
  });

  it('which posts have images without alternative text, by their first words and their link', async () => {
    const undescribed = ['', ' ', 'IMG_1234.JPG', 'avatar-bakery'].map((alt, i) => ({
      ...item(i, { postText: `Rye ${i} is back. Come in.`, postUrl: `https://example.com/${i}` }),
      mediaImageUrls: [
        { src: PICTURE, alt: 'A loaf' },
        { src: `${PICTURE}?2`, alt },
      ],
    }));
    const written = { 'alt-texts': '{"1": ["", "Rye"], "2": "The first of two"}' };
    const [finding, ...others] = await (await mountFeed([FULL, ...undescribed], written)).explain();
    expect([finding?.code, others]).toEqual(['WS-810', []]);
    const named = [0, 2, 3].map((i) => `"Rye ${i} is back. Come in." (${i}, https://example.com/${i})`);
    expect(finding?.cause).toBe(`Images without alternative text are in: ${named.join(', ')}.`);
  });

  it('which text cannot be read, with a style that mends it', async () => {
    const feed = await mountFeed([FULL]);
    feed.style.setProperty('--ws-muted', '#bbb');
    await untilObserved();
    const findings = await feed.explain();
    expect(findings.map(({ code }) => code)).toContain('WS-807');
    expect(findings.every(({ code, cause }) => code === 'WS-807' && cause.includes('#bbbbbb on #ffffff'))).toBe(true);
    for (const { paste = '' } of findings) putIntoHead('style', {}, paste.replace(/<\/?style>/g, ''));
    expect(await causesOf(feed)).toEqual([]);
  });
});

it('an element explains what the guide says', async () => {
  recordConsole('warn');
  answerFetch(() => [FULL]);
  const block = (language: string): string =>
    guide.split('## In the browser')[1]?.split(`\n\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '';
  const place = box();
  place.innerHTML = block('html');
  expect(await place.querySelector('ws-feed')?.explain()).toEqual(JSON.parse(block('json')));
});
