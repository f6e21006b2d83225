// A place whose first mark ends its line holds a table. A place within a line holds some words.
const PLACE = /(<!-- ([^>]+): made by `npm run docs` -->)(\n?)[\s\S]*?(<!-- end -->)/g;

type Texts = Readonly<Record<string, string>>;

/** Puts tables and words into their places in `texts`, whose keys are file names, and leaves the rest as it is. */
export function fillIn(texts: Texts, tables: Texts): Texts {
  const filled = new Set<string>();
  const fillOne = (text: string): string =>
    text.replace(PLACE, (_, start: string, name: string, line: string, end: string) => {
      const table = tables[name];
      if (table === undefined) throw new Error(`There is no table for "${name}".`);
      filled.add(name);
      return line ? `${start}\n\n${table}\n\n${end}` : `${start}${table}${end}`;
    });
  const result = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, fillOne(text)]));
  const missing = Object.keys(tables).filter((name) => !filled.has(name));
  if (missing.length > 0) throw new Error(`There is no place for ${missing.join(', ')}.`);
  return result;
}
