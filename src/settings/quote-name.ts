/**
 * The name of a parameter in quotes, unless it could be taken for markup. It may be one such as `amp;limit`, of an address
 * that was copied from markup.
 */
export const quoteName = (name: string, otherwise: string): string =>
  /^[a-z][\w;-]{0,40}$/i.test(name) ? `"${name}"` : otherwise;
