const escape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What someone wrote, as it is reported: in one line, whatever line breaks and control characters it has. */
export const quote = (written: string): string => `"${written.replaceAll(/[\p{Cc}\u2028\u2029]/gu, escape)}"`;
