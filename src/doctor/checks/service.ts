import { BODY_MAX_BYTES } from '../../api/limits.ts';
import { kindOf } from '../../api/recover.ts';
import { parseJson } from '../../base/json.ts';
import type { Finding } from '../../base/finding.ts';
import { attributeOf } from '../../settings/attributes.ts';
import { explainSetup, sayKey, schemeFor } from '../../settings/explain-setup.ts';
import { KEYS } from '../../settings/page-defaults.ts';
import { REQUIRED_OF_EACH } from '../../widgets/setup/request-attributes.ts';
import { FAULT, type Mend, remedyOf, sayFault, withAttributes } from '../finding.ts';
import {
  ALLOW,
  type Answer,
  baseUrlOf,
  defaultsTags,
  firstRequests,
  isGiven,
  mayRead,
  ownAttribute,
  type Page,
  type PageElement,
  type Widget,
  widgetsOf,
  writtenBase,
} from '../page.ts';

const EXAMPLE = 'https://api.example';

function setUpFinding([code, cause]: ReturnType<typeof explainSetup>, remedy: string, mend: Mend): Finding {
  return { code, visitorsSee: FAULT, cause, remedy, ...mend };
}

function findKeys({ element, prefix }: Omit<Widget, 'tag'>): Finding[] {
  const keys = KEYS.map((name) => prefix + name).filter((name) => element.attributes.has(name));
  const remedy = 'Remove it, and renew the key at the service.';
  return keys.map((name) => {
    const found = setUpFinding(['WS-101', sayKey(name)], remedy, withAttributes(element, { [name]: null }));
    return element.localName === 'script' ? { ...found, visitorsSee: 'The posts, and the key in the markup.' } : found;
  });
}

function findMissing(widget: Widget): Finding[] {
  const { element, tag, prefix } = widget;
  const required = isGiven(widget) ? [] : Object.keys(REQUIRED_OF_EACH[tag]).map(attributeOf);
  const missing = required.filter((name) => !ownAttribute(widget, name));
  return missing.map((name) => {
    const [code, cause] = explainSetup(name, '');
    const remedy = `Write ${prefix}${name}, with your own in place of abc.`;
    return setUpFinding([code, `<${tag}> ${cause}`], remedy, withAttributes(element, { [prefix + name]: 'abc' }));
  });
}

function findBases(page: Page): Finding[] {
  const found = new Map<PageElement, Finding>();
  for (const widget of widgetsOf(page).filter((one) => !isGiven(one) && !baseUrlOf(page, one))) {
    const { written, says } = writtenBase(page, widget);
    const [script] = defaultsTags(page);
    // The address is to be written where it is now, else on the script tag, else on the element.
    const [element, attribute] = says ?? (script ? [script, 'data-base-url'] : [widget.element, 'base-url']);
    const problem = explainSetup('base-url', written, attribute);
    const [value, remedy] =
      problem[0] === 'WS-105'
        ? [`${schemeFor(written)}://${written.trim()}`, 'Write the scheme before it.']
        : [EXAMPLE, `Write the address of your service in place of ${EXAMPLE}.`];
    found.set(element, setUpFinding(problem, remedy, withAttributes(element, { [attribute]: value })));
  }
  return [...found.values()];
}

export const checkSetUp = (page: Page): Finding[] => [
  ...widgetsOf(page).flatMap((widget) => [...findKeys(widget), ...findMissing(widget)]),
  ...defaultsTags(page).flatMap((element) => findKeys({ element, prefix: 'data-' })),
  ...findBases(page),
];

type Problem = Omit<Finding, 'remedy' | 'place' | 'paste' | 'visitorsSee'> & Partial<Finding>;

const UNREACHED = { kind: 'timeout', code: 'WS-206', message: '' } as const; // visitors see the same of both

function refusalOf(url: string, { status, text }: Answer): Problem | undefined {
  if (status === 0)
    return { code: 'WS-205', visitorsSee: sayFault(UNREACHED), cause: `${url} does not answer: ${text}.` };
  if (status < 400) return undefined;
  const [base, ...paths] = url.split(/\/(?:feeds|integration)(?=\/)/);
  const remedy = `Write "${base}": the address of the service ends before /feeds.`;
  const fault = { ...kindOf(status), status, message: `${url} answers ${status}.` };
  const { code, message: cause } = fault;
  return { code, visitorsSee: sayFault(fault), cause, ...(code === 'WS-201' && paths.length > 1 && { remedy }) };
}

function problemOf(page: Page, url: string): Problem | undefined {
  const answer = page.answers.get(url);
  const refusal = answer && refusalOf(url, answer);
  if (!answer || refusal) return refusal;
  if (new URL(answer.url).origin !== new URL(url).origin)
    return { code: 'WS-209', cause: `${url} redirects to ${answer.url}, which elements do not follow.` };
  if (!mayRead(page, url, answer)) {
    return {
      code: 'WS-205',
      visitorsSee: sayFault(UNREACHED),
      cause: `${url} answers without a header that allows this page to read it.`,
      remedy: 'The service sends this header: configure what is between it and the visitors to keep it.',
      header: { url: new URL('/', url).href, line: ALLOW },
    };
  }
  // Such a long answer is not parsed: 4 MB of brackets would take 200 MB.
  if (answer.text.length > BODY_MAX_BYTES) return { code: 'WS-208', cause: `${url} answers with more than 1 MB.` };
  if (typeof parseJson(answer.text) === 'object') return undefined;
  const type = answer.headers.get('content-type') ?? 'something';
  return { code: 'WS-207', cause: `${url} answers with ${type} that is not JSON.` };
}

export function checkService(page: Page): Finding[] {
  const byUrl = new Map(firstRequests(page).map((request) => [request.url, request]));
  return [...byUrl.values()].flatMap(({ url, id, widget }): Finding[] => {
    const place = widget.element.tag;
    const problem = problemOf(page, url);
    if (!problem) return [];
    return [{ visitorsSee: FAULT, remedy: remedyOf(problem.code, id), ...problem, ...(place && { place }) }];
  });
}
