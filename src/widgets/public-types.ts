// The types of the members and events of a feed. The module of each element exports them, too.
export type { Fault } from '../base/fault.ts';
export type { RenderCard } from '../card/card-view.ts';
export type { Messages } from '../content/messages.ts';
export type { WsErrorEvent, WsLoadEvent, WsPostClickEvent } from '../element/events.ts';
export type { WsConsentEvent } from '../element/feature-events/consent-event.ts';
export type { WsImpressionEvent } from '../element/feature-events/impression-event.ts';
export type { WsSearchEvent } from '../element/feature-events/search-event.ts';
export type { WsShareEvent } from '../element/feature-events/share-event.ts';
export type { FeedState } from '../feed/feed-state.ts';
export type { AltTexts } from '../model/alt-texts.ts';
export type { FieldMap } from '../model/normalise-post.ts';
export type { Post } from '../model/post.ts';
