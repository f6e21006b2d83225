const RIGHT_TO_LEFT: readonly (string | undefined)[] = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The direction in which a language is written: `rtl` for `ar`, `ur` and `pa-Arab`; `undefined` for an invalid tag. */
export function directionOf(language: string): 'ltr' | 'rtl' | undefined {
  try {
    return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
    // Stryker disable next-line BlockStatement: what returns nothing returns undefined, too
  } catch {
    return undefined;
  }
}
