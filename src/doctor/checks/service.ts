import type { Finding } from '../../base/told/finding.ts';
import { FAULT } from '../finding.ts';
import { ALLOW, type Answer, mayRead, type Page } from '../page.ts';
import { remedyOf } from '../remedies.ts';
import { requestsOf, widgetsOf } from '../widgets.ts';

type Problem = Pick<Finding, 'code' | 'cause' | 'header'> & { readonly remedy?: string };

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false; // what is no JSON is what is looked for
  }
};

function refusalOf(url: string, { status, text }: Answer): Problem | undefined {
  const cause = `${url} answers ${status}.`;
  if (status === 0) return { code: 'WS-205', cause: `${url} does not answer: ${text}.` };
  const [base, ...paths] = url.split(/\/(?:feeds|integration)\//);
  const remedy = `Write "${base}": the address of the service ends before /feeds.`;
  if (status === 404) return { code: 'WS-201', cause, ...(paths.length > 1 && { remedy }) };
  if (status === 429) return { code: 'WS-204', cause };
  if (status >= 500) return { code: 'WS-203', cause };
  return status >= 400 ? { code: 'WS-202', cause } : undefined;
}

function problemOf(page: Page, url: string): Problem | undefined {
  const answer = page.answers.get(url);
  const refusal = answer && refusalOf(url, answer);
  if (!answer || refusal) return refusal;
  if (new URL(answer.url).origin !== new URL(url).origin) {
    return { code: 'WS-209', cause: `${url} redirects to ${answer.url}, which elements do not follow.` };
  }
  if (!mayRead(page, url, answer)) {
    return {
      code: 'WS-205',
      cause: `${url} answers without a header that allows this page to read it.`,
      remedy: 'The service sends this header: configure what is between it and the visitors to keep it.',
      header: { url: new URL('/', url).href, line: ALLOW },
    };
  }
  if (isJson(answer.text)) return undefined;
  const type = answer.headers.get('content-type') ?? 'something';
  return { code: 'WS-207', cause: `${url} answers with ${type} that is not JSON.` };
}

/** Whether the service answers the page, each request once. */
export function checkService(page: Page): Finding[] {
  const requests = widgetsOf(page).flatMap((widget) =>
    requestsOf(page, widget).map(([id, url]) => [url, { id, place: widget.element.tag }] as const),
  );
  return [...new Map(requests)].flatMap(([url, { id, place }]): Finding[] => {
    const problem = problemOf(page, url);
    if (!problem) return [];
    return [{ visitorsSee: FAULT, remedy: remedyOf(problem.code, id), ...problem, ...(place && { place }) }];
  });
}
