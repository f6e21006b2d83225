import { type Format, MONDAY, planRelative } from './format.ts';

interface WeekInfo {
  readonly firstDay: number;
}

/** The weekday with which a week begins. Older engines know it by a property, and some not at all. */
function firstWeekdayOf(language: string): number {
  const locale: Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(language);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

/** Dates and counts by the browser's own knowledge of a language; the objects are made once. */
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
