/** The names that other systems write most; a library with all of them is 11 kB. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  szlig: 'ß',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  euro: '€',
  pound: '£',
};

/** `&eacute;` is an e with this mark. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

const REFERENCE = new RegExp(
  `&(?:#(\\d{1,7})|#[xX]([\\da-fA-F]{1,6})|([a-zA-Z])(${Object.keys(ACCENTS).join('|')})|([a-z]{2,6}));`,
  'g',
);

const isCharacter = (code: number): boolean => code > 0 && code <= 0x10ffff && (code & 0xff800) !== 0xd800;

/** A text with what its character references represent. Of others than the usual ones, it is as it was sent. */
export const decodeReferences = (text: string): string =>
  text.replace(REFERENCE, (all, decimal?: string, hex?: string, letter = '', accent = '', name = '') => {
    if (accent) return (letter + String(ACCENTS[accent])).normalize();
    if (name) return NAMED[name] ?? all;
    const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
    return isCharacter(code) ? String.fromCodePoint(code) : '\ufffd';
  });

/** The same, until nothing is left to decode: some systems encode twice, and a post that is read again stays as it is. */
export function decodeAll(text: string): string {
  const decoded = decodeReferences(text);
  return decoded === text ? text : decodeAll(decoded);
}
