import MiniSearch, { type SearchResult } from 'minisearch';

export interface Section {
  /** The URL of the page, with the anchor. */
  readonly href: string;
  readonly guide: string;
  readonly title: string;
  readonly text: string;
}

export interface FoundSection extends Section {
  /** The text around the first match, in pieces: every second one is a match. */
  readonly excerpt: readonly string[];
}

const FOUND_MAX = 12;
/** How many characters an excerpt has before and after the first match. */
const BEFORE_CHARS = 40;
const AFTER_CHARS = 100;

/** Names of attributes and files count as one word, and each of their parts as another. */
const wordsOf = (text: string): string[] =>
  [
    ...text
      .replace('.html', '')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}_-]+/gu),
  ].flatMap(([word]) => [word, ...(/-/.test(word) ? word.split('-') : [])]);

function excerptOf(text: string, terms: readonly string[]): string[] {
  // Only words, so nothing needs escaping in a regular expression.
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const matches = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const first = Math.max(0, text.search(matches));
  const start = first <= BEFORE_CHARS ? 0 : text.indexOf(' ', first - BEFORE_CHARS) + 1;
  const end = text.length - first <= AFTER_CHARS ? text.length : text.lastIndexOf(' ', first + AFTER_CHARS);
  // Splitting by a capturing group makes every second piece a match; the last piece is none.
  const pieces = text.slice(start, Math.max(end, first)).split(matches);
  const last = pieces.pop() ?? '';
  const [head = '', ...rest] = [...pieces, last + (end < text.length ? ' …' : '')];
  return [(start > 0 ? '… ' : '') + head, ...rest];
}

/** Searches the headings and the text of the guides; also finds words that are misspelt by one letter. */
export function makeSearch(sections: readonly Section[]): (wanted: string) => FoundSection[] {
  const index = new MiniSearch<Section & { id: number }>({
    fields: ['title', 'guide', 'href', 'text'], // the file name of a guide may be a word that the guide never uses, such as csp
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
