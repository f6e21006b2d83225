// What comes out of the stage is of another realm: `instanceof` tells nothing about it.

const ITEMS_MAX = 3;
const TEXT_MAX = 300;
const SUM_MAX = 120;

function shorten(_: string, value: unknown): unknown {
  if (Array.isArray(value) && value.length > ITEMS_MAX) {
    return [...value.slice(0, ITEMS_MAX), `… ${value.length - ITEMS_MAX} more`];
  }
  if (typeof value === 'string' && value.length > TEXT_MAX) return `${value.slice(0, TEXT_MAX)}…`;
  return value;
}

/** A value as JSON that a person can read; long lists and texts are cut. */
export const printValue = (value: unknown): string => JSON.stringify(value, shorten, 2) ?? 'undefined';

function sumUpField(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  if (typeof value === 'object' && value !== null) {
    const { kind, message, title, id } = value as Readonly<Record<string, unknown>>;
    return [kind, message ?? (title || id)].filter(Boolean).join(': ') || '…';
  }
  return String(value);
}

/** A value in one line. */
export function sumUp(value: unknown): string {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !('kind' in value);
  const sum = isPlain
    ? Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => `${name}: ${sumUpField(field)}`)
        .join(', ')
    : sumUpField(value);
  return sum.length > SUM_MAX ? `${sum.slice(0, SUM_MAX)}…` : sum;
}
