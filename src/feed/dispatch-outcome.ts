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

const LATER = 'try again later';

const ADVICE: Readonly<Record<Fault['kind'], string>> = {
  setup: '', // whose message says it already
  http: 'check that it is right',
  'rate-limited': LATER,
  network: 'check "base-url", the connection and the policy of the page',
  timeout: `${LATER}, or raise "timeout"`,
  malformed: 'check "base-url"',
};

/** What could not be loaded, why, and what to do, in one sentence. */
function explain({ localName, embedId }: OutcomeElement, feedId: string | undefined, fault: Fault): string {
  const { kind, message, status = 0 } = fault;
  if (kind === 'setup') return message;
  const attribute = embedId === undefined ? 'feed-id' : 'embed-id';
  const advice = status >= 500 ? LATER : ADVICE[kind];
  return `<${localName}> Cannot load "${feedId ?? embedId}" of "${attribute}": ${message.replace(/\.$/, '')}; ${advice}.`;
}

/** Tells the page, and its console, what a request brought; once it is displayed. */
export function dispatchOutcome(element: OutcomeElement, { faults, added }: Outcome): void {
  for (const { feedId, fault } of faults) {
    console.error(explain(element, feedId, fault));
    element.dispatchEvent(new WsErrorEvent({ error: fault, feedId }));
  }
  const { posts, hasMore } = element;
  if (added) element.dispatchEvent(new WsLoadEvent({ posts, added, hasMore }));
}
