import { readJsonObject } from '../../base/json-object.ts';
import type { Finding } from '../../base/told/finding.ts';
import { FALLBACK } from '../finding.ts';
import { elementsNamed, type Page, resolveUrl } from '../page.ts';
import { importedBy, type ScriptTag, scriptTags } from '../script-tags.ts';

/** The words of a list in the header, a dictionary of them: `blocked-destinations=(script style), endpoints=(a)`. */
function wordsOf(policy: string, name: string): readonly string[] | undefined {
  const lists = policy.split(',').map((entry) => entry.split('='));
  const [, list] = lists.find(([key = '']) => key.trim() === name) ?? [];
  return list?.split(/[\s();]/);
}

const blocksScripts = ({ integrityPolicy = '' }: Page): boolean =>
  wordsOf(integrityPolicy, 'blocked-destinations')?.includes('script') === true &&
  wordsOf(integrityPolicy, 'sources')?.includes('inline') !== false;

/** The URLs that the import maps of a page have a hash of. */
function hashedBy(page: Page): ReadonlySet<string> {
  const maps = elementsNamed(page, 'script').filter(
    (one) => one.getAttribute('type')?.trim().toLowerCase() === 'importmap',
  );
  const urls = maps.flatMap(({ text }) => Object.keys(readJsonObject(text)?.['integrity'] ?? {}));
  return new Set(urls.flatMap((url) => resolveUrl(page, url) ?? []));
}

/** What a script imports, and what that imports, as far as it was asked for. */
function importedFrom({ answers }: Pick<Page, 'answers'>, url: string, known = new Set<string>()): ReadonlySet<string> {
  const answer = answers.get(url);
  for (const one of answer ? importedBy(answer) : []) {
    if (known.has(one)) continue;
    known.add(one);
    importedFrom({ answers }, one, known);
  }
  return known;
}

function findOf(page: Page, { element, url = '', runs }: ScriptTag): Finding[] {
  const found = { visitorsSee: FALLBACK, ...(element.tag && { place: element.tag }) };
  const hasHash = Boolean(element.getAttribute('integrity')?.trim());
  const isOfOtherHost = new URL(url, page.url).origin !== new URL(page.url).origin;
  if (!hasHash || (isOfOtherHost && runs === 'classic' && !element.attributes.has('crossorigin'))) {
    return [
      {
        code: 'WS-601',
        ...found,
        cause: `The header Integrity-Policy blocks ${url}: its tag lacks integrity or crossorigin.`,
        remedy: 'Write both on the tag: integrity.json of dist has the hash.',
      },
    ];
  }
  const hashed = hashedBy(page);
  const missing = runs === 'module' ? [...importedFrom(page, url)].filter((one) => !hashed.has(one)) : [];
  if (missing.length === 0) return [];
  return [
    {
      code: 'WS-602',
      ...found,
      visitorsSee: 'The posts without what is in these files, such as "Load more", or the fallback.',
      cause: `The header Integrity-Policy blocks ${missing.length} of the files that the script imports, such as ${missing[0]}: the import map has no hash of them.`,
      remedy: 'Write importmap.json of dist, with the address of your files, into an import map above the script.',
    },
  ];
}

/** Whether the scripts, and what they import, have the hashes that the page demands. */
export const checkIntegrityPolicy = (page: Page): Finding[] =>
  blocksScripts(page)
    ? scriptTags(page)
        .filter(({ runs, url }) => runs !== 'never' && url)
        .flatMap((tag) => findOf(page, tag))
    : [];
