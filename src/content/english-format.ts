import { type Format, planRelative, SUNDAY } from './format.ts';

// What Intl says for "en", without Intl: the first Intl object of a page costs a slow phone about 80 ms. A test compares the two.

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const hasName = (unit: string): boolean => /year|month|week/.test(unit);

function relative(date: Date, nowMs: number): string {
  const [value, unit] = planRelative(date, nowMs, SUNDAY);
  const count = Math.abs(value);
  if (count === 0) return 'now';
  const isAhead = value > 0;
  if (count === 1 && unit === 'day') return isAhead ? 'tomorrow' : 'yesterday';
  if (count === 1 && hasName(unit)) return `${isAhead ? 'next' : 'last'} ${unit}`;
  const units = count === 1 ? unit : `${unit}s`;
  return isAhead ? `in ${whole(count)} ${units}` : `${whole(count)} ${units} ago`;
}

const month = (date: Date): string => MONTHS[date.getMonth()] ?? '';
const dayAndYear = (date: Date): string => `${date.getDate()}, ${date.getFullYear()}`;

function absolute(date: Date): string {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${month(date)} ${dayAndYear(date)} at ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Two digits, or a whole number: 1.2K, 12K, 123K. Divided only once, so that a half stays exact and is rounded up. */
function compact(count: number): string {
  for (let unit = 1e3, power = 0; ; unit *= 1e3, power++) {
    const tenths = Math.round(count / (unit / 10)) / 10;
    const value = tenths < 10 ? tenths : Math.round(count / unit);
    if (count < 1e3) return whole(count);
    if (value < 1e3 || power === 3) return value + 'KMBT'.charAt(power);
  }
}

const whole = (count: number): string =>
  Number.isSafeInteger(count) ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : count.toLocaleString('en');

export const englishFormat: Format = {
  relative,
  absolute,
  day: (date) => `${month(date).slice(0, 3)} ${dayAndYear(date)}`,
  compact,
  whole,
  category: (count) => (count === 1 ? 'one' : 'other'),
};
