import { readJsonObject } from '../../base/json.ts';
import { type Found, FALLBACK, UPLOAD } from '../finding.ts';
import { ALLOW, elementsNamed, isFile, mayRead, type Page, resolveUrl } from '../page.ts';
import { importedBy, type ScriptTag, scriptTags, typeOf } from '../script-tags.ts';

const JAVASCRIPT = /^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\s*(?:;|$)/i;

/** What keeps a file from being run, and what to do. Browsers are strict only with modules. */
function problemOf(page: Page, url: string, isModule: boolean) {
  const answer = page.answers.get(url);
  if (!answer) return undefined;
  if (answer.status === 0) return { cause: `${url} does not answer: ${answer.text}.`, remedy: UPLOAD };
  if (answer.status >= 400) return { cause: `${url} answers ${answer.status}.`, remedy: UPLOAD };
  const type = answer.headers.get('content-type') ?? '';
  if (!isFile({ url }) && (isModule ? !JAVASCRIPT.test(type) : type.startsWith('text/html'))) {
    return {
      cause: `${url} has the content type "${type}".`,
      remedy: 'Let its host send this header with all files of dist.',
      header: { url: new URL('.', url).href, line: 'Content-Type: text/javascript' },
    };
  }
  if (!isModule || mayRead(page, url, answer)) return undefined;
  return {
    cause: `${url} is a module of another host, which does not allow this page to load it.`,
    remedy: 'Let that host send this header with all files of dist.',
    header: { url: new URL('.', url).href, line: ALLOW },
  };
}

function findFiles(page: Page, { url, runs, element }: ScriptTag): Found {
  if (!url || runs === 'never') return [];
  const isModule = runs === 'module';
  const problem = problemOf(page, url, isModule || element.attributes.has('crossorigin'));
  const found = { visitorsSee: FALLBACK, ...(element.tag && { place: element.tag }) };
  if (problem) return [{ code: 'WS-601', ...found, ...problem }];
  const script = page.answers.get(url);
  const problems = (isModule && script ? importedBy(script) : []).flatMap((one) => problemOf(page, one, true) ?? []);
  return problems.slice(0, 1).map((one) => ({ code: 'WS-602', ...found, ...one }));
}

export const checkFiles = (page: Page): Found => scriptTags(page).flatMap((tag) => findFiles(page, tag));

/** The words of a list in the header, which is a dictionary of lists: `blocked-destinations=(script style), endpoints=(a)`. */
function wordsOf(policy: string, name: string): readonly string[] | undefined {
  const lists = policy.split(',').map((entry) => entry.split('='));
  const [, list] = lists.find(([key = '']) => key.trim() === name) ?? [];
  return list?.split(/[\s();]/);
}

const blocksScripts = ({ integrityPolicy = '' }: Page): boolean =>
  wordsOf(integrityPolicy, 'blocked-destinations')?.includes('script') === true &&
  wordsOf(integrityPolicy, 'sources')?.includes('inline') !== false;

function hashedBy(page: Page): ReadonlySet<string> {
  const maps = elementsNamed(page, 'script').filter((one) => typeOf(one) === 'importmap');
  const urls = maps.flatMap(({ text }) => Object.keys(readJsonObject(text)?.['integrity'] ?? {}));
  return new Set(urls.flatMap((url) => resolveUrl(page, url) ?? []));
}

/** All files that a file imports, directly or through others. */
function importedFrom({ answers }: Page, url: string): string[] {
  const files = new Set([url]);
  for (const file of files) {
    const answer = answers.get(file);
    for (const one of answer ? importedBy(answer) : []) files.add(one); // the outer loop reaches it, too
  }
  return [...files].slice(1);
}

function findOf(page: Page, { element, url = '', runs }: ScriptTag): Found {
  const found = { visitorsSee: FALLBACK, ...(element.tag && { place: element.tag }) };
  const hasHash = Boolean(element.attributes.get('integrity')?.trim());
  const isOfOtherHost = new URL(url, page.url).origin !== new URL(page.url).origin;
  if (!hasHash || (isOfOtherHost && runs === 'classic' && !element.attributes.has('crossorigin'))) {
    return {
      code: 'WS-601',
      ...found,
      cause: `The header Integrity-Policy blocks ${url}: its tag lacks integrity or crossorigin.`,
      remedy: 'Write both on the tag: integrity.json of dist has the hash.',
    };
  }
  const hashed = hashedBy(page);
  const missing = runs === 'module' ? importedFrom(page, url).filter((one) => !hashed.has(one)) : [];
  if (missing.length === 0) return [];
  return {
    code: 'WS-602',
    ...found,
    visitorsSee: 'The posts without what is in these files, such as "Load more", or the fallback.',
    cause: `The header Integrity-Policy blocks ${missing.length} of the files that the script imports, such as ${missing[0]}: the import map has no hash of them.`,
    remedy: 'Write importmap.json of dist, with the address of your files, into an import map above the script.',
  };
}

export function checkIntegrityPolicy(page: Page): Found {
  if (!blocksScripts(page)) return [];
  return scriptTags(page).flatMap((tag) => (tag.runs !== 'never' && tag.url ? findOf(page, tag) : []));
}
