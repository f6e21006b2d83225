// The data alone, for scripts, servers and other frameworks: no DOM is needed.
// `const ask = shareRequests(createClient(fetch))`, then `feedPosts(ask, ['abc'], {...}).load(signal)`.

export { type Client, createClient, type Fetch, type RequestOptions } from './api/client.ts';
export { OFFSET_MAX, PAGE_MAX } from './api/limits.ts';
export { embedUrl, type PageQuery, postsUrl, publicPostsUrl, readBaseUrl } from './api/urls.ts';
export { type Fault, FaultError } from './base/fault.ts';
export { type FieldMap, normalisePost, type PostContext, readFieldMap } from './model/normalise-post.ts';
export { type MediaDetails, readMediaDetails, type Track } from './model/media-details.ts';
export { type Action, type Media, type Post, postKey } from './model/post.ts';
export { readUrl } from './model/formats.ts';
export { type HintedElement, type PageHints, pageHints } from './widgets/setup/page-hints.ts';
export { EmbedPosts, feedPosts, mergedPublicPosts, PublicPosts } from './source/checked-posts.ts';
export { type Embed, type EmbedPostsOptions, normaliseEmbed } from './source/embed-posts.ts';
export type { FeedPostsOptions } from './source/feed-posts.ts';
export type { Batch, FeedFault, PostSource } from './source/post-source.ts';
export type { PublicPostsOptions } from './source/workspace-posts.ts';
export { type Ask, type AskOptions, shareRequests } from './source/shared-requests.ts';
