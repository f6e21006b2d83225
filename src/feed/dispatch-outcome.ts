import { tell } from '../base/told/tell.ts';
import { WsErrorEvent, WsLoadEvent } from '../element/events.ts';
import type { Post } from '../model/post.ts';
import type { Outcome } from './task/feed-task-host.ts';
import type { Live } from './feed-context.ts';

interface OutcomeElement extends HTMLElement {
  readonly embedId?: string;
  readonly posts: readonly Post[];
  readonly hasMore: boolean;
}

/** Tells the page, and its console, what a request brought; once it is displayed. `live` has the words. */
export function dispatchOutcome(element: OutcomeElement, { faults, added }: Outcome, live: Live | undefined): void {
  for (const { feedId, fault } of faults) {
    tell('error', fault.code, live?.explainFault(element, feedId, fault) ?? fault.message);
    element.dispatchEvent(new WsErrorEvent({ error: fault, feedId }));
  }
  const { posts, hasMore } = element;
  if (added) element.dispatchEvent(new WsLoadEvent({ posts, added, hasMore }));
}
