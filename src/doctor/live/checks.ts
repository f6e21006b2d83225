import type { Fault } from '../../base/fault.ts';
import type { Finding } from '../../base/finding.ts';
import { type Found, remedyOf, sayFault, sayVersions, UNCLOSED } from '../finding.ts';
import { withAltTexts } from '../../model/with-alt-texts.ts';
import { findUndescribed } from '../checks/images.ts';
import { type Displayed, FEEDS } from './read-document.ts';

/** Where copies of the script register themselves (`define/define.ts`): under the tags they define, and their versions. */
const CLAIMS = Symbol.for('ws-widgets/claims/1');

export function checkVersions(): Found {
  const { [CLAIMS]: claims } = globalThis as { [CLAIMS]?: unknown };
  const [first, ...rest] = claims instanceof Map ? [...claims.keys()].map(String).filter((key) => /^\d/.test(key)) : [];
  if (rest.length === 0) return [];
  return { ...sayVersions(rest.join(' and '), first ?? ''), remedy: 'Load one version: remove the other script tag.' };
}

function sayVisitorsSee({ posts = [] }: Displayed, fault: Fault): string {
  if (fault.code === 'WS-216') return 'The other posts, or the slot "empty", the fallback, or that there are no posts.';
  if (posts.length > 0) return 'The posts that could be loaded, and a message below them.';
  return sayFault(fault);
}

function sayCause({ message, url, status, contentType, traceId }: Fault): string {
  const answer = [status && `answered ${status}`, contentType, traceId && `trace id ${traceId}`].filter(Boolean);
  const said = answer.length > 0 ? ` (${answer.join(', ')})` : '';
  return url ? `${message} The request: ${url}${said}` : message;
}

export function checkFaults(element: Displayed): Finding[] {
  const id = element.localName === 'ws-embed' ? undefined : (element.getAttribute('feed-id') ?? '');
  const { model, living } = element.feed ?? {};
  return [...(model?.faults ?? []), ...(living?.blank ?? [])].map(({ feedId = id, fault }) => ({
    code: fault.code,
    visitorsSee: sayVisitorsSee(element, fault),
    cause: sayCause(fault),
    remedy: remedyOf(fault.code, feedId),
  }));
}

/** Cards are named by the first words of their posts. */
export function checkImages({ feed, shadowRoot, altTexts = {} }: Displayed): Found {
  const cards = shadowRoot?.querySelectorAll('article') ?? [];
  const posts = (feed?.composition?.displayed.posts ?? []).map((post) => withAltTexts(post, altTexts));
  return findUndescribed(posts, ({ title }, i) => title || cards[i]?.ariaLabel || '…');
}

/** Content for a slot of the element may be anything. */
const isInFallback = (element: Element, inner: Element): boolean => inner.closest('[slot]')?.contains(element) ?? true;

/** Finds content inside the element that should follow it, and a card that has nothing to display. */
export function checkContent(element: Displayed): Found {
  const { localName, shadowRoot } = element;
  if (!element.matches(FEEDS)) {
    if (shadowRoot?.querySelector('article') ?? element.matches('[post-id], [feed-id]')) return [];
    return {
      code: 'WS-304',
      visitorsSee: 'Nothing.',
      cause: `The property post of <${localName}> is not set, or has no text, title, image or action.`,
      remedy: 'Set it to a post in the form that the service sends.',
    };
  }
  // These belong to a page, and never to the fallback of a feed; nor do scripts at the end of the page.
  const ofPages = element.querySelectorAll(
    `main, footer:not(:scope :is(article, blockquote, section) *), h1, ${FEEDS}, body > :last-child > script:not([type$=json])`,
  );
  const inside = [...ofPages].find((one) => isInFallback(element, one));
  if (!inside) return [];
  return {
    ...UNCLOSED,
    cause: `<${localName}> is not closed: <${inside.localName}> is in it, and is taken for its fallback. Custom elements are not self-closing.`,
    remedy: `Write </${localName}> after its start tag, or after its fallback.`,
    paste: `</${localName}>`,
  };
}
