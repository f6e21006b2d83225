/** Dates and counts in the words of one language. */
export interface Format {
  /** How long ago, or how far ahead: "3 hours ago". */
  relative(date: Date, nowMs: number): string;
  /** Day and time: "November 21, 2026 at 3:41 PM". */
  absolute(date: Date): string;
  /** Day: "Nov 21, 2026". */
  day(date: Date): string;
  /** As short as can be: "1.2K". */
  compact(count: number): string;
  /** In full: "1,234". */
  whole(count: number): string;
  /** Which form of a sentence a number takes. */
  category(count: number): Intl.LDMLPluralRule;
}

const DAY_S = 86_400;

/** The day on the visitor's calendar, counted from January 1, 1970. */
const dayOf = (date: Date): number => Math.floor((date.getTime() / 1000 - date.getTimezoneOffset() * 60) / DAY_S);

/** As `Intl` counts weekdays: Monday is 1, Sunday 7. */
export const MONDAY = 1;
export const SUNDAY = 7;

/** Day 0 was a Thursday. */
const weekOf = (day: number, firstWeekday: number): number => Math.floor((day + 4 - (firstWeekday % 7)) / 7);
const monthOf = (date: Date): number => 12 * date.getFullYear() + date.getMonth();

/** A time of less than a day, in the largest unit that fits, rounded to zero. */
function planTime(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const minutes = Math.trunc(seconds / 60);
  const hours = Math.trunc(seconds / 3600);
  return hours ? [hours, 'hour'] : minutes ? [minutes, 'minute'] : [0, 'second'];
}

/**
 * The distance from now: -3 hours is `[-3, 'hour']`. From a day on it counts what the calendar counts, in the visitor's
 * time zone, for words like "yesterday" and "last year" speak of that.
 */
export function planRelative(date: Date, nowMs: number, firstWeekday = MONDAY): [number, Intl.RelativeTimeFormatUnit] {
  const now = new Date(nowMs);
  const seconds = (date.getTime() - nowMs) / 1000;
  const [day, today] = [dayOf(date), dayOf(now)];
  const days = day - today;
  const distance = Math.abs(days);
  // A day may be longer or shorter than 24 hours where clocks are changed.
  if (!distance || (distance === 1 && Math.abs(seconds) < DAY_S)) return planTime(seconds);
  if (distance < 7) return [days, 'day'];
  if (distance < 31) return [weekOf(day, firstWeekday) - weekOf(today, firstWeekday), 'week'];
  const months = monthOf(date) - monthOf(now);
  if (Math.abs(months) < 12) return [months, 'month'];
  return [date.getFullYear() - now.getFullYear(), 'year'];
}
