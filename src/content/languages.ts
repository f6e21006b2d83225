import { importModule } from '../base/import-module.ts';
import { CATALOGUES } from './languages/by-tag/catalogues.ts';
import { type Format, MONDAY, planRelative } from './format.ts';
import type { Catalogue } from './messages.ts';

/** Languages that use the catalogue of another language. */
const SERVED_BY: Partial<Record<string, string>> = {
  // Stryker disable next-line StringLiteral: Node replaces them itself
  in: 'id', // the former codes of Indonesian and Hebrew, which WebKit does not replace
  // Stryker disable next-line StringLiteral: as above
  iw: 'he',
  nn: 'nb', // people who write Nynorsk can read Bokmål
  no: 'nb',
};

/** The catalogue of a language: `de` for `de-AT`, too. For Chinese and Serbian, the script decides; for Portuguese, the region. */
export function catalogueOf(tag: string): string {
  const locale = new Intl.Locale(tag);
  const { language } = locale;
  const { script, region } = locale.maximize();
  if (language === 'zh') return `zh-${script}`.toLowerCase();
  if (language === 'sr' && script === 'Latn') return 'sr-latn';
  if (language === 'pt' && region !== 'BR') return 'pt-pt';
  return SERVED_BY[language] ?? language;
}

/** The first day of a week. Older browsers have `weekInfo` in place of the method; for those that have neither, it is Monday. */
function firstWeekdayOf(language: string): number {
  type WeekInfo = Readonly<Record<'firstDay', number>>;
  const locale: Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(language);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

/** Dates and counts as the browser formats them in a language; the `Intl` objects are made once. */
export function intlFormat(language: string): Format {
  const inWords = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const firstWeekday = firstWeekdayOf(language);
  const dayAndTime = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const compact = new Intl.NumberFormat(language, { notation: 'compact' });
  const plural = new Intl.PluralRules(language);
  const whole = new Intl.NumberFormat(language);
  return {
    relative: (date, nowMs) => inWords.format(...planRelative(date, nowMs, firstWeekday)),
    absolute: (date) => dayAndTime.format(date),
    day: (date) => day.format(date),
    compact: (count) => compact.format(count),
    whole: (count) => whole.format(count),
    category: (count) => plural.select(count),
  };
}

/** The format and the messages of a language, as far as they exist. Rejects with a `RangeError` if `language` is not a language tag. */
export async function loadLanguage(language: string): Promise<{ format?: Format; messages?: Catalogue }> {
  const load = CATALOGUES[catalogueOf(language)];
  const catalogue = await (load && importModule(load));
  // A browser that does not support the language would format dates in its own.
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  return { ...(isKnown && { format: intlFormat(language) }), ...catalogue };
}
