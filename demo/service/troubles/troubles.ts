import { type Asked, clampLimit, clampOffset } from '../../../src/testing/service/answer-request.ts';
import {
  type Answer,
  type Endpoint,
  html,
  json,
  type Outcome,
  traceForm,
} from '../../../src/testing/service/outcome.ts';
import { makePosts } from '../../../src/testing/posts/workspace.ts';
import { type Post, toPublicPost, toPublishedPost } from '../../../src/testing/posts/post.ts';
import { nestedForm } from '../base/nested-form.ts';
import { wait } from '../base/wait.ts';
import halfBroken from './half-broken.json' with { type: 'json' };
import { hostilePosts, longWordPosts, type LoosePost, toLooseItem } from './loose-posts.ts';
import rubbish from './rubbish.json' with { type: 'json' };

interface Visit {
  readonly endpoint: Endpoint;
  readonly feedId: string;
  readonly offset: number;
  readonly limit: number;
  readonly path: string;
  readonly origin: string;
  /** How many requests for this id came before. */
  readonly earlier: number;
}

type Trouble = (visit: Visit) => Outcome | Promise<Outcome>;

/** Items in the form of the endpoint: a list or an envelope (§2). */
function listed({ endpoint, offset, limit }: Visit, items: readonly unknown[]): Answer {
  const page = items.slice(offset, offset + limit);
  return json(endpoint === 'posts' ? { meta: { maxResults: limit }, items: page } : page);
}

const FINE_POSTS = 40;
const MISSING_PICTURE = '/pictures/missing.svg';

const itemsOf = (posts: readonly Post[], { endpoint }: Visit): readonly object[] =>
  posts.map(endpoint === 'posts' ? toPublishedPost : toPublicPost);

const finePosts = ({ feedId, origin }: Visit) =>
  makePosts(FINE_POSTS, 0, feedId, origin).map((post, index) => ({ ...post, id: `${feedId}-${index}` }));

const looseItems =
  (posts: readonly LoosePost[]): Trouble =>
  (visit) =>
    listed(
      visit,
      posts.map((post) => toLooseItem(post, visit.endpoint)),
    );

const fine: Trouble = (visit) => listed(visit, itemsOf(finePosts(visit), visit));

const traced =
  (status: number, headers?: Answer['headers']): ((visit: Visit) => Answer) =>
  ({ path }) =>
    json(traceForm(status, `This workspace always answers ${status}.`, path), status, headers);

const nested =
  (status: number, type: string): Trouble =>
  () =>
    json(nestedForm(type, `This workspace always answers ${status}.`), status);

const times =
  (count: number, first: Trouble, then: Trouble): Trouble =>
  (visit) =>
    visit.earlier < count ? first(visit) : then(visit);

const slow =
  (latencyMs: number): Trouble =>
  (visit) =>
    wait(latencyMs).then(() => fine(visit));

const retryAfter = (value: string): ((visit: Visit) => Answer) => traced(429, { 'Retry-After': value });

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
    const whole = listed(visit, itemsOf(finePosts(visit), visit));
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
    return listed(visit, itemsOf(posts, visit));
  },
  hostile: looseItems(hostilePosts),
  'long-words': looseItems(longWordPosts),
  'second-page-500': (visit) => (visit.offset > 0 ? traced(500)(visit) : fine(visit)),
  repeats: (visit) => fine({ ...visit, offset: 0 }),
  undated: (visit) =>
    listed(
      visit,
      itemsOf(finePosts(visit), visit).map((item, index) =>
        index % 2 === 0 ? item : { ...item, publishedDate: undefined, publishDate: undefined },
      ),
    ),
};

const isLoosePost = (item: unknown): item is LoosePost =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** The trouble of `trouble-{name}` or `trouble-slow-{ms}`, which may have any suffix after a `~`. */
function findTrouble(feedId: string): Trouble | undefined {
  const name = /^trouble-([^~]+)/.exec(feedId)?.[1];
  if (name === undefined) return undefined;
  const latencyMs = /^slow-(\d+)$/.exec(name)?.[1];
  if (latencyMs !== undefined) return slow(Number(latencyMs));
  return Object.hasOwn(troubles, name) ? troubles[name] : undefined;
}

/** A request for posts of a workspace. */
type Asking = Pick<Visit, 'endpoint' | 'feedId' | 'path' | 'origin'> & {
  /** The parameters of the query. */
  readonly asked: Readonly<Record<string, Asked>>;
};

/** Answers for the workspaces in trouble. Requests for each id are counted, because some troubles pass. */
export function createTroubles(): (asking: Asking) => Promise<Outcome> | undefined {
  const requestsByFeed = new Map<string, number>();
  return ({ asked, ...asking }) => {
    const { endpoint, feedId } = asking;
    const trouble = findTrouble(feedId);
    if (!trouble) return undefined;
    const earlier = requestsByFeed.get(feedId) ?? 0;
    requestsByFeed.set(feedId, earlier + 1);
    const offset = endpoint === 'posts' ? clampOffset(asked['$offset']) : 0;
    const limit = clampLimit(asked[endpoint === 'posts' ? '$limit' : 'limit']);
    return Promise.resolve(trouble({ ...asking, offset, limit, earlier }));
  };
}
