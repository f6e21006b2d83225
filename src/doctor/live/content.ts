import type { Finding } from '../../base/told/finding.ts';
import { sayUnclosed } from '../unclosed.ts';
import { type Displayed, FEEDS } from './displayed.ts';

/** What belongs to a page, and never to the fallback of a feed. */
const OF_PAGES = `main, footer, h1, ${FEEDS}`;

/** What has a slot of the element may be anything. */
const isInFallback = (element: Element, inside: Element): boolean => {
  const slotted = inside.closest('[slot]');
  return !slotted || slotted.contains(element);
};

/** Whether what was to follow the element has ended up in it, and whether a card has something to display. */
export function checkContent(element: Displayed): Finding[] {
  const { localName, shadowRoot } = element;
  if (!element.matches(FEEDS)) {
    if (shadowRoot?.querySelector('article')) return [];
    return [
      {
        code: 'WS-304',
        visitorsSee: 'Nothing.',
        cause: `The property post of <${localName}> is not set, or has no text, title, image or action.`,
        remedy: 'Set it to a post in the form that the service sends.',
      },
    ];
  }
  const inside = [...element.querySelectorAll(OF_PAGES)].find((one) => isInFallback(element, one));
  if (!inside) return [];
  return [
    {
      ...sayUnclosed(
        `<${localName}> is not closed: <${inside.localName}> is in it, and is taken for its fallback. Custom elements are not self-closing.`,
        `Write </${localName}> after its start tag, or after its fallback.`,
      ),
      paste: `</${localName}>`,
    },
  ];
}
