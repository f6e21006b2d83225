/** What the module script imports has a hash in its name. */
const IMPORTED_FILE = /^[^/]+-[\da-f]{8}\.js$/;

/**
 * The import map that covers all that the module script imports. Each file is listed twice: a module that could not be
 * loaded is imported again under another URL (`?again`), which needs an entry of its own.
 */
export function importMapOf(
  hashes: Readonly<Record<string, string>>,
  filesUrl: string,
): { readonly integrity: Readonly<Record<string, string>> } {
  const imported = Object.entries(hashes).filter(([file]) => IMPORTED_FILE.test(file));
  const entries = imported.flatMap(([file, hash]) => ['', '?again'].map((query) => [filesUrl + file + query, hash]));
  return { integrity: Object.fromEntries(entries) as Record<string, string> };
}
