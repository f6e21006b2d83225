import type { Fault } from '../base/fault.ts';
import { isSamePost, type Post, postKey } from '../model/post.ts';
import type { Batch, FeedFault } from '../source/post-source.ts';

/** What a feed displays: posts, that they are loading, that there are none, or what went wrong. */
export type FeedState = 'idle' | 'loading' | 'ready' | 'empty' | 'partial' | 'error';

export const FEED_STATES: readonly FeedState[] = ['idle', 'loading', 'ready', 'empty', 'partial', 'error'];

/** Everything that a feed holds, as data. Each step makes a new one. */
export interface FeedModel {
  readonly state: FeedState;
  readonly posts: readonly Post[];
  /** The first answer with posts for the present attributes: it decides the look of the feed, whatever a refresh brings. */
  readonly firstPosts: readonly Post[];
  /** How many posts of the same answer are displayed in the next frames. */
  readonly awaited: number;
  /** How many posts came, if the last request was for more; else `undefined`. */
  readonly added?: number | undefined;
  readonly hasMore: boolean;
  /** Whether the service's reach ended before the posts did (§8). */
  readonly atCeiling: boolean;
  /** Whether the posts are only those that match a visitor's search: then no others are offered or awaited. */
  readonly isSearched: boolean;
  readonly busy: 'first' | 'more' | undefined;
  /** Whether the last attempt to load more failed, so that a retry tries that again. */
  readonly failedMore: boolean;
  /** Whether the first answer for the present attributes is still to be requested. */
  readonly needsLoad: boolean;
  /** All that went wrong in the last attempt. */
  readonly faults: readonly FeedFault[];
  /** What went wrong with the workspaces that are left out: they are not requested again with more posts. */
  readonly lost: readonly FeedFault[];
}

/** The posts that decide how the cards of a feed look, unless the owner does. */
export type HeldPosts = Pick<FeedModel, 'posts' | 'firstPosts'>;

/** The first thing that went wrong, which is the one that is reported first. */
export const errorOf = ({ faults }: FeedModel): Fault | undefined => faults[0]?.fault;

export const IDLE: FeedModel = {
  state: 'idle',
  posts: [],
  firstPosts: [],
  awaited: 0,
  hasMore: false,
  atCeiling: false,
  isSearched: false,
  busy: undefined,
  failedMore: false,
  needsLoad: true,
  faults: [],
  lost: [],
};

/** Whether there is something to say or to press below the posts. */
export const needsControls = ({ needsLoad, state, posts, hasMore, atCeiling, faults }: FeedModel): boolean =>
  !needsLoad && (hasMore || atCeiling || faults.length > 0 || state === 'partial' || posts.length === 0);

const firstPostsOf = ({ needsLoad, firstPosts }: FeedModel, posts: readonly Post[]): readonly Post[] =>
  needsLoad || firstPosts.length === 0 ? posts : firstPosts;

/** A request for the first posts, or for more, was sent. */
export const started = (model: FeedModel, busy: 'first' | 'more'): FeedModel => ({
  ...model,
  busy,
  added: undefined,
  state: model.posts.length === 0 ? 'loading' : model.state,
});

/** What was under way was aborted. What is displayed stays, unless it is only part of a first answer. */
export const stopped = (model: FeedModel): FeedModel =>
  model.state === 'loading'
    ? { ...model, busy: undefined, state: 'idle', needsLoad: true, posts: [], firstPosts: [], awaited: 0 }
    : { ...model, busy: undefined };

/** Posts that came again with the same content stay the same objects, so that their cards stay as they are. */
export function keepSame(before: readonly Post[], now: readonly Post[]): readonly Post[] {
  const known = new Map(before.map((post) => [postKey(post), post]));
  return now.map((post) => {
    const old = known.get(postKey(post));
    return old && isSamePost(old, post) ? old : post;
  });
}

/** The first answer came: `count` of its posts are displayed before the others. */
export const arriving = (model: FeedModel, { posts, hasMore }: Batch, count: number): FeedModel => ({
  ...model,
  posts: posts.slice(0, count),
  firstPosts: firstPostsOf(model, posts),
  awaited: posts.length - count,
  hasMore,
});

/** An answer came: its posts follow those there are, or replace them. */
export function loaded(model: FeedModel, batch: Batch): FeedModel {
  const { hasMore, atCeiling, partial, faults } = batch;
  const isMore = model.busy === 'more';
  const lost = isMore && partial ? [...model.lost, ...faults] : faults;
  const posts = isMore ? [...model.posts, ...batch.posts] : keepSame(model.posts, batch.posts);
  return {
    state: partial ? 'partial' : posts.length > 0 ? 'ready' : 'empty',
    posts,
    firstPosts: firstPostsOf(model, posts),
    awaited: 0,
    added: isMore ? batch.posts.length : undefined,
    hasMore,
    atCeiling,
    isSearched: false,
    busy: undefined,
    failedMore: false,
    needsLoad: false,
    faults: lost,
    lost,
  };
}

/** Nothing came; what is displayed stays. */
export const failed = (model: FeedModel, faults: readonly FeedFault[]): FeedModel => ({
  ...model,
  state: model.posts.length === 0 ? 'error' : model.state,
  busy: undefined,
  failedMore: model.busy === 'more',
  needsLoad: false,
  faults,
});
