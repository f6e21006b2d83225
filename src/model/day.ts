/** Whether a text is a day that the calendar has, such as `2026-01-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(-2));

/** The moment at which a day begins for the visitor, as dates are shown to them, or the one so many days later. */
export function startOfDay(written: string, daysLater = 0): Date | undefined {
  const text = written.trim();
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  return isDay(text) ? new Date(year, month - 1, day + daysLater) : undefined;
}
