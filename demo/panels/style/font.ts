export interface Font {
  /** An empty string is the page's. */
  readonly family: string;
  readonly sizeEm: number;
  readonly weight: string;
}

const PAGES_OWN: Font = { family: '', sizeEm: 1, weight: '400' };

/** Reads a `font` as far as the picker knows it. */
export function readFont(written: string): Font {
  const [, weight, size, family] = /^(?:(\d{3}|bold|normal)\s+)?([\d.]+)em(?:\/[\d.]+)?\s+(\S.*)$/.exec(written) ?? [];
  return family === undefined ? PAGES_OWN : { family, sizeEm: Number(size), weight: weight ?? PAGES_OWN.weight };
}

export const writeFont = ({ family, sizeEm, weight }: Font): string =>
  family ? `${weight === PAGES_OWN.weight ? '' : `${weight} `}${sizeEm}em ${family}` : '';
