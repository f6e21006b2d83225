/** Parameters for a link, by their whole names: `utm_source`. */
export type Utm = Readonly<Record<string, string>>;

/** What an owner writes: `source=site,medium=feed`; `undefined` for a piece that says nothing. */
function readPiece(piece: string): [name: string, value: string] | undefined {
  const [, name, value] = /^\s*(?:utm_)?([a-z][a-z\d_]*)\s*=\s*(.*?)\s*$/i.exec(piece) ?? [];
  return name && value ? [`utm_${name.toLowerCase()}`, value] : undefined;
}

/** The parameters that were written, parted by commas; `misfit` is called where one of them says nothing. */
export function readUtm(written: string, misfit: () => void): Utm {
  const pieces = written.split(',').map(readPiece);
  if (pieces.includes(undefined)) misfit();
  return Object.fromEntries(pieces.filter((piece) => piece !== undefined));
}

/** A link with these parameters behind its own, which it keeps to the letter; what it says already stays as it is. */
export function addUtm(href: string, utm: Utm): string {
  const url = new URL(href);
  const added = Object.entries(utm)
    .filter(([name]) => !url.searchParams.has(name))
    // Half of a character cannot be said in a URL.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  if (added.length > 0) url.search = [url.search.slice(1), ...added].filter(Boolean).join('&');
  return url.href;
}
