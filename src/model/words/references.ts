/** Reads names that are each written before their character. */
const readNames = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(' ').map((one) => [one.slice(0, -1), one.slice(-1)]));

/** The names that other systems write most; a library with all of them is 11 kB. */
const NAMED = readNames(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 shy\u00ad szligß ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” bdquo„ laquo« raquo» hellip… euro€ pound£',
);

/** `&eacute;` is an e with this mark. */
const ACCENTS = readNames('grave\u0300 acute\u0301 circ\u0302 tilde\u0303 uml\u0308 ring\u030a cedil\u0327');

const REFERENCE = /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z])([a-z]{1,5}));/gi;

function characterOf(number: string): string {
  const code = Number(`0${number}`); // "x27" becomes "0x27", which is hexadecimal
  return code > 0 && code <= 0x10ffff && (code & 0xff800) !== 0xd800 ? String.fromCodePoint(code) : '\ufffd';
}

/** A text with the characters that its usual character references represent. Other references stay as they were sent. */
export const decodeReferences = (text: string): string =>
  text.replace(REFERENCE, (all, number?: string, letter = '', rest = '') => {
    if (number) return characterOf(number);
    const accent = ACCENTS.get(rest);
    return accent ? (letter + accent).normalize() : (NAMED.get(letter + rest) ?? all);
  });

/** The same, until nothing is left to decode: some systems encode twice, and a post that is read again stays as it is. */
export function decodeAll(text: string): string {
  const decoded = decodeReferences(text);
  return decoded === text ? text : decodeAll(decoded);
}
