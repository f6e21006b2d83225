import { readJsonObject } from '../base/json.ts';
import { elementsNamed, type Page, type PageElement, resolveUrl } from './page.ts';

/** The file name of one of our scripts, whatever its folder and query. */
const FILE = /(?:^|\/)ws-widgets(\.iife)?\.js(?:[?#]|$)/;

export interface ScriptTag {
  readonly element: PageElement;
  readonly written: string;
  readonly url: string | undefined;
  /** Whether it is `ws-widgets.js`, which imports other files. */
  readonly isModule: boolean;
  /** How browsers run it: `never` if they do not know its type, or if it has no `src`. */
  readonly runs: 'module' | 'classic' | 'never';
}

export const typeOf = (element: PageElement): string => (element.attributes.get('type') ?? '').trim().toLowerCase();

function runsAs(element: PageElement): ScriptTag['runs'] {
  const type = typeOf(element);
  if (!element.attributes.has('src')) return 'never';
  if (type === 'module') return 'module';
  return /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/jscript)$/.test(type) ? 'classic' : 'never';
}

/** The tags that load our script, without those for browsers that have no modules (`nomodule`). */
export const scriptTags = (page: Page): ScriptTag[] =>
  elementsNamed(page, 'script').flatMap((element): ScriptTag[] => {
    // Tools that delay or block a script move its URL to another attribute, such as `data-rocket-src`.
    const found = [...element.attributes].find(
      ([name, value]) => /(?:^|-)src$/.test(name) && (FILE.test(value) || element.attributes.has('data-base-url')),
    );
    if (!found || element.attributes.has('nomodule')) return [];
    const written = found[1].trim();
    const [name, whole] = FILE.exec(written) ?? [];
    const isModule = name === undefined ? typeOf(element).endsWith('module') : whole === undefined;
    return [{ element, written, url: resolveUrl(page, written), isModule, runs: runsAs(element) }];
  });

export const scriptUrls = (page: Page): string[] =>
  elementsNamed(page, 'script')
    .map((element) => element.attributes.get('src'))
    .flatMap((src) => (src ? (resolveUrl(page, src) ?? []) : []));

/** The files that a script of ours imports, as far as it was received. */
export function importedBy({ answers }: Page, script: string): string[] {
  const { text = '', url } = answers.get(script) ?? {};
  const written = text.matchAll(/["'`](\.\/[\w-]+-[\da-f]{8}\.js)["'`]/g);
  return [...new Set([...written].map(([, file = '']) => new URL(file, url).href))];
}

/** The hashes in an `integrity`, without padding. Browsers ignore words of another form. */
export const hashesIn = (integrity = ''): string[] =>
  integrity.split(/\s+/).flatMap((word) => /^(sha(?:256|384|512)-[A-Za-z\d+/]+)=*(?:\?|$)/.exec(word)?.[1] ?? []);

/** What the import maps have under `integrity`, by URL. Of two for one URL, the first counts. */
export function mappedHashes(page: Page): ReadonlyMap<string, string> {
  const maps = elementsNamed(page, 'script').filter((one) => typeOf(one) === 'importmap');
  const entries = maps.flatMap(({ text }) => Object.entries(readJsonObject(text)?.['integrity'] ?? {}));
  return new Map(entries.toReversed().map(([url, hash]) => [resolveUrl(page, url) ?? '', String(hash)]));
}

/** The version in the code of one of our scripts. The minifier chose the name of the variable that holds it. */
function versionIn(text: string): string | undefined {
  const held = /ws-widgets\/claims\/\d+["'`]\),[\w$]+=\{version:([\w$]+)\}/.exec(text)?.[1];
  if (!held) return undefined;
  return new RegExp(`(?:^|[\\s,;])${held.replaceAll('$', '\\$')}=["'\`]([\\w.-]+)["'\`]`).exec(text)?.[1];
}

/** The version of a script, by its address, its code or that of the files it imports; `undefined` if none of them says it. */
export function versionOf(page: Page, { url = '', written }: ScriptTag): string | undefined {
  const ofAddress = /@(\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.]{1,40})?)\//.exec(written)?.[1];
  const files = [url, ...importedBy(page, url)];
  return ofAddress ?? files.map((file) => versionIn(page.answers.get(file)?.text ?? '')).find(Boolean);
}
