import { type Answer, html, json, traceForm } from '../../../src/testing/service/outcome.ts';
import { makePosts } from '../../../src/testing/posts/workspace.ts';
import { toPublicPost, toPublishedPost } from '../../../src/testing/posts/post.ts';
import { nestedForm } from '../base/nested-form.ts';
import { wait } from '../base/wait.ts';
import halfBroken from './half-broken.json' with { type: 'json' };
import { hostilePosts } from './hostile-posts.ts';
import { longWordPosts } from './long-words.ts';
import rubbish from './rubbish.json' with { type: 'json' };
import { toLooseItem, type LoosePost } from './loose-item.ts';
import { listed, type Trouble, type Visit } from './trouble.ts';

const FINE_POSTS = 40;
const MISSING_PICTURE = '/pictures/missing.svg';

function finePosts({ feedId, origin }: Visit) {
  return makePosts(FINE_POSTS, 0, feedId, origin).map((post, index) => ({ ...post, id: `${feedId}-${index}` }));
}

function fineItems(visit: Visit): readonly object[] {
  return finePosts(visit).map(visit.endpoint === 'posts' ? toPublishedPost : toPublicPost);
}

function looseItems(posts: readonly LoosePost[]): Trouble {
  return (visit) =>
    listed(
      visit,
      posts.map((post) => toLooseItem(post, visit.endpoint)),
    );
}

const fine: Trouble = (visit) => listed(visit, fineItems(visit));

function traced(status: number, headers?: Answer['headers']): (visit: Visit) => Answer {
  return ({ path }) => json(traceForm(status, `This workspace always answers ${status}.`, path), status, headers);
}

function nested(status: number, type: string): Trouble {
  return () => json(nestedForm(type, `This workspace always answers ${status}.`), status);
}

function times(count: number, first: Trouble, then: Trouble): Trouble {
  return (visit) => (visit.earlier < count ? first(visit) : then(visit));
}

function slow(latencyMs: number): Trouble {
  return async (visit) => {
    await wait(latencyMs);
    return fine(visit);
  };
}

function retryAfter(value: string): (visit: Visit) => Answer {
  return traced(429, { 'Retry-After': value });
}

/** What each `trouble-{name}` does. */
const troubles: Readonly<Record<string, Trouble>> = {
  slow: slow(3000),
  silent: () => 'silence',
  reset: () => 'reset',

  '403': traced(403),
  '403-nested': nested(403, 'forbidden'),
  '404': traced(404),
  '413': traced(413),
  '429': retryAfter('1'),
  '429-then-fine': times(1, retryAfter('1'), fine),
  '429-long': retryAfter('3600'),
  '429-date': times(1, (visit) => retryAfter(new Date(Date.now() + 2000).toUTCString())(visit), fine),
  '429-hidden': (visit) => ({ ...retryAfter('1')(visit), hidesHeaders: true }),
  '500': traced(500),
  '500-nested': nested(500, 'internal'),
  '500-then-fine': times(2, traced(500), fine),
  '502-html': () => html(502),

  html: () => html(200),
  truncated: async (visit) => {
    const whole = listed(visit, fineItems(visit));
    return { ...whole, body: whole.body.slice(0, whole.body.length / 2) };
  },
  null: () => json(null),
  object: ({ endpoint }) => json(endpoint === 'posts' ? { meta: { maxResults: 30 }, items: {} } : {}),
  rubbish: (visit) =>
    listed(
      { ...visit, limit: rubbish.length },
      rubbish.map((item) => (isLoosePost(item) ? toLooseItem(item, visit.endpoint) : item)),
    ),
  'half-broken': looseItems(halfBroken),
  'broken-images': (visit) => {
    const src = visit.origin + MISSING_PICTURE;
    const posts = finePosts(visit).map((post) => ({
      ...post,
      feedImageUrl: src,
      media: [{ type: 'image' as const, src, alt: 'A picture that is missing' }],
    }));
    return listed(visit, posts.map(visit.endpoint === 'posts' ? toPublishedPost : toPublicPost));
  },
  hostile: looseItems(hostilePosts),
  'long-words': looseItems(longWordPosts),
  'second-page-500': (visit) => (visit.offset > 0 ? traced(500)(visit) : fine(visit)),
  repeats: (visit) => fine({ ...visit, offset: 0 }),
  undated: (visit) =>
    listed(
      visit,
      fineItems(visit).map((item, index) =>
        index % 2 === 0 ? item : { ...item, publishedDate: undefined, publishDate: undefined },
      ),
    ),
};

function isLoosePost(item: unknown): item is LoosePost {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

/** `trouble-{name}` or `trouble-slow-{ms}`, with a free suffix after `~` or none. */
export function findTrouble(feedId: string): Trouble | undefined {
  const name = /^trouble-([^~]+)/.exec(feedId)?.[1];
  if (name === undefined) return undefined;
  const latencyMs = /^slow-(\d+)$/.exec(name)?.[1];
  if (latencyMs !== undefined) return slow(Number(latencyMs));
  return Object.hasOwn(troubles, name) ? troubles[name] : undefined;
}
