import { englishFormat } from './english-format.ts';
import { englishCards } from './english-messages.ts';
import type { Format } from './format.ts';
import type { KnownMessages } from './messages.ts';

/** How a language tells dates and counts, and what the elements say in it; the parts bring their own English. */
export interface Words {
  readonly format: Format;
  readonly messages: KnownMessages;
}

const english: Words = { format: englishFormat, messages: englishCards };

// English as in the United States takes nothing from the browser; an unset language is taken for it.
const isPlainEnglish = (language: string): boolean => /^(en(-us)?)?$/i.test(language);

const known = new Map<string, Words>();
const loads = new Map<string, Promise<void>>();

/** The words of a language: English until `loadWords` has brought its own. */
export const wordsOf = (language: string): Words => known.get(language) ?? english;

/** Gets the words of a language. One that the browser does not know is told in English. */
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
    console.warn(`ws-widgets: no words for lang="${language}".`, reason);
  }
}
