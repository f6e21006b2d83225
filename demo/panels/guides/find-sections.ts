import MiniSearch, { type SearchResult } from 'minisearch';

export interface Section {
  /** The page and the anchor. */
  readonly href: string;
  readonly guide: string;
  readonly title: string;
  readonly text: string;
}

export interface FoundSection extends Section {
  /** The words around the first match, with the matches as pieces of their own: every second one. */
  readonly excerpt: readonly string[];
}

const FOUND_MAX = 12;
/** What an excerpt shows before and after the first match. */
const BEFORE_CHARS = 40;
const AFTER_CHARS = 100;

/** Names of attributes and files are one word, and each of their words is one. */
const wordsOf = (text: string): string[] =>
  (
    text
      .replace('.html', '')
      .toLowerCase()
      .match(/[\p{L}\p{N}_-]+/gu) ?? []
  ).flatMap((word) => [word, ...(/-/.test(word) ? word.split('-') : [])]);

function excerptOf(text: string, terms: readonly string[]): string[] {
  // Words alone, in which nothing means anything else to an expression.
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const matches = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const first = Math.max(0, text.search(matches));
  const start = first <= BEFORE_CHARS ? 0 : text.indexOf(' ', first - BEFORE_CHARS) + 1;
  const end = text.length - first <= AFTER_CHARS ? text.length : text.lastIndexOf(' ', first + AFTER_CHARS);
  // Split by a group, so that every second piece is a match, and the last is none.
  const pieces = text.slice(start, Math.max(end, first)).split(matches);
  const last = pieces.pop() ?? '';
  const [head = '', ...rest] = [...pieces, last + (end < text.length ? ' …' : '')];
  return [(start > 0 ? '… ' : '') + head, ...rest];
}

/** Searches the headings and the text of the guides; what is misspelt by a letter is found too. */
export function makeSearch(sections: readonly Section[]): (wanted: string) => FoundSection[] {
  const index = new MiniSearch<Section & { id: number }>({
    fields: ['title', 'guide', 'href', 'text'], // the name of a page may be a word that its guide never says: csp
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4, guide: 2, href: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  const foundBy = ({ id, terms }: SearchResult): FoundSection[] => {
    const section = sections[Number(id)];
    return section ? [{ ...section, excerpt: excerptOf(section.text, terms) }] : [];
  };
  return (wanted) => index.search(wanted).slice(0, FOUND_MAX).flatMap(foundBy);
}
