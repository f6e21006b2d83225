import { setMaxListeners } from 'node:events';
import { pathToFileURL } from 'node:url';
import { examine, findUnasked } from '../examine.ts';
import { type Answer, isFile, type Page } from '../page.ts';
import { Asker, BODY_MAX_BYTES } from './ask.ts';
import { print, printJson } from './print.ts';
import { readPage } from './read-page.ts';

/** What is asked of the command. */
export interface Request {
  readonly page: string;
  readonly url: string | undefined;
  readonly json: boolean;
  readonly timeoutMs: number;
}

export interface Report {
  readonly status: 0 | 1;
  readonly printed: string;
}

/** The rest of the time is for what was asked for. */
const SHARE_FOR_REQUESTS = 0.6;

/** Loads a page and requests all that it needs, like a browser that displays it. */
async function observe({ page: written, url, timeoutMs }: Request): Promise<Page> {
  const signal = AbortSignal.timeout(Math.ceil(timeoutMs * SHARE_FOR_REQUESTS));
  setMaxListeners(0, signal); // each request that waits for its turn is one
  const asker = new Asker(signal);
  const isRemote = /^https?:\/\//i.test(written);
  const source = isRemote ? written : pathToFileURL(written).href;
  const answer = await asker.ask(source, undefined);
  if (!answer?.status) throw new Error(`${written} cannot be read: ${answer?.text ?? 'it was not asked for'}.`);
  if (answer.status >= 400) throw new Error(`${written} answers ${answer.status}.`);
  if (answer.isCut) throw new Error(`${written} is larger than ${BODY_MAX_BYTES / 1e6} MB.`);
  const answers = new Map<string, Answer>();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const integrityPolicy = answer.headers.get('integrity-policy') ?? '';
  const page = readPage(answer.text, { url: url ?? answer.url, policy, integrityPolicy, answers });
  const origin = isFile(page) ? undefined : new URL(page.url).origin;
  for (let unasked = findUnasked(page); unasked.length > 0 && !asker.isSpent; unasked = findUnasked(page)) {
    const asked = unasked.map(async (one) => [one, await asker.ask(one, origin)] as const);
    for (const [one, given] of await Promise.all(asked)) if (given) answers.set(one, given);
  }
  return page;
}

/** Examines a page. Rejects where it cannot be examined. */
export async function report(request: Request): Promise<Report> {
  const page = await observe(request);
  const findings = examine(page);
  const unasked = findUnasked(page).length;
  const printed = request.json ? printJson(page, findings, unasked) : print(request.page, page, findings, unasked);
  return { status: findings.length > 0 ? 1 : 0, printed };
}
