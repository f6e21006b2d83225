import { english } from '../content/english.ts';
import type { Format } from '../content/format.ts';

// English as in the United States needs nothing from the browser; an unset language is taken for it.
const isPlainEnglish = (language: string): boolean => /^(en(-us)?)?$/i.test(language);

const formats = new Map<string, Format>();

/** The words for dates and counts of a language: English until `loadFormat` has brought its own. */
export const formatFor = (language: string): Format => formats.get(language) ?? english;

/** Gets what a language needs, and gives it. One that the browser does not know is told in English. */
export async function loadFormat(language: string): Promise<Format> {
  const known = isPlainEnglish(language) ? english : formats.get(language);
  if (known) return known;
  let format = english;
  try {
    const { intlFormat } = await import('../content/intl-format.ts');
    format = intlFormat(language);
  } catch (reason) {
    console.warn(`ws-widgets: dates for lang="${language}" could not be had and are shown in English.`, reason);
  }
  formats.set(language, format);
  return format;
}
