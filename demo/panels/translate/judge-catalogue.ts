/** A text, or a text for each plural category. */
export type Message = string | Readonly<Record<string, string>>;
export type Catalogue = Readonly<Record<string, Message>>;

/** A catalogue that anybody may have written: its values are not checked yet. */
type Written = Readonly<Record<string, unknown>>;

/** The keys of English that a language does not have. */
export const findMissing = (english: Catalogue, written: Written): string[] =>
  Object.keys(english).filter((key) => written[key] === undefined);

const placeholdersOf = (text: string): string => [...new Set(text.match(/\{[^{}]*\}/g))].sort().join(' ');

/** Whole numbers of every plural category: small ones, and large ones that have their own category in some languages. */
const NUMBERS = [...Array.from({ length: 200 }, (_, number) => number), 1e3, 1e6, 2e6];

/** The plural categories with only one number: their texts may leave the number out, as in "a post". */
function mayLeaveOut(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language);
  const selected = NUMBERS.map((number) => rules.select(number));
  return new Set(selected.filter((category) => selected.indexOf(category) === selected.lastIndexOf(category)));
}

function judgeText(text: unknown, wanted: string, isFree: boolean): string | undefined {
  if (typeof text !== 'string') return 'is not text';
  const found = placeholdersOf(text);
  if (found === wanted || (isFree && found === '')) return undefined;
  return wanted ? `has ${found || 'no placeholder'}, but English has ${wanted}` : `has ${found}, but English has none`;
}

function judgePlural(written: unknown, wanted: string, language: string): (string | undefined)[] {
  if (typeof written !== 'object' || written === null) return ['is not text for each plural category'];
  const forms = written as Written;
  const categories = categoriesOf(language);
  const free = mayLeaveOut(language);
  const all = new Set([...categories, ...Object.keys(forms)]);
  return [...all].map((category) => {
    if (!categories.includes(category)) return `has the plural category ${category}, which the language does not have`;
    if (forms[category] === undefined) return `lacks the plural category ${category}`;
    const problem = judgeText(forms[category], wanted, free.has(category));
    return problem && `${problem}, in ${category}`;
  });
}

/** The plural categories of a language. */
export const categoriesOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** What is wrong with one message of a language, as ends of sentences; empty if it is right. */
export function judgeMessage(english: Message, written: unknown, language: string): string[] {
  const problems =
    typeof english === 'string'
      ? [judgeText(written, placeholdersOf(english), false)]
      : judgePlural(written, placeholdersOf(english['other'] ?? ''), language);
  return problems.filter((problem) => problem !== undefined);
}

/** One line that says what is missing in which language. */
export function sayMissing(english: Catalogue, catalogues: Readonly<Record<string, Written>>): string {
  const lacking = Object.entries(catalogues).flatMap(([language, written]) => {
    const keys = findMissing(english, written);
    return keys.length > 0 ? [`${language} (${keys.join(', ')})`] : [];
  });
  const count = Object.keys(catalogues).length;
  return lacking.length > 0
    ? `Missing messages, displayed in English: ${lacking.join('; ')}.`
    : `No message is missing in any of ${count} languages.`;
}
