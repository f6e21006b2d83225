import type { Fault } from '../base/fault.ts';
import { WsErrorEvent, WsLoadEvent } from '../element/events.ts';
import type { Post } from '../model/post.ts';
import type { Outcome } from './feed-task.ts';

interface OutcomeElement extends HTMLElement {
  /** Of an element whose workspaces an embedded integration names. */
  readonly embedId?: string;
  readonly posts: readonly Post[];
  readonly hasMore: boolean;
}

/** What could not be loaded, why, and what to do, in one sentence for the owner. */
export function explainFault(
  element: Pick<OutcomeElement, 'embedId' | 'localName' | 'getAttribute'>,
  feedId: string | undefined,
  { kind, message }: Fault,
): string {
  if (kind === 'setup') return message; // which says it already
  const attribute = element.embedId === undefined ? 'feed-id' : 'embed-id';
  const id = feedId ?? element.getAttribute(attribute) ?? '';
  const advice = kind === 'internal' ? 'please report it' : 'check it and "base-url"';
  return `<${element.localName}> Cannot load "${id}" of "${attribute}" (${message}); ${advice}.`;
}

/** Tells the page, and its console, what a request brought; once it is displayed. */
export function dispatchOutcome(element: OutcomeElement, { faults, added }: Outcome): void {
  for (const { feedId, fault } of faults) {
    console.error(explainFault(element, feedId, fault));
    element.dispatchEvent(new WsErrorEvent({ error: fault, feedId }));
  }
  const { posts, hasMore } = element;
  if (added) element.dispatchEvent(new WsLoadEvent({ posts, added, hasMore }));
}
