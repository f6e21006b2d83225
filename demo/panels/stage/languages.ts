// For their names alone: what they say, the elements load.
const catalogues = import.meta.glob('../../../src/content/languages/*.ts');

/** `zh-hans` -> `zh-Hans` */
const tagOf = (path: string): string => new Intl.Locale(path.replace(/^.*\/|\.ts$/g, '')).toString();

/** Every language that the elements speak. English has no catalogue: it is built in. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(catalogues).map(tagOf)];

/** The name of a language in that language. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
