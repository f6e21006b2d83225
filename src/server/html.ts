import { escapeCharacter } from '../base/log.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** JSON for a `<script>`: it neither ends the element nor starts a comment, and has no delimiter of a template language. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\[^]?)*"?/g, (string) =>
    string.replaceAll('\\\\', '\\u005c').replaceAll(/[<>{}[\]\u2028\u2029]|\$(?=\$)/g, escapeCharacter),
  );

/** Attributes as they are written in a tag; those whose value is `undefined` are left out. */
export const renderAttributes = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
