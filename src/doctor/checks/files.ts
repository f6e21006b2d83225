import { type Found, FALLBACK, UPLOAD, withAttributes } from '../finding.ts';
import { ALLOW, isFile, isSameOrigin, mayRead, type Page, type PageElement } from '../page.ts';
import { hashesIn, importedBy, mappedHashes, type ScriptTag, scriptTags } from '../script-tags.ts';

const JAVASCRIPT = /^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\s*(?:;|$)/i;

const sayHeader = (url: string, cause: string, line: string) => ({
  cause,
  remedy: 'Let its host send this header with all files of dist.',
  header: { url: new URL('.', url).href, line },
});

/** What keeps a file from being run, and what to do. Browsers are strict only with modules. */
function problemOf(page: Page, url: string, isModule: boolean) {
  const answer = page.answers.get(url);
  if (!answer) return undefined;
  if (answer.status === 0) return { cause: `${url} does not answer: ${answer.text}.`, remedy: UPLOAD };
  if (answer.status >= 400) return { cause: `${url} answers ${answer.status}.`, remedy: UPLOAD };
  const type = answer.headers.get('content-type') ?? '';
  if (!isFile({ url }) && (isModule ? !JAVASCRIPT.test(type) : type.startsWith('text/html')))
    return sayHeader(url, `${url} has the content type "${type}".`, 'Content-Type: text/javascript');
  if (!isModule || mayRead(page, url, answer)) return undefined;
  return sayHeader(url, `${url} is a module of another host, which does not allow this page to load it.`, ALLOW);
}

/** What `integrity` has browsers refuse, and what to do: on the tag `element`, if the hash is there. */
function refusalOf(page: Page, url: string, isCors: boolean, integrity?: string, element?: PageElement) {
  const answer = page.answers.get(url);
  const required = hashesIn(integrity);
  const hash = answer?.hashes?.find((own) => required.some((one) => one.startsWith(own.slice(0, 'sha256'.length))));
  if (!answer || !hash) return undefined;
  if (!isCors && !isSameOrigin(page, answer.url)) {
    const cause = `Browsers refuse ${url}, which is of another host: its tag has integrity without crossorigin.`;
    return { cause, remedy: 'Write crossorigin.', ...(element && withAttributes(element, { crossorigin: '' })) };
  }
  if (required.includes(hash.replaceAll('=', ''))) return undefined;
  const remedy = `If it is the file that you want, its hash is "${hash}".`;
  const mend = element && withAttributes(element, { integrity: hash });
  return { cause: `Browsers refuse ${url}: its hash is not the one that the page requires.`, remedy, ...mend };
}

function findFiles(page: Page, { url, runs, element }: ScriptTag): Found {
  if (!url || runs === 'never') return [];
  const isModule = runs === 'module';
  const mapped = isModule ? mappedHashes(page) : undefined;
  const integrity = element.attributes.get('integrity') ?? mapped?.get(url);
  const isCors = isModule || element.attributes.has('crossorigin');
  const problem = problemOf(page, url, isCors) ?? refusalOf(page, url, isCors, integrity, element);
  const found = { visitorsSee: FALLBACK, ...(element.tag && { place: element.tag }) };
  if (problem) return [{ code: 'WS-601', ...found, ...problem }];
  const imported = isModule ? importedBy(page, url) : [];
  const problems = imported.flatMap(
    (one) => problemOf(page, one, true) ?? refusalOf(page, one, true, mapped?.get(one)) ?? [],
  );
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

/** All files that a file imports, directly or through others. */
function importedFrom(page: Page, url: string): string[] {
  const files = new Set([url]);
  for (const file of files) for (const one of importedBy(page, file)) files.add(one); // the outer loop reaches it, too
  return [...files].slice(1);
}

function findOf(page: Page, { element, url = '', runs }: ScriptTag): Found {
  const found = { visitorsSee: FALLBACK, ...(element.tag && { place: element.tag }) };
  const hashed = mappedHashes(page);
  const integrity = element.attributes.get('integrity') ?? (runs === 'module' ? hashed.get(url) : '');
  if (hashesIn(integrity).length === 0) {
    return {
      code: 'WS-601',
      ...found,
      cause: `The header Integrity-Policy blocks ${url}: its tag lacks integrity.`,
      remedy: 'Write it on the tag, with crossorigin: integrity.json of dist has the hash.',
    };
  }
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
