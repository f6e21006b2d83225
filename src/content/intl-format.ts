import { type Format, planRelative } from './format.ts';

/** Dates and counts by the browser's own knowledge of a language; the objects are made once. */
export function intlFormat(language: string): Format {
  const inWords = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dayAndTime = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const compact = new Intl.NumberFormat(language, { notation: 'compact' });
  const plural = new Intl.PluralRules(language);
  const whole = new Intl.NumberFormat(language);
  return {
    relative: (date, nowMs) => inWords.format(...planRelative(date, nowMs)),
    absolute: (date) => dayAndTime.format(date),
    day: (date) => day.format(date),
    compact: (count) => compact.format(count),
    whole: (count) => whole.format(count),
    category: (count) => plural.select(count),
  };
}
