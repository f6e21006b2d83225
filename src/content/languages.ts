import type { Format } from './format.ts';
import { intlFormat } from './intl-format.ts';
import type { Messages } from './messages.ts';

const hebrew = () => import('./languages/he.ts');

const CATALOGUES: Partial<Record<string, () => Promise<{ readonly messages: Messages }>>> = {
  ar: () => import('./languages/ar.ts'),
  de: () => import('./languages/de.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  he: hebrew,
  iw: hebrew, // its code of old, which WebKit does not put right
  it: () => import('./languages/it.ts'),
  ja: () => import('./languages/ja.ts'),
  nl: () => import('./languages/nl.ts'),
  pl: () => import('./languages/pl.ts'),
  pt: () => import('./languages/pt.ts'),
  tr: () => import('./languages/tr.ts'),
  'zh-hans': () => import('./languages/zh-hans.ts'),
};

/** The catalogue that serves a language: that of `de` serves `de-AT`. Chinese is told apart by its script. */
function catalogueOf(language: string): string {
  const locale = new Intl.Locale(language);
  return locale.language === 'zh' ? `zh-${locale.maximize().script}`.toLowerCase() : locale.language;
}

export interface Language {
  readonly format: Format;
  /** Absent where nobody has translated them yet. */
  readonly messages: Messages | undefined;
}

/** Dates, counts and words of a language. Rejects with a `RangeError` where `language` is no language tag. */
export async function loadLanguage(language: string): Promise<Language> {
  const catalogue = await CATALOGUES[catalogueOf(language)]?.();
  // What Intl does not know, it would tell in the language of the browser.
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  return { format: intlFormat(isKnown ? language : 'en'), messages: catalogue?.messages };
}
