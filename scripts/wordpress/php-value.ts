import { phpString } from '../../demo/snippets/text/literals.ts';

/** A value that JSON knows, as PHP code. */
export function phpValue(value: unknown): string {
  if (typeof value === 'string') return phpString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Array.isArray(value)
    ? value.map(phpValue)
    : Object.entries(value).map(([key, one]) => `${phpString(key)} => ${phpValue(one)}`);
  return `array(\n${entries.map((entry) => `${entry},\n`).join('')})`;
}
