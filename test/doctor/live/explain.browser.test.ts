import { describe, expect, it, onTestFinished } from 'vitest';
import guide from '../../../docs/doctor.md?raw';
import { putIntoHead } from '../../page/head.ts';
import { FULL, type Item, item, newFeedId } from '../../page/items.ts';
import { box, mount, mountFeed, mountReady, placeOf } from '../../page/mount.ts';
import { recordConsole } from '../../page/record.ts';
import { answerFetch, serve, serviceUrl } from '../../page/requests.ts';
import { untilObserved, untilState } from '../../page/wait.ts';
import { DESIGN_NAMES, LAYOUT_NAMES } from '../../support/names.ts';

const NOTE: Item = { ...FULL, postId: 'note', postImage: undefined };
const POSTS: readonly Item[] = [FULL, NOTE, item('plain')];

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

  it('as a single card, with and without a post', async () => {
    const card = await mount('ws-post-card');
    expect(await codesOf(card)).toEqual(['WS-304']);
    card.post = FULL;
    expect(await causesOf(card)).toEqual([]);
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

  it('what is missing, once', async () => {
    recordConsole('error');
    const feed = await mount('ws-feed', { loading: 'eager' });
    await untilState(feed, 'error');
    expect(await codesOf(feed)).toEqual(['WS-102']);
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

  it('each of its workspaces that failed, beside the posts of the others', async () => {
    recordConsole('error');
    const [there, gone] = [newFeedId(), newFeedId()];
    answerFetch((url) => (url.includes(gone) ? 404 : [FULL]));
    const feed = await mount('ws-public-posts', { 'feed-id': `${there} ${gone}`, loading: 'eager' });
    await untilState(feed, 'partial');
    expect(await feed.explain()).toMatchObject([{ code: 'WS-201', remedy: expect.stringContaining(`"${gone}"`) }]);
  });

  it('that it is not closed, where another element or the rest of the page is in it', async () => {
    recordConsole('error'); // of the feed in the other
    serve(POSTS);
    const attributes = { 'feed-id': newFeedId(), loading: 'eager' };
    const healthy = await mountReady('ws-feed', attributes, '<h1 slot="header">News</h1><a href="/">All</a>');
    expect(await codesOf(healthy)).toEqual([]);
    for (const inside of ['<footer>About us</footer>', '<p><ws-feed></ws-feed></p>']) {
      const feed = await mountReady('ws-feed', { ...attributes, more: 'none' }, inside);
      expect(await codesOf(feed), inside).toEqual(['WS-805']);
    }
  });

  it('that no language is around it, unless one is', async () => {
    const { documentElement } = document;
    const { lang } = documentElement;
    onTestFinished(() => void (documentElement.lang = lang));
    documentElement.removeAttribute('lang');
    const feed = await mountFeed(POSTS);
    const [finding] = await feed.explain();
    expect(finding).toMatchObject({ code: 'WS-806', paste: expect.stringMatching(/^<html .*lang="en"/) });
    placeOf(feed).lang = 'de';
    expect(await codesOf(feed)).toEqual([]);
  });

  it('that a consent plugin holds the script back for those who come next', async () => {
    putIntoHead('script', { 'data-category': 'marketing', src: 'https://cdn.example/ws-widgets.js' });
    expect(await codesOf(await mountFeed(POSTS))).toEqual(['WS-803']);
  });

  it('that another version is on the page', async () => {
    const claims = Reflect.get(globalThis, Symbol.for('ws-widgets/claims/1')) as Map<string, unknown>;
    claims.set('0.0.9', {});
    onTestFinished(() => void claims.delete('0.0.9'));
    expect(await causesOf(await mountFeed(POSTS))).toEqual([expect.stringContaining('0.0.9')]);
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

  it('what was written on the <div> that stands for it, once', async () => {
    recordConsole('warn');
    serve(POSTS);
    putIntoHead('script', { 'data-base-url': serviceUrl });
    const div = document.createElement('div');
    for (const [name, value] of Object.entries({ 'ws-element': 'ws-feed', 'feed-id': newFeedId(), layuot: 'grid' })) {
      div.setAttribute(`data-${name}`, value);
    }
    const feed = await mount('ws-feed', { 'feed-id': newFeedId() }, '', {
      inside: div,
      place: (place) => place.append(div),
    });
    expect(await feed.explain()).toMatchObject([
      { code: 'WS-113', paste: expect.stringMatching(/^<div data-ws-element="ws-feed" .*data-layout="grid"/) },
    ]);
  });
});

it('an element explains what the guide says', async () => {
  recordConsole('warn');
  answerFetch(() => [FULL]);
  const block = (language: string): string =>
    guide.split('## In the browser')[1]?.split(`\n\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '';
  const place = await box();
  place.innerHTML = block('html');
  expect(await place.querySelector('ws-feed')?.explain()).toEqual(JSON.parse(block('json')));
});
