/** The elements as classes. Nothing is registered: `ws-widgets/ws-feed` and its likes do that. */
export { type ConsentDetail, WsConsentEvent } from './elements/consent-event.ts';
export { type ImpressionDetail, WsImpressionEvent } from './elements/impression-event.ts';
export {
  type ErrorDetail,
  type LoadDetail,
  type PostClickDetail,
  WsErrorEvent,
  WsLoadEvent,
  WsPostClickEvent,
} from './elements/events.ts';
export type { FeedState } from './elements/feed-controller.ts';
export { WsEmbed } from './elements/ws-embed.ts';
export { WsFeed } from './elements/ws-feed.ts';
export { WsPostCard } from './elements/ws-post-card.ts';
export { WsPublicPosts } from './elements/ws-public-posts.ts';
export type * from './headless.ts';
