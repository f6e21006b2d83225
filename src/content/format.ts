/** Dates and counts in the words of one language. */
export interface Format {
  /** How long ago, or how far ahead: "3 hours ago". */
  relative(date: Date, nowMs: number): string;
  /** Day and time: "November 21, 2026 at 3:41 PM". */
  absolute(date: Date): string;
  /** Day: "Nov 21, 2026". */
  day(date: Date): string;
  /** As short as possible: "1.2K". */
  compact(count: number): string;
  /** In full: "1,234". */
  whole(count: number): string;
  /** The plural category of a number, which chooses the form of a sentence. */
  category(count: number): Intl.LDMLPluralRule;
}

/** As `Intl` counts weekdays: Monday is 1, Sunday 7. */
export const MONDAY = 1;
export const SUNDAY = 7;

const DAY_MS = 86_400_000;

/** The day on the visitor's calendar, counted from January 1, 1970. */
const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY_MS);

/** The distance from now, as `[-3, 'hour']`; from one day on, by the visitor's calendar: "yesterday" and "last year" refer to it. */
export function planRelative(date: Date, nowMs: number, firstWeekday = MONDAY): [number, Intl.RelativeTimeFormatUnit] {
  const now = new Date(nowMs);
  const count = (place: (date: Date) => number): number => place(date) - place(now);
  const days = count(dayOf);
  const distance = Math.abs(days);
  const minutes = Math.trunc((date.getTime() - nowMs) / 60_000);
  const hours = Math.trunc(minutes / 60);
  // A day may be longer or shorter than 24 hours where clocks are changed.
  if (!distance || (distance < 2 && Math.abs(hours) < 24))
    return hours ? [hours, 'hour'] : minutes ? [minutes, 'minute'] : [0, 'second'];
  if (distance < 7) return [days, 'day'];
  // Day 0 was a Thursday.
  if (distance < 31) return [count((one) => Math.floor((dayOf(one) + 4 - (firstWeekday % 7)) / 7)), 'week'];
  const years = count((one) => one.getFullYear());
  const months = 12 * years + count((one) => one.getMonth());
  return Math.abs(months) < 12 ? [months, 'month'] : [years, 'year'];
}
