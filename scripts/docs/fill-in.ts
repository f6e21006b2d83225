const PLACE = /(<!-- (.+): made by `npm run docs` -->\n)[\s\S]*?(<!-- end -->)/g;

/** Puts tables into their places in a text, and leaves the rest of it as it is. */
export function fillIn(text: string, tables: Readonly<Record<string, string>>): string {
  const filled = new Set<string>();
  const result = text.replace(PLACE, (_, start: string, name: string, end: string) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`There is no table for "${name}".`);
    filled.add(name);
    return `${start}\n${table}\n\n${end}`;
  });
  const missing = Object.keys(tables).filter((name) => !filled.has(name));
  if (missing.length > 0) throw new Error(`There is no place for ${missing.join(', ')}.`);
  return result;
}
