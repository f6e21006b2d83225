import { importModule } from '../base/import-module.ts';
import { log } from '../base/log.ts';
import { englishFormat } from './english-format.ts';
import type { Format } from './format.ts';
import type { Catalogue } from './messages.ts';

/** How the elements format dates and counts in a language, and their messages in it. */
export interface Words {
  /** The value of `lang`, as it was written. */
  readonly language: string;
  readonly format: Format;
  /** The language of `format`, if not that of the page: in a language without any messages, dates and counts are in English. */
  readonly formatLang: 'en' | undefined;
  /** Those of the language, with the owner's in their place; lazy modules contain the English of those that are missing. */
  readonly messages: Catalogue;
}

type Known = Readonly<{ format: Format | undefined; messages: Catalogue }>;

const english: Known = { format: undefined, messages: {} };

/** Whether the language of the page is English; an unset language counts as English. */
export const isEnglish = (language: string): boolean => /^(en(-.*)?)?$/i.test(language);

// US English needs nothing from `Intl`.
const isPlainEnglish = (language: string): boolean => /^(en(-us)?)?$/i.test(language);

const known = new Map<string, Known>();
const loads = new Map<string, Promise<void>>();

/** The words of a language, English until loaded; `adapt` adds the owner's. Dates are in the language of the messages around them. */
export function wordsOf(language: string, adapt?: (messages: Catalogue) => Catalogue): Words {
  const { format, messages } = known.get(language) ?? english;
  const own = adapt?.(messages) ?? messages;
  const isOwn = isEnglish(language) || (format && Object.keys(own).length > 0);
  return { language, format: (isOwn && format) || englishFormat, formatLang: isOwn ? undefined : 'en', messages: own };
}

/** Whether what `wordsOf` returns for a language will not change any more. */
export const hasWords = (language: string): boolean => isPlainEnglish(language) || known.has(language);

/** Loads the words of a language, once. Never rejects: English is used for what is unknown or cannot be loaded. */
export async function loadWords(language: string): Promise<void> {
  if (isPlainEnglish(language)) return;
  if (!loads.has(language)) loads.set(language, load(language));
  await loads.get(language);
}

async function load(language: string): Promise<void> {
  try {
    const { loadLanguage } = await importModule(() => import('./languages.ts'));
    const { format, messages = {} } = await loadLanguage(language);
    known.set(language, { format, messages });
  } catch (reason) {
    known.set(language, english);
    log('warn', 'WS-306', `ws-widgets: No messages for lang="${language}"; using English.`, reason);
  }
}

/** Fills a message that says which of some items is meant, or which row of them, with formatted numbers: "3 of 12", "4–6 of 12". */
export const fillPosition = (message: string, number: string, count: string): string =>
  message.replaceAll('{number}', () => number).replaceAll('{count}', () => count);
