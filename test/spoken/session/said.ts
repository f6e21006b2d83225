/** A line of Orca's debug file with what it said, followed by the voice. */
const SPOKEN = /^[\d:.]+ - SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:[[{][^\n]*)?$/gms;
/** A text that continues on the next line is indented there by the width of the time. */
const INDENT = /\n {18}/g;

/** What Orca says about the browser and its navigation, such as addresses and versions: none of it is ours. */
const OF_THE_BROWSER = [
  /^Selection deleted\.$/,
  /^127\.0\.0\.1:\d+$/,
  /^Loading\. +Please wait\.$/,
  /^Finished loading /,
  / - Chromium frame\.$/,
  /^Screen reader on\.$/,
];

/** What was said, in order. `log` is Orca's debug file, or a part of it that starts at the beginning of a line. */
export function readSaid(log: string): string[] {
  return [...log.matchAll(SPOKEN)]
    .map(([, said = '']) => said.replaceAll(INDENT, ' ').replaceAll('\u00A0', ' ').trim())
    .filter((said) => said !== '' && !OF_THE_BROWSER.some((pattern) => pattern.test(said)));
}
