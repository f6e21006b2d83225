import type { Fault } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { WsConsentEvent } from './feature-events/consent-event.ts';
import type { WsImpressionEvent } from './feature-events/impression-event.ts';
import type { WsSearchEvent } from './feature-events/search-event.ts';
import type { WsShareEvent } from './feature-events/share-event.ts';

const reach = { bubbles: true, composed: true };

export interface LoadDetail {
  /** All displayed posts. */
  readonly posts: readonly Post[];
  /** The new ones. */
  readonly added: readonly Post[];
  /** Whether there may be more. */
  readonly hasMore: boolean;
}

/** The posts of a first load, a load more or a refresh are in the document. */
export class WsLoadEvent extends CustomEvent<LoadDetail> {
  constructor(detail: LoadDetail) {
    super('ws-load', { ...reach, detail });
  }
}

export interface ErrorDetail {
  /** What went wrong: `kind`, `code` (a section of docs/errors.md) and `message`; where known, `url`, `status`, `contentType`, `traceId`, `type` and `retryAfterMs`. */
  readonly error: Fault;
  /** The workspace that failed; `undefined` if the setup, the embedded integration or the element itself failed. */
  readonly feedId: string | undefined;
}

/** A workspace failed, after the last retry, or the element is not set up right. */
export class WsErrorEvent extends CustomEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('ws-error', { ...reach, detail });
  }
}

export interface PostClickDetail {
  /** The post of the card. */
  readonly post: Post;
  /** Where the link leads. */
  readonly url: string;
  /** What was clicked: `link`, `action`, `text` for a link in it, `image`, or the name of the part in your own card. */
  readonly part: string;
}

/** A link of a card was clicked. Cancelling it cancels the click. */
export class WsPostClickEvent extends CustomEvent<PostClickDetail> {
  constructor(detail: PostClickDetail) {
    super('ws-post-click', { ...reach, cancelable: true, detail });
  }
}

// The events bubble from an element to the document, and may be listened for at any node on the way.
declare global {
  interface GlobalEventHandlersEventMap {
    'ws-load': WsLoadEvent;
    'ws-error': WsErrorEvent;
    'ws-post-click': WsPostClickEvent;
    'ws-consent': WsConsentEvent;
    'ws-impression': WsImpressionEvent;
    'ws-search': WsSearchEvent;
    'ws-share': WsShareEvent;
  }
}
