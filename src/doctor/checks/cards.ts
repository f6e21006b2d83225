import { quote } from '../../base/quote.ts';
import type { Finding } from '../../base/told/finding.ts';
import { POST_FIELDS } from '../../model/post-fields.ts';
import { nearestName } from '../../widgets/names/nearest-name.ts';
import { isWidgetName } from '../../widgets/setup/element-attributes.ts';
import { withAttributes } from '../finding.ts';
import type { Page, PageElement } from '../page.ts';

const SLOTS = ['header', 'footer', 'loading', 'empty', 'error', 'card'];
const PARTS = ['action.label', 'action.url', 'media.0.type', 'media.0.src', 'media.0.alt'];
const FIELDS: readonly string[] = [...POST_FIELDS.filter((field) => field !== 'alt'), 'isCut', ...PARTS];

const isFilling = ([name]: readonly [string, string]): boolean => /^data-ws-(?:text|html|src|alt|href|if)$/.test(name);

function findSlot(element: PageElement): Finding[] {
  const { parent } = element;
  const written = element.getAttribute('slot') ?? '';
  const slot = SLOTS.includes(written) ? undefined : nearestName(written, SLOTS);
  if (!slot || !parent || !(isWidgetName(parent.localName) || parent.attributes.has('data-ws-element'))) return [];
  return [
    {
      code: 'WS-120',
      visitorsSee: 'The posts, as if it were not there.',
      cause: `<${parent.localName}> has no slot ${quote(written)}.`,
      remedy: `Write slot="${slot}".`,
      ...withAttributes(element, { slot }),
    },
  ];
}

const findFields = (element: PageElement): Finding[] =>
  [...element.attributes].filter(isFilling).flatMap(([name, written]): Finding[] => {
    const path = written.trim().replace(/\d+/, '0');
    if (/^raw\b/.test(path) || FIELDS.includes(path)) return [];
    const field = nearestName(path, FIELDS);
    return [
      {
        code: 'WS-119',
        visitorsSee: 'Cards without it.',
        cause: `A post has no field ${quote(written)}.`,
        remedy: field ? `Write "${field}".` : `Write one of ${FIELDS.join(', ')}, or raw. and a name of the service's.`,
        ...withAttributes(element, { [name]: field ?? 'title' }),
      },
    ];
  });

/** Whether the owner's cards, and what else is in the elements, have names that mean something. */
export const checkCards = (page: Page): Finding[] =>
  page.elements.flatMap((element) => [...findSlot(element), ...findFields(element)]);
