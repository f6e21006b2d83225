const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it is written in markup or in an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const escapeChar = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON as it is written in a `<script>`: nothing in it ends the script, or begins a comment. Frameworks that read a page
 * as templates read scripts as well: no string of it has a delimiter.
 */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\[^]?)*"?/g, (string) =>
    string.replaceAll('\\\\', '\\u005c').replaceAll(/[<>{}[\]\u2028\u2029]|\$(?=\$)/g, escapeChar),
  );

/** Attributes as they are written in a tag; those without a value are left out. */
export const renderAttributes = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
