/** The elements as classes. Nothing is registered: `ws-widgets/ws-feed` and its likes do that. */
export type { Finding, Place } from './base/finding.ts';
export type { RenderCard } from './card/card-view.ts';
export type { Messages, Plural } from './content/messages.ts';
export { type ConsentDetail, WsConsentEvent } from './element/feature-events/consent-event.ts';
export { type ImpressionDetail, WsImpressionEvent } from './element/feature-events/impression-event.ts';
export { type SearchDetail, WsSearchEvent } from './element/feature-events/search-event.ts';
export { type ShareDetail, WsShareEvent } from './element/feature-events/share-event.ts';
export {
  type ErrorDetail,
  type LoadDetail,
  type PostClickDetail,
  WsErrorEvent,
  WsLoadEvent,
  WsPostClickEvent,
} from './element/events.ts';
export type { FeedState } from './feed/feed-state.ts';
export { WsEmbed } from './widgets/ws-embed.ts';
export { WsFeed } from './widgets/ws-feed.ts';
export { WsPostCard } from './widgets/ws-post-card.ts';
export { WsPublicPosts } from './widgets/ws-public-posts.ts';
export type * from './headless.ts';
