import { isDay } from './formats.ts';

/** The moment at which a day begins for the visitor, as dates are shown to them, or the one so many days later. */
export function startOfDay(written: string, daysLater = 0): Date | undefined {
  const text = written.trim();
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  return isDay(text) ? new Date(year, month - 1, day + daysLater) : undefined;
}
