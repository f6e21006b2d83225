import { tell } from '../base/told/tell.ts';
import { englishFormat } from './english-format.ts';
import type { Format } from './format.ts';
import type { Catalogue } from './messages.ts';

/** How the elements tell dates and counts in a language, and what they say in it. */
export interface Words {
  /** As it was written for `lang`. */
  readonly language: string;
  readonly format: Format;
  /** Of the format, where that is not the language of the page: a language without any messages is formatted in English. */
  readonly formatLang: 'en' | undefined;
  /** Those of the language, the owner's before them; lazy modules bring the English of what is missing. */
  readonly messages: Catalogue;
}

interface Known {
  readonly format: Format | undefined;
  readonly messages: Catalogue;
}

const english: Known = { format: undefined, messages: {} };

/** Whether English is the language of the page; an unset language is taken for it. */
export const isEnglish = (language: string): boolean => /^(en(-.*)?)?$/i.test(language);

// English as in the United States needs nothing from `Intl`.
const isPlainEnglish = (language: string): boolean => /^(en(-us)?)?$/i.test(language);

const known = new Map<string, Known>();
const loads = new Map<string, Promise<void>>();

const asItIs = (messages: Catalogue): Catalogue => messages;

/** The words of a language, with the owner's: English until they are loaded. Dates are in the language of the messages around them. */
export function wordsOf(language: string, adapt: (messages: Catalogue) => Catalogue = asItIs): Words {
  const { format, messages } = known.get(language) ?? english;
  const own = adapt(messages);
  if (isEnglish(language)) return { language, format: format ?? englishFormat, formatLang: undefined, messages: own };
  return format && Object.keys(own).length > 0
    ? { language, format, formatLang: undefined, messages: own }
    : { language, format: englishFormat, formatLang: 'en', messages: own };
}

/** Whether `wordsOf` gives what it will give from now on. */
export const hasWords = (language: string): boolean => isPlainEnglish(language) || known.has(language);

/** Loads the words of a language, once. For one that the browser does not know, English is used. Never rejects. */
export async function loadWords(language: string): Promise<void> {
  if (isPlainEnglish(language)) return;
  if (!loads.has(language)) loads.set(language, load(language));
  await loads.get(language);
}

async function load(language: string): Promise<void> {
  try {
    const { loadLanguage } = await import('./languages.ts');
    const { format, messages = {} } = await loadLanguage(language);
    known.set(language, { format, messages });
  } catch (reason) {
    known.set(language, english);
    tell('warn', 'WS-306', `ws-widgets: No messages for lang="${language}"; using English.`, reason);
  }
}

/** The message that says where one or a row of them is, with numbers as its language writes them: "3 of 12", "4–6 of 12". */
export const fillPosition = (message: string, number: string, count: string): string =>
  message.replace('{number}', () => number).replace('{count}', () => count);
