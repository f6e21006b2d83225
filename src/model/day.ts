const DAY = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/;

/** The moment at which a day begins for the visitor, as dates are shown to them, or the one so many days later. */
export function startOfDay(written: string, daysLater = 0): Date | undefined {
  const [, year = NaN, month = NaN, day = NaN] = (DAY.exec(written) ?? []).map(Number);
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12;
  return isReal ? new Date(year, month - 1, day + daysLater) : undefined;
}
