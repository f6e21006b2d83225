// What pages and what merges, as one chunk of its own: the first card of a single workspace needs neither.
export { EmbedPosts } from './embed-posts.ts';
export { feedPosts, mergedPublicPosts } from './feed-posts.ts';
