import { englishFormat } from './english-format.ts';
import { englishCards } from './english-messages.ts';
import type { Format } from './format.ts';
import type { KnownMessages } from './messages.ts';

/** How a language formats dates and counts, and what the elements say in it; lazy modules bring their own English. */
export interface Words {
  readonly format: Format;
  readonly messages: KnownMessages;
}

const english: Words = { format: englishFormat, messages: englishCards };

// English as in the United States needs nothing from `Intl`; an unset language is taken for it.
const isPlainEnglish = (language: string): boolean => /^(en(-us)?)?$/i.test(language);

const known = new Map<string, Words>();
const loads = new Map<string, Promise<void>>();

/** The words of a language: English until `loadWords` has loaded its own. */
export const wordsOf = (language: string): Words => known.get(language) ?? english;

/** Whether `wordsOf` gives what it will give from now on. */
export const hasWords = (language: string): boolean => isPlainEnglish(language) || known.has(language);

/** Loads the words of a language, once. One that the browser does not know is told in English. Never rejects. */
export async function loadWords(language: string): Promise<void> {
  if (isPlainEnglish(language)) return;
  if (!loads.has(language)) loads.set(language, load(language));
  await loads.get(language);
}

async function load(language: string): Promise<void> {
  try {
    const { loadLanguage } = await import('./languages.ts');
    const { format, messages } = await loadLanguage(language);
    known.set(language, { format, messages: messages ?? englishCards });
  } catch (reason) {
    known.set(language, english);
    console.warn(`ws-widgets: No words for lang="${language}"; using English.`, reason);
  }
}
