/** A parameter's name in quotes, unless it could be markup. An address copied from markup has names such as `amp;limit`. */
export const quoteName = (name: string, otherwise: string): string =>
  /^[a-z][\w;-]{0,40}$/i.test(name) ? `"${name}"` : otherwise;
