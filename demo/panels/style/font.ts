export interface Font {
  /** An empty string means the font of the page. */
  readonly family: string;
  readonly sizeEm: number;
  readonly weight: string;
}

const PAGES_OWN: Font = { family: '', sizeEm: 1, weight: '400' };

/** Reads a `font` value that the picker can write; any other reads as the page's font. */
export function readFont(written: string): Font {
  const [, weight, size, family] = /^(?:(\d{3}|bold|normal)\s+)?([\d.]+)em(?:\/[\d.]+)?\s+(\S.*)$/.exec(written) ?? [];
  return family === undefined ? PAGES_OWN : { family, sizeEm: Number(size), weight: weight ?? PAGES_OWN.weight };
}

export const writeFont = ({ family, sizeEm, weight }: Font): string =>
  family ? `${weight === PAGES_OWN.weight ? '' : `${weight} `}${sizeEm}em ${family}` : '';

/** A `font-family` for CSS: names of several words are quoted, and a single name gets a fallback. */
export function writeFamily(family: string): string {
  const names = family.split(',').flatMap((one) => one.replace(/['"\\{}<;]/g, '').trim() || []);
  const quoted = names.map((name) => (/^[a-z][\w-]*$/i.test(name) ? name : `'${name}'`));
  return [...quoted, ...(quoted.length === 1 ? ['sans-serif'] : [])].join(', ');
}
