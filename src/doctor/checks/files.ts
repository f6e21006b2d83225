import type { Finding } from '../../base/told/finding.ts';
import { FALLBACK } from '../finding.ts';
import { ALLOW, isFile, mayRead, type Page } from '../page.ts';
import { UPLOAD } from '../remedies.ts';
import { importedBy, type ScriptTag, scriptTags } from '../script-tags.ts';

const JAVASCRIPT = /^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\s*(?:;|$)/i;

/** What keeps a file from being run, and what to do. Browsers are strict with modules alone. */
function problemOf(
  page: Page,
  url: string,
  isModule: boolean,
): Pick<Finding, 'cause' | 'remedy' | 'header'> | undefined {
  const answer = page.answers.get(url);
  if (!answer) return undefined;
  if (answer.status === 0) return { cause: `${url} does not answer: ${answer.text}.`, remedy: UPLOAD };
  if (answer.status >= 400) return { cause: `${url} answers ${answer.status}.`, remedy: UPLOAD };
  const type = answer.headers.get('content-type') ?? '';
  if (!isFile({ url }) && (isModule ? !JAVASCRIPT.test(type) : type.startsWith('text/html'))) {
    const header = { url: new URL('.', url).href, line: 'Content-Type: text/javascript' };
    return {
      cause: `${url} has the content type "${type}".`,
      remedy: 'Let its host send this header with all files of dist.',
      header,
    };
  }
  if (!isModule || mayRead(page, url, answer)) return undefined;
  return {
    cause: `${url} is a module of another host, which does not allow this page to load it.`,
    remedy: 'Let that host send this header with all files of dist.',
    header: { url: new URL('.', url).href, line: ALLOW },
  };
}

function findFiles(page: Page, { url, runs, element }: ScriptTag): Finding[] {
  if (!url || runs === 'never') return [];
  const isModule = runs === 'module';
  const problem = problemOf(page, url, isModule || element.attributes.has('crossorigin'));
  const found = { visitorsSee: FALLBACK, ...(element.tag && { place: element.tag }) };
  if (problem) return [{ code: 'WS-601', ...found, ...problem }];
  const script = page.answers.get(url);
  const imported = isModule && script ? importedBy(script) : [];
  const problems = imported.flatMap((one) => problemOf(page, one, true) ?? []);
  return problems.slice(0, 1).map((one) => ({ code: 'WS-602', ...found, ...one }));
}

/** Whether the files of the script are there, and may be run. */
export const checkFiles = (page: Page): Finding[] => scriptTags(page).flatMap((tag) => findFiles(page, tag));
