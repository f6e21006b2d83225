import type { Fault } from '../../base/fault.ts';
import type { Finding } from '../../base/told/finding.ts';
import { FAULT } from '../finding.ts';
import { remedyOf } from '../remedies.ts';
import type { Displayed } from './displayed.ts';

const RETRY = 'The fallback of the element, or a message with the button "Try again".';

/** What passes by itself, as a rule. */
const PASSING: readonly Fault['code'][] = ['WS-203', 'WS-204', 'WS-205', 'WS-206'];

function sayVisitorsSee({ posts = [] }: Displayed, { code }: Fault): string {
  if (posts.length > 0) return 'The posts that could be loaded, and a message below them.';
  return PASSING.includes(code) ? RETRY : FAULT;
}

function sayCause({ message, url, status, contentType, traceId }: Fault): string {
  const answer = [status && `answered ${status}`, contentType, traceId && `trace id ${traceId}`].filter(Boolean);
  return [message, ...(url ? [`The request: ${url}${answer.length > 0 ? ` (${answer.join(', ')})` : ''}`] : [])].join(
    ' ',
  );
}

/** What went wrong the last time that the element requested posts. */
export function checkFaults(element: Displayed): Finding[] {
  const faults = element.feed?.model.faults ?? [];
  return faults.map(
    ({ feedId = element.getAttribute('embed-id') ?? element.getAttribute('feed-id') ?? '', fault }) => ({
      code: fault.code,
      visitorsSee: sayVisitorsSee(element, fault),
      cause: sayCause(fault),
      remedy: remedyOf(fault.code, feedId),
    }),
  );
}
