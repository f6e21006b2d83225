import type { Format } from './format.ts';
import { intlFormat } from './intl-format.ts';
import type { Messages } from './messages.ts';

type LoadCatalogue = () => Promise<{ readonly messages: Messages }>;

const hebrew: LoadCatalogue = () => import('./languages/he.ts');
const indonesian: LoadCatalogue = () => import('./languages/id.ts');
const norwegian: LoadCatalogue = () => import('./languages/nb.ts');

const CATALOGUES: Partial<Record<string, LoadCatalogue>> = {
  ar: () => import('./languages/ar.ts'),
  bg: () => import('./languages/bg.ts'),
  bn: () => import('./languages/bn.ts'),
  cs: () => import('./languages/cs.ts'),
  da: () => import('./languages/da.ts'),
  de: () => import('./languages/de.ts'),
  el: () => import('./languages/el.ts'),
  es: () => import('./languages/es.ts'),
  fi: () => import('./languages/fi.ts'),
  fr: () => import('./languages/fr.ts'),
  he: hebrew,
  hi: () => import('./languages/hi.ts'),
  hu: () => import('./languages/hu.ts'),
  id: indonesian,
  in: indonesian, // the former codes of these two, which WebKit does not replace
  it: () => import('./languages/it.ts'),
  iw: hebrew,
  ja: () => import('./languages/ja.ts'),
  ko: () => import('./languages/ko.ts'),
  nb: norwegian,
  nl: () => import('./languages/nl.ts'),
  nn: norwegian, // who writes Nynorsk reads Bokmål
  no: norwegian,
  pl: () => import('./languages/pl.ts'),
  pt: () => import('./languages/pt.ts'),
  'pt-pt': () => import('./languages/pt-pt.ts'),
  ro: () => import('./languages/ro.ts'),
  ru: () => import('./languages/ru.ts'),
  sk: () => import('./languages/sk.ts'),
  sv: () => import('./languages/sv.ts'),
  th: () => import('./languages/th.ts'),
  tr: () => import('./languages/tr.ts'),
  uk: () => import('./languages/uk.ts'),
  vi: () => import('./languages/vi.ts'),
  'zh-hans': () => import('./languages/zh-hans.ts'),
  'zh-hant': () => import('./languages/zh-hant.ts'),
};

/**
 * The catalogue of a language: that of `de` serves `de-AT` too. Chinese is told apart by its script, and Portuguese by its
 * region: outside Brazil it is written as in Portugal.
 */
function catalogueOf(tag: string): string {
  const locale = new Intl.Locale(tag);
  const { language } = locale;
  const { script, region } = locale.maximize();
  if (language === 'zh') return `zh-${script}`.toLowerCase();
  return language === 'pt' && region !== 'BR' ? 'pt-pt' : language;
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
