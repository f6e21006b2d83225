import { attributeOf } from '../../settings/attributes.ts';
import { explainSetup } from '../../settings/explain-setup.ts';
import { KEYS } from '../../settings/setup-fault.ts';
import { REQUIRED_ATTRIBUTES } from '../../widgets/setup/element-attributes.ts';
import type { Finding } from '../../base/told/finding.ts';
import { FAULT, withAttributes } from '../finding.ts';
import type { Page, PageElement } from '../page.ts';
import { baseUrlOf, defaultsTags, ownAttribute, type Widget, widgetsOf, writtenBase } from '../widgets.ts';

const EXAMPLE = 'https://api.example';

/** The address that was meant, where only the scheme is missing. */
const meantBase = (written: string): string =>
  `${/^\s*(?:localhost|127\.)/.test(written) ? 'http' : 'https'}://${written.trim()}`;

function findKeys({ element, prefix }: Widget): Finding[] {
  const keys = KEYS.map((name) => prefix + name).filter((name) => element.attributes.has(name));
  return keys.map((name) => {
    const [code, cause] = explainSetup(name.slice(prefix.length), '');
    return {
      code,
      visitorsSee: FAULT,
      cause,
      remedy: 'Remove it, and renew the key at the service.',
      ...withAttributes(element, { [name]: null }),
    };
  });
}

function findMissing(widget: Widget): Finding[] {
  const required = Object.keys(REQUIRED_ATTRIBUTES[widget.tag]).map(attributeOf);
  return required
    .filter((name) => !ownAttribute(widget, name))
    .map((name) => {
      const [code, cause] = explainSetup(name, '');
      return {
        code,
        visitorsSee: FAULT,
        cause: `<${widget.tag}> ${cause}`,
        remedy: `Write ${widget.prefix}${name}, with the id of your workspace in place of abc.`,
        ...withAttributes(widget.element, { [widget.prefix + name]: 'abc' }),
      };
    });
}

/** The tag to write the address on: the one that has it, else the script tag, else the element. */
function baseTag(page: Page, widget: Widget): readonly [element: PageElement, attribute: string] {
  const { says } = writtenBase(page, widget);
  const [script] = defaultsTags(page);
  return says ?? (script ? [script, 'data-base-url'] : [widget.element, 'base-url']);
}

function findBases(page: Page): Finding[] {
  const found = new Map<PageElement, Finding>();
  for (const widget of widgetsOf(page).filter((one) => !baseUrlOf(page, one))) {
    const { written } = writtenBase(page, widget);
    const [code, cause] = explainSetup('base-url', written);
    const [element, attribute] = baseTag(page, widget);
    const lacksScheme = code === 'WS-105';
    found.set(element, {
      code,
      visitorsSee: FAULT,
      cause,
      remedy: lacksScheme ? 'Write the scheme before it.' : `Write the address of your service in place of ${EXAMPLE}.`,
      ...withAttributes(element, { [attribute]: lacksScheme ? meantBase(written) : EXAMPLE }),
    });
  }
  return [...found.values()];
}

/** Whether the elements have what they need to request posts. */
export const checkSetUp = (page: Page): Finding[] => [
  ...widgetsOf(page).flatMap((widget) => [...findKeys(widget), ...findMissing(widget)]),
  ...findBases(page),
];
