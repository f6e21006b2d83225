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

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The distance from now in the largest unit that fits, rounded to nought: -3 hours is `[-3, 'hour']`. */
export function planRelative(date: Date, nowMs: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = (date.getTime() - nowMs) / 1000;
  for (const [unit, size] of UNITS) if (Math.abs(seconds) >= size) return [Math.trunc(seconds / size), unit];
  return [0, 'second'];
}
